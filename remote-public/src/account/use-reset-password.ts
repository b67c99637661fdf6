import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { resetPassword } from 'shared-api/client/account.client';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { stillRefused } from 'shared-ui/form';
import { messages } from './messages.ts';

export function useResetPassword(token: string) {
  const [fields, setFields] = useState({ password: '', confirmPassword: '' });
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const isDifferent = fields.confirmPassword !== '' && fields.confirmPassword !== fields.password;

  const [isAwake, setAwake] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // a slow phone shows the form before React knows of it: what was typed meanwhile is in the page alone, and stays there
  useEffect(() => {
    setAwake(true);
    if (!form.current) return;
    const written = new FormData(form.current);
    setFields({ password: String(written.get('password')), confirmPassword: String(written.get('confirmPassword')) });
  }, []);

  function set(name: keyof typeof fields, value: string) {
    setFields({ ...fields, [name]: value });
    setRefused(stillRefused(refused, { [name]: value }));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isDifferent) return;
    setBusy(true);
    setFailure(undefined);
    setRefused({});
    try {
      setDone((await resetPassword({ token, ...fields })).message);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      setFailure(serverTextOr(error, messages.resetFailed));
      setBusy(false);
    }
  }

  return { form, fields, set, isDifferent, refused, isAwake, isBusy, failure, done, submit };
}
