import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
import { type PostsQuery, PostType } from 'shared-api/contract/posts/posts.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { postsList } from 'shared-api/query/posts.query';
import { DataTable } from 'shared-ui/data-grid';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { OfficeFilter } from '../offices/office-filter.tsx';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { postBrief, postColumns, postDetails } from './post-columns.tsx';

function postsQueryOf(params: URLSearchParams): PostsQuery {
  const [q, office, cursor] = [params.get('q'), params.get('office'), params.get('cursor')];
  const type = PostType.options.find((each) => each === params.get('type'));
  return { ...(q && { q }), ...(office && { office }), ...(type && { type }), ...(cursor && { cursor }) };
}

const types = [
  { value: 'Post', words: messages.post },
  { value: 'Ad', words: messages.announcement },
];

function PostsPage() {
  const viewer = useViewer();
  const list = useList(postsList, postsQueryOf);
  return (
    <ListPage
      words={messages}
      filters={
        <>
          <SearchField label={messages.search} hint={messages.searchHint} />
          {canSeeAllOffices(viewer) && <OfficeFilter label={messages.office} />}
          <FilterSelect name="type" label={messages.type} options={types} />
          <Link className={buttonClass({ variant: 'ghost' })} to={`${pathTo.trash}?of=scope`}>
            {messages.trash}
          </Link>
        </>
      }
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <DataTable
        caption={messages.list}
        columns={postColumns}
        rows={list.items}
        briefOf={postBrief}
        detailsOf={postDetails}
        isPending={list.isPlaceholder}
      />
    </ListPage>
  );
}

export const handle: PageHandle = { title: dashboard.content };
export { PostsPage as Component };
