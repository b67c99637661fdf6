import { deletePost } from 'shared-api/client/publishing.client';
import type { Post } from 'shared-api/contract/posts.contract';
import { notify } from 'shared-ui/static';
import { hidePost, showPost } from './posts-changes.store.ts';
import { publishingMessages as messages } from './publishing-messages.ts';

/** Deleting: the post is gone at once, and back again when the server refuses. */
export function useDeletePost({ id }: Pick<Post, 'id'>) {
  return async function remove() {
    hidePost(id);
    try {
      await deletePost(id);
      notify.success(messages.deleted);
    } catch {
      showPost(id);
      notify.failure(messages.deleteFailed);
    }
  };
}
