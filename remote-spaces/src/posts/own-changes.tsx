import { useEffect } from 'react';
import type { Post, PostType } from 'shared-api/contract/posts/posts.contract';
import { CacheProvider, useMutationState, useQuery } from 'shared-api/query';
import { publishedPosts } from 'shared-api/query/posts.query';
import { noChanges, type PostChanges } from './post-changes.ts';
import { deleteKey, type Pin, pinKey } from './use-post-action.ts';

type OwnChangesProps = { viewerId: string; onChange: (changes: PostChanges) => void };

/** The posts that an action is in flight for, or done; none that the server rejected. The last one acted on comes last. */
const useActedOn = <Acted extends Post | Pin>(mutationKey: string[]) =>
  useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as Acted,
  });

function Report({ onChange }: Pick<OwnChangesProps, 'onChange'>) {
  const { data: added = noChanges.added } = useQuery(publishedPosts);
  const removed = useActedOn<Post>(deleteKey);
  const pins = useActedOn<Pin>(pinKey);
  useEffect(() => {
    const pinned: Partial<Record<PostType, string | null>> = {};
    for (const pin of pins) pinned[pin.type] = pin.pinned ? pin.id : null;
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
