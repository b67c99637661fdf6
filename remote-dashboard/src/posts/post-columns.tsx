import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { type DataColumn, OneLine } from 'shared-ui/data-grid';
import { Link } from 'shared-ui/router';
import { Bdi, RelativeTime } from 'shared-ui/static';
import { messages } from './messages.ts';
import { PostActs, PostMenu } from './post-menu.tsx';
import { isOver, PostEvent, PostExcerpt, PostKind, PostState, PostTitle } from './post-parts.tsx';

/** In the column of the title stands also what an event's readers come for, and where the words of a search were found. */
const TitleCell = ({ post }: { post: Post }) => (
  <>
    <Link to={pathTo.post(post.id)} aria-label={messages.openTitle(post.title)}>
      <PostTitle post={post} />
    </Link>
    <PostEvent post={post} />
    {post.match && <PostExcerpt post={post} />}
  </>
);

export const postColumns: DataColumn<Post>[] = [
  { id: 'title', header: messages.heading, place: 'title', cell: (post) => <TitleCell post={post} /> },
  { id: 'type', header: messages.type, cell: (post) => <PostKind post={post} /> },
  { id: 'author', header: messages.author, cell: ({ author }) => <OneLine>{author.name}</OneLine> },
  { id: 'office', header: messages.office, cell: ({ author }) => <OneLine>{author.office.name}</OneLine> },
  { id: 'state', header: messages.state, cell: (post) => <PostState post={post} /> },
  { id: 'date', header: messages.date, cell: ({ publishedAt }) => <RelativeTime iso={publishedAt} /> },
  {
    id: 'action',
    header: messages.action,
    place: 'actions',
    cell: (post) => <PostMenu post={post} />,
    unfolded: (post) => <PostActs post={post} />,
  },
];

/** A post's row on a phone. */
export const postBrief = (post: Post) => ({
  title: <PostTitle post={post} />,
  isTitleLong: true,
  mark: isOver(post) ? <PostState post={post} /> : <PostKind post={post} />,
  line: (
    <>
      <Bdi>{messages.by(post.author.name, post.author.office.name)}</Bdi> · <RelativeTime iso={post.publishedAt} />
    </>
  ),
});

/** What it unfolds above all else. */
export const postDetails = (post: Post) => (
  <>
    <PostEvent post={post} />
    <PostExcerpt post={post} />
  </>
);
