import type { TrashOf } from 'shared-api/client/trash.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { trashList } from 'shared-api/query/trash.query';
import { Pager, RecordList } from 'shared-ui/data-grid';
import { ListCount, ListSkeleton, useFocusNext } from 'shared-ui/lists';
import { useSearchParams } from 'shared-ui/router';
import { Block, EmptyState, FailedState, Loaded } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { trashMessages as messages } from './messages.ts';
import { TrashedCard } from './trashed-card.tsx';

/** The first page and the next: the way back is the browser's. */
function pageLinks(params: URLSearchParams, next: string | null) {
  const searchOf = (cursor?: string) => {
    const copy = new URLSearchParams(params);
    copy.delete('cursor');
    if (cursor) copy.set('cursor', cursor);
    return `?${copy}`;
  };
  return [
    ...(params.has('cursor') ? [{ words: messages.first, search: searchOf() }] : []),
    ...(next ? [{ words: messages.next, search: searchOf(next) }] : []),
  ];
}

export function TrashedPosts({ of, viewer }: TrashOf & { viewer: PrivateMember }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useQuery(trashList({ of, ...(cursor && { cursor }) }));
  const { items = [], next = null, total = 0 } = query.data ?? {};
  const place = useFocusNext<HTMLDivElement>('li');
  return (
    <Block title={messages.list}>
      <div ref={place}>
        <Loaded
          status={loadStatus(query)}
          isEmpty={items.length === 0}
          waiting={<ListSkeleton />}
          failed={<FailedState title={spaces.loadFailed} text={spaces.loadFailedHint} onRetry={query.refetch} />}
          empty={<EmptyState title={messages.none} text={messages.noneHint} />}
        >
          <ListCount>{messages.count(total)}</ListCount>
          <RecordList label={messages.list}>
            {items.map((post) => (
              <TrashedCard key={post.id} post={post} viewer={viewer} />
            ))}
          </RecordList>
          <Pager label={messages.pages} links={pageLinks(params, next)} />
        </Loaded>
      </div>
    </Block>
  );
}
