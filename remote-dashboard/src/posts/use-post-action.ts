import { isNotFound } from 'shared-api/client/is-not-found';
import { removePost } from 'shared-api/client/posts.client';
import { removeItem, useAction, useQueryClient } from 'shared-api/query';
import { postsList } from 'shared-api/query/posts.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export const removalFailure = (error: unknown) => (isNotFound(error) ? undefined : messages.removeFailed);

/** Removes a post with a reason; one that another removed before is gone all the same. */
export function usePostAction(id: string) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: (reason: string) => removePost(id, reason),
    onSuccess({ message }) {
      removeItem(cache, postsList, id);
      notify.success(message);
    },
    onError(error) {
      if (!isNotFound(error)) return;
      removeItem(cache, postsList, id);
      notify.info(messages.gone);
    },
  });
}
