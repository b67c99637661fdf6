import { useEffect } from 'react';
import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { CacheProvider, useMutationState, useQuery } from 'shared-api/query';
import { publishedPosts } from 'shared-api/query/posts.query';
import { noChanges, type PostChanges } from './post-changes.ts';
import { deleteKey, pinKey } from './use-post-action.ts';

type OwnChangesProps = { viewerId: string; onChange: (changes: PostChanges) => void };

/** The posts that an action is in flight for, or done; none that the server refused. The last one acted on comes last. */
const usePostsOf = (mutationKey: string[]) =>
  useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as Post,
  });

function Report({ onChange }: Pick<OwnChangesProps, 'onChange'>) {
  const { data: added = noChanges.added } = useQuery(publishedPosts);
  const removed = usePostsOf(deleteKey);
  const pins = usePostsOf(pinKey);
  useEffect(() => {
    const pinned: Partial<Record<PostType, string | null>> = {};
    for (const post of pins) pinned[post.type] = post.pinned ? null : post.id;
    onChange({ added, removed: removed.map(({ id }) => id), pinned });
  }, [onChange, added, removed, pins]);
  return null;
}

/** Tells a list what its reader did to posts. It comes with the cache, which no visitor loads. */
export const OwnChanges = ({ viewerId, onChange }: OwnChangesProps) => (
  <CacheProvider viewerId={viewerId}>
    <Report onChange={onChange} />
  </CacheProvider>
);
