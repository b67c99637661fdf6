import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { sendContactMessage } from 'shared-api/client/contact.client';
import { stillRefused } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

const blank = { name: '', email: '', message: '' };
const tooManyRequests = 429;

const sentenceFor = (error: unknown) =>
  error instanceof ApiError && error.status === tooManyRequests
    ? serverTextOr(error, messages.sendFailed)
    : messages.sendFailed;

function readFields(form: HTMLFormElement): typeof blank {
  const read = (name: keyof typeof blank) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  };
  return { name: read('name'), email: read('email'), message: read('message') };
}

export function useSendMessage() {
  const [fields, setFields] = useState(blank);
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isFilled = Object.values(fields).every((value) => value.trim() !== '');

  // a slow phone shows the form before React knows of it: what was typed meanwhile is in the page alone
  useEffect(() => {
    if (form.current) setFields(readFields(form.current));
  }, []);

  function set(name: keyof typeof blank, value: string) {
    setFields({ ...fields, [name]: value });
    setRefused(stillRefused(refused, { [name]: value }));
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused({});
    try {
      await sendContactMessage(fields);
      setFields(blank);
      form.current?.focus(); // its button is off now, and would let go of the keyboard
      notify.success(messages.sent);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      notify.failure(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return { form, fields, set, refused, isFilled, isBusy, send };
}
