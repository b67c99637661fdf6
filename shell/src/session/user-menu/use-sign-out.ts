import { serverTextOr } from 'shared-api/client/api-error';
import { signOut, useSession } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Without a transition, which would hold back going to another page until the answer is there. */
export function useSignOut() {
  const isPending = useSession(({ isEnding }) => isEnding === true);

  async function leave() {
    try {
      await signOut();
      notify.success(messages.signedOut);
    } catch (error) {
      notify.failure(serverTextOr(error, messages.failed));
    }
  }

  return { isPending, leave };
}
