import { isNotFound } from 'shared-api/client/is-not-found';
import { erasePost, restorePost } from 'shared-api/client/trash.client';
import type { TrashedPost } from 'shared-api/contract/posts/trash.contract';
import { removeItem, useAction, useQueryClient } from 'shared-api/query';
import { trashList } from 'shared-api/query/trash.query';
import { notify } from 'shared-ui/static';
import { forgetOwnChanges } from '../posts/use-post-action.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { trashMessages as messages } from './messages.ts';

const calls = { restore: restorePost, erase: erasePost };
const failures = { restore: messages.restoreFailed, erase: messages.eraseFailed };
type TrashAction = keyof typeof calls;

/** Puts a post back or deletes it for good; one that another did that to before leaves the list all the same. */
export function useTrashAction({ id }: TrashedPost) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: (act: TrashAction): Promise<{ message: string }> => calls[act](id),
    onSuccess({ message }, act) {
      removeItem(cache, trashList, id);
      if (act === 'restore') forgetOwnChanges(cache, id);
      notify.success(message);
    },
    onError(error, act) {
      if (!isNotFound(error))
        return notify.failure(explainFailure(error, { otherwise: failures[act], 500: failures[act] }));
      removeItem(cache, trashList, id);
      return notify.info(messages.gone);
    },
  });
}
