import { serverTextOr } from 'shared-api/client/api-error';
import { deletePost, pinPost } from 'shared-api/client/posts.client';
import { restorePost } from 'shared-api/client/trash.client';
import type { PinRequest, Post } from 'shared-api/contract/posts/posts.contract';
import { invalidate, type QueryClient, removeItem, useAction, useQueryClient } from 'shared-api/query';
import { trashList } from 'shared-api/query/trash.query';
import { useRevalidator } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { notifyUndoable } from 'shared-ui/undo';
import { postsMessages as messages } from './messages.ts';

export const deleteKey = ['delete post'];
export const pinKey = ['pin post'];

/** What was done stays over what the loaders said for as long as the page lives. */
const gcTime = Number.POSITIVE_INFINITY;

/** A post that came back from the trash stands in the lists again, unpinned: what was done to it here before is over. */
export function forgetOwnChanges(cache: QueryClient, id: string) {
  const mutations = cache.getMutationCache();
  const isOfPost = ({ state }: { state: { variables: unknown } }) => (state.variables as Post | undefined)?.id === id;
  for (const mutationKey of [deleteKey, pinKey])
    for (const mutation of mutations.findAll({ mutationKey, predicate: isOfPost })) mutations.remove(mutation);
}

/** Deletes a post: it is gone at once, and back again when the server rejects or its notice takes it back. */
export function useDeletePost() {
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const restoring = useAction({
    mutationFn: restorePost,
    onSuccess({ message }, id) {
      forgetOwnChanges(cache, id);
      removeItem(cache, trashList, id);
      void revalidate(); // it comes back unpinned
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.restoreFailed)),
  });
  return useAction({
    mutationKey: deleteKey,
    gcTime,
    mutationFn: ({ id }: Post) => deletePost(id),
    onSuccess({ message }, { id }) {
      void invalidate(cache, trashList);
      return notifyUndoable(message, () => restoring.mutate(id));
    },
    onError: () => notify.failure(messages.deleteFailed),
  });
}

/** A pin as it is to be. `seen` where it takes an earlier change back: which post is pinned after that one. */
export type Pin = Pick<Post, 'id' | 'type'> & PinRequest;

/** What gives the pin back to the post that had it; undefined where nothing was changed. */
function reverseOf({ id, type, pinned }: Pin, former: string | null): Pin | undefined {
  if (!pinned) return former === id ? { id, type, pinned: true, seen: null } : undefined;
  if (former === id) return undefined;
  return former ? { id: former, type, pinned: true, seen: id } : { id, type, pinned: false, seen: id };
}

/**
 * Pins a post or takes its pin off: at once, and back again when the server rejects. One after another: on a poor line the
 * first could arrive last, and stand.
 */
export function usePinPost(onPinned?: () => void) {
  const pinning = useAction({
    mutationKey: pinKey,
    gcTime,
    scope: { id: 'pin' },
    mutationFn: ({ id, pinned, seen }: Pin) => pinPost(id, { pinned, seen }),
    onSuccess({ former }, pin) {
      onPinned?.();
      if (pin.seen !== undefined) return notify.success(messages.pinUndone);
      const done = pin.pinned ? messages.pinned : messages.unpinned;
      const back = reverseOf(pin, former);
      return back ? notifyUndoable(done, () => pinning.mutate(back)) : notify.success(done);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.pinFailed)),
  });
  return pinning;
}
