import { visibleLength } from 'shared-api/contract/text.contract';
import { messages } from './messages.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element;

/** Blanks around a text are no part of it; of a password they are. */
const textOf = ({ name, value }: Control) => (name === 'password' ? value : value.trim());

function faultOf(control: Control): string | undefined {
  const { validity, required, dataset } = control;
  const text = textOf(control);
  if (text === '') return required ? messages.missing : undefined;
  if (validity.typeMismatch) return messages.badEmail;
  if (validity.patternMismatch) return messages.badPhone;
  if (!validity.valid) return messages.badValue;
  const [least, most] = [Number(dataset.least ?? 0), Number(dataset.most ?? Number.POSITIVE_INFINITY)];
  const length = visibleLength(text);
  if (length < least) return messages.tooShort(least);
  return length > most ? messages.tooLong(most) : undefined;
}

/** What is wrong with a form's fields, by their names: the browser's own checks and our bounds, in our words. */
export function findFaults(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const control of Array.from(form.elements).filter(isControl)) {
    const fault = faultOf(control);
    if (control.name && fault) faults[control.name] = fault;
  }
  return faults;
}
