import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { signOut } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export function useSignOut() {
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      notify.success(messages.signedOut);
    } catch (error) {
      notify.failure(serverTextOr(error, messages.failed));
      setBusy(false);
    }
  }

  return { isBusy, leave };
}
