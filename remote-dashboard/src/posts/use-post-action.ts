import { ApiError } from 'shared-api/client/api-error';
import { removePost } from 'shared-api/client/posts.client';
import { removeItem, useAction, useQueryClient } from 'shared-api/query';
import { postsList } from 'shared-api/query/posts.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export const removalFailure = (error: unknown) => (isGone(error) ? undefined : messages.removeFailed);

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
      if (!isGone(error)) return;
      removeItem(cache, postsList, id);
      notify.info(messages.gone);
    },
  });
}
