import { type FormEvent, useState } from 'react';
import { messages } from './messages.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function wordsFor({ valueMissing, typeMismatch, tooShort }: ValidityState): string {
  if (valueMissing) return messages.missing;
  if (tooShort) return messages.tooShort;
  return typeMismatch ? messages.badEmail : messages.badValue;
}

/** What the browser refuses to send of a field, until it is changed: in our words, not in a bubble in its own language. */
export function useBrowserFault() {
  const [fault, setFault] = useState<string>();

  function onInvalidCapture(event: FormEvent) {
    event.preventDefault();
    const control = event.target as Control;
    setFault(wordsFor(control.validity));
    const first = Array.from(control.form?.elements ?? []).find((each) => !(each as Control).validity.valid);
    if (control === first) control.focus();
  }

  return { fault, onInvalidCapture, onInput: () => setFault(undefined) };
}
