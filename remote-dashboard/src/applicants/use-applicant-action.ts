import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { approveApplicant, rejectApplicant, undoRejection } from 'shared-api/client/members.client';
import type { ActivateRequest, PrivateMember } from 'shared-api/contract/members/members.contract';
import { invalidate, removeItem, useAction, useQueryClient } from 'shared-api/query';
import { applicantsList } from 'shared-api/query/members.query';
import { pendingWork } from 'shared-api/query/pending.query';
import { notify } from 'shared-ui/static';
import { notifyUndoable } from 'shared-ui/undo';
import { messages } from './messages.ts';

const isDecided = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

export const rejectionFailure = (error: unknown) => (isDecided(error) ? undefined : messages.rejectFailed);

/** The decision on one applicant: with a reason it is a rejection. */
export function useApplicantAction(applicant: PrivateMember) {
  const cache = useQueryClient();

  function leaveQueue() {
    removeItem(cache, applicantsList, applicant.id);
    invalidate(cache, { queryKey: pendingWork.queryKey });
  }

  const back = useAction({
    mutationFn: undoRejection,
    onSuccess({ message }) {
      invalidate(cache, { queryKey: applicantsList.queryKey });
      invalidate(cache, { queryKey: pendingWork.queryKey });
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.undoFailed)),
  });

  return useAction({
    mutationFn: ({ reason, ...decision }: ActivateRequest & { reason?: string }) =>
      reason === undefined ? approveApplicant(applicant, decision) : rejectApplicant(applicant, reason),
    onSuccess({ message, member }, { reason }) {
      leaveQueue();
      if (reason === undefined) notify.success(message);
      else notifyUndoable(message, () => back.mutate(member));
    },
    onError(error) {
      if (!isDecided(error)) return;
      leaveQueue();
      notify.failure(messages.decided);
    },
  });
}
