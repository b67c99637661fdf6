import { type SubmitEvent, useEffect, useState } from 'react';
import { signUp } from 'shared-api/client/account.client';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { stillRefused, useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export function useSignUp(email: string, onDone: () => void) {
  const [fields, setFields] = useState({ name: '', password: '', office: '' });
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsHere(); // who closed the window reads the answer all the same

  function set(name: keyof typeof fields, value: string) {
    setFields({ ...fields, [name]: value });
    setRefused(stillRefused(refused, { [name]: value }));
  }

  useEffect(() => setRefused((current) => stillRefused(current, { email })), [email]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    setRefused({});
    try {
      await signUp({ email, ...fields });
      if (isHere()) onDone();
      else notify.success(messages.signedUp);
    } catch (error) {
      const sentence = serverTextOr(error, messages.failed);
      if (!isHere()) return notify.failure(sentence);
      if (error instanceof ApiError) setRefused(error.fields);
      setFailure(sentence);
      setBusy(false);
    }
  }

  return { fields, set, refused, isBusy, failure, submit };
}
