import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { approveApplicant, refuseApplicant } from 'shared-api/client/managed-members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { countApplicants } from '../waiting/waiting.store.ts';
import { applicants } from './applicants.store.ts';
import { messages } from './messages.ts';

const isDecided = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

export function useDecide(applicant: PrivateMember) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function leaveQueue() {
    applicants.remove(applicant.id);
    void countApplicants();
  }

  async function decide(ask: () => Promise<{ message: string }>, failed: string) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await ask();
      leaveQueue();
      notify.success(message);
    } catch (error) {
      if (isDecided(error)) {
        leaveQueue();
        notify.failure(messages.decided);
      } else setFailure(failed);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    approve: () => decide(() => approveApplicant(applicant), messages.approveFailed),
    refuse: (reason: string) => decide(() => refuseApplicant(applicant, reason), messages.refuseFailed),
    forgetFailure: () => setFailure(undefined),
  };
}
