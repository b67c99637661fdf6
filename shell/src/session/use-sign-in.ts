import { type SubmitEvent, useState } from 'react';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { signIn } from 'shared-api/session/session.store';
import { useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

const isNotActive = (error: unknown) => error instanceof ApiError && error.code === 'inactive_account';

export function useSignIn(email: string, onNotActive: (sentence: string) => void) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsHere(); // who closed the window reads the answer all the same

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn({ email, password });
      notify.success(messages.signedIn);
    } catch (error) {
      const sentence = serverTextOr(error, messages.failed);
      if (!isHere()) return notify.failure(sentence);
      if (isNotActive(error)) return onNotActive(sentence);
      setFailure(sentence);
      setBusy(false);
    }
  }

  return { password, setPassword, isBusy, failure, submit };
}
