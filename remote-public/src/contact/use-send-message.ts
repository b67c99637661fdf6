import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { sendContactMessage } from 'shared-api/client/contact.client';
import type { ContactRequest } from 'shared-api/contract/contact.contract';
import { stillRefused } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { beginAnewAfter, setBusy, useContactMessage, write } from './contact-message.store.ts';

const tooManyRequests = 429;

const sentenceFor = (error: unknown) =>
  error instanceof ApiError && error.status === tooManyRequests
    ? serverTextOr(error, messages.sendFailed)
    : messages.sendFailed;

function readFields(form: HTMLFormElement): ContactRequest {
  const read = (name: keyof ContactRequest) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  };
  return { name: read('name'), email: read('email'), message: read('message') };
}

export function useSendMessage() {
  const { fields, isBusy } = useContactMessage();
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const form = useRef<HTMLFormElement>(null);
  const isFilled = Object.values(fields).every((value) => value.trim() !== '');

  // a slow phone shows the form before React knows of it: what was typed meanwhile is in the page alone
  useEffect(() => {
    if (form.current) write(readFields(form.current));
  }, []);

  function set(name: keyof ContactRequest, value: string) {
    write({ [name]: value });
    setRefused(stillRefused(refused, { [name]: value }));
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused({});
    try {
      await sendContactMessage(fields);
      if (beginAnewAfter(fields)) form.current?.focus(); // its button is off now, and would let go of the keyboard
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
