import { type FormEvent, useState } from 'react';
import { sentenceOf } from './messages.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function codeOf(control: Control): string {
  const { valueMissing, typeMismatch, tooShort } = control.validity;
  if (valueMissing) return 'missing';
  if (tooShort) return `too_short:${'minLength' in control ? control.minLength : 1}`;
  return typeMismatch ? 'bad_email' : 'bad_value';
}

/** What the browser refuses to send of a field, until it is changed: in our words, not in a bubble in its own language. */
export function useBrowserFault() {
  const [fault, setFault] = useState<string>();

  function onInvalidCapture(event: FormEvent) {
    event.preventDefault();
    const control = event.target as Control;
    setFault(sentenceOf(codeOf(control)));
    const first = Array.from(control.form?.elements ?? []).find((each) => !(each as Control).validity.valid);
    if (control === first) control.focus();
  }

  return { fault, onInvalidCapture, onInput: () => setFault(undefined) };
}
