import { type ReactNode, useState } from 'react';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { useSession } from 'shared-api/session/session.store';
import { useLoaded } from '../loaders/use-loaded.ts';
import { noChanges, type PostsOf, withChanges } from './post-changes.ts';
import { PostList, type PostListProps } from './post-list.tsx';
import { usePostsList } from './use-posts-list.ts';

const loadOwnChanges = () => import('./own-changes.tsx').then((module) => module.OwnChanges);

type ListedPostsProps = {
  /** What came with the space. */
  first: Post[];
  of: PostsOf;
  /** How many there are in all. */
  total: number;
  children?: (list: PostListProps) => ReactNode;
};

const asList = (list: PostListProps) => <PostList {...list} />;

/** The posts of a space, with what their reader did to them since they came; those of another are a list of their own. */
export const ListedPosts = (props: ListedPostsProps) => <PostsOfSpace key={JSON.stringify(props.of)} {...props} />;

function PostsOfSpace({ first, of, total, children = asList }: ListedPostsProps) {
  const list = usePostsList({ first, of, total });
  const memberId = useSession(({ member }) => member?.id);
  const OwnChanges = useLoaded('changes of posts', loadOwnChanges, memberId !== undefined);
  const [changes, setChanges] = useState(noChanges);
  return (
    <>
      {memberId && OwnChanges && <OwnChanges key={memberId} viewerId={memberId} onChange={setChanges} />}
      {children({ ...list, posts: withChanges(list.posts, changes, of) })}
    </>
  );
}
