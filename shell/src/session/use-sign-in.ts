import { type SubmitEvent, useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { signIn } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Signing in: its fields, its busyness, its sentence at the end. What was typed stays when it fails. */
export function useSignIn() {
  const [fields, setFields] = useState({ email: '', password: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const set = (name: keyof typeof fields, value: string) => setFields({ ...fields, [name]: value });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(fields);
      notify.success(messages.signedIn);
    } catch (error) {
      setFailure(serverTextOr(error, messages.signInFailed));
      setBusy(false);
    }
  }

  return { fields, set, isBusy, failure, submit };
}
