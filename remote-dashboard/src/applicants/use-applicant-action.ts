import { ApiError } from 'shared-api/client/api-error';
import { approveApplicant, refuseApplicant } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { invalidate, removeItem, useAction, useQueryClient } from 'shared-api/query';
import { applicantsCount, applicantsList } from 'shared-api/query/members.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

const isDecided = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

export const refusalFailure = (error: unknown) => (isDecided(error) ? undefined : messages.refuseFailed);

/** The decision on one applicant: with a reason it is a refusal. */
export function useApplicantAction(applicant: PrivateMember) {
  const cache = useQueryClient();

  function leaveQueue() {
    removeItem(cache, applicantsList, applicant.id);
    invalidate(cache, { queryKey: applicantsCount.queryKey });
  }

  return useAction({
    mutationFn: ({ reason }: { reason?: string }) =>
      reason === undefined ? approveApplicant(applicant) : refuseApplicant(applicant, reason),
    onSuccess({ message }) {
      leaveQueue();
      notify.success(message);
    },
    onError(error) {
      if (!isDecided(error)) return;
      leaveQueue();
      notify.failure(messages.decided);
    },
  });
}
