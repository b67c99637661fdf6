import { serverTextOr } from 'shared-api/client/api-error';
import { pinPost } from 'shared-api/client/publishing.client';
import type { Post } from 'shared-api/contract/posts.contract';
import { notify } from 'shared-ui/static';
import { movePin } from './posts-changes.store.ts';
import { publishingMessages as messages } from './publishing-messages.ts';

/** Pinning and unpinning: the pin moves at once, and back again when the server refuses. */
export function usePinPost({ id, type, pinned }: Pick<Post, 'id' | 'type' | 'pinned'>) {
  return async function toggle() {
    const putBack = movePin(type, pinned ? null : id);
    try {
      await pinPost(id, !pinned);
      notify.success(pinned ? messages.unpinned : messages.pinned);
    } catch (error) {
      putBack();
      notify.failure(serverTextOr(error, messages.pinFailed));
    }
  };
}
