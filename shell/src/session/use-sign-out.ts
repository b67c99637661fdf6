import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { signOut } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** By hand: the shell carries no cache, and a transition would hold back going to another page until the answer is there. */
export function useSignOut() {
  const [isPending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    try {
      await signOut();
      notify.success(messages.signedOut);
    } catch (error) {
      notify.failure(serverTextOr(error, messages.failed));
      setPending(false);
    }
  }

  return { isPending, leave };
}
