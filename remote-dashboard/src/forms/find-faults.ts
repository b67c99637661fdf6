import { messages } from './messages.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element;

function faultOf({ validity, value }: Control, least: number): string | undefined {
  if (validity.valueMissing || (validity.valid && least > 0 && value.trim() === '')) return messages.missing;
  if (validity.typeMismatch) return messages.badEmail;
  if (!validity.valid) return messages.badValue;
  return value.length < least ? messages.tooShort(least) : undefined;
}

/** What is wrong with a form's fields, by their names: the browser's own checks, in our words. */
export function findFaults(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const control of Array.from(form.elements).filter(isControl)) {
    const least = Number(control.dataset.least ?? (control.required ? 1 : 0));
    const fault = faultOf(control, least);
    if (control.name && fault) faults[control.name] = fault;
  }
  return faults;
}
