import { serverTextOr } from 'shared-api/client/api-error';
import { pinPost } from 'shared-api/client/publishing.client';
import type { Post } from 'shared-api/contract/posts.contract';
import { notify } from 'shared-ui/static';
import { movePin } from './posts-changes.store.ts';
import { publishingMessages as messages } from './publishing-messages.ts';

/** One after another: on a poor line the first could arrive last, and stand. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(ask: () => Promise<unknown>): Promise<unknown> {
  const answer = last.then(ask);
  last = answer.catch(() => undefined);
  return answer;
}

/** Pinning and unpinning: the pin moves at once, and back again when the server refuses. */
export function usePinPost({ id, type, pinned }: Pick<Post, 'id' | 'type' | 'pinned'>) {
  return async function toggle() {
    const { confirm, putBack } = movePin(type, pinned ? null : id);
    try {
      await inTurn(() => pinPost(id, !pinned));
      confirm();
      notify.success(pinned ? messages.unpinned : messages.pinned);
    } catch (error) {
      putBack();
      notify.failure(serverTextOr(error, messages.pinFailed));
    }
  };
}
