import { useState } from 'react';
import { confirmEmail } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { messages } from './messages.ts';

/** A press confirms and not the visit: programs that look into letters follow their links too, and it works once. */
export function useConfirmEmail(token: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone((await confirmEmail(token)).message);
    } catch (error) {
      setFailure(serverTextOr(error, messages.confirmFailed));
      setBusy(false);
    }
  }

  return { isBusy, failure, done, confirm };
}
