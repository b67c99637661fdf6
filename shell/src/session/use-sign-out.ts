import { useTransition } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { signOut } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export function useSignOut() {
  const [isPending, start] = useTransition();

  const leave = () =>
    start(async () => {
      try {
        await signOut();
        notify.success(messages.signedOut);
      } catch (error) {
        notify.failure(serverTextOr(error, messages.failed));
      }
    });

  return { isPending, leave };
}
