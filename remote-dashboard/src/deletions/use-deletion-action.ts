import { serverTextOr } from 'shared-api/client/api-error';
import { isNotFound } from 'shared-api/client/is-not-found';
import { cancelDeletion, carryOutDeletion } from 'shared-api/client/personal-data.client';
import type { PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import { invalidate, removeItem, useAction, useQueryClient } from 'shared-api/query';
import { pendingWork } from 'shared-api/query/pending.query';
import { deletionsList } from 'shared-api/query/personal-data.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

const calls = { carryOut: carryOutDeletion, cancel: cancelDeletion };
export type DeletionAction = keyof typeof calls;

/** Carries a request to leave out, or takes it back; one that is gone meanwhile leaves the list all the same. */
export function useDeletionAction({ id }: PendingDeletion) {
  const cache = useQueryClient();

  function leaveList() {
    removeItem(cache, deletionsList, id);
    invalidate(cache, { queryKey: pendingWork.queryKey });
  }

  return useAction({
    mutationFn: (act: DeletionAction) => calls[act](id),
    onSuccess({ message }) {
      leaveList();
      notify.success(message);
    },
    onError(error) {
      if (!isNotFound(error)) return notify.failure(serverTextOr(error, messages.failed));
      leaveList();
      return notify.info(messages.gone);
    },
  });
}
