import type { ReactNode } from 'react';
import type { RejectedForm } from '../../../static/status/refused-form/rejected-form.ts';
import type { FieldErrors } from './schema.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FormFiles = Readonly<Record<string, Blob>>;

export type Outcome = { tone: 'success' | 'failure'; text: ReactNode };

type FormView = {
  errors: FieldErrors;
  /** What the form as a whole has to say. */
  outcome: Outcome | undefined;
  /** How much of it was sent, 0 to 1, while it is being sent. */
  progress: number | undefined;
  /** Another one: the fields are cleared. */
  formKey: number;
};

const untouched: FormView = { errors: {}, outcome: undefined, progress: undefined, formKey: 0 };

const without = <Value>(record: Readonly<Record<string, Value>>, isOut: (name: string, value: Value) => boolean) =>
  Object.fromEntries(Object.entries(record).filter((entry) => !isOut(...entry)));

/** A file input without a file sends an empty one. */
const isNoFile = (entry: FormDataEntryValue) => entry instanceof File && entry.size === 0;

export type FormState = ReturnType<typeof createFormState>;

/**
 * What a form knows besides its fields. Made outside of a component it outlives the page: a form that was left while it
 * was being sent cannot be sent twice, and is found again where that failed.
 */
export function createFormState(first: FormValues = {}) {
  const listeners = new Set<() => void>();
  let view = untouched;
  let values = first;
  /** Chosen files that no input of the form holds. */
  let files: FormFiles = {};
  /** Another object after every change. */
  let version = {};
  let savedVersion = version;

  function emit() {
    for (const listener of listeners) listener();
  }
  function update(change: Partial<FormView>) {
    view = { ...view, ...change };
    emit();
  }

  /** Puts these in the place of what was typed; they are as unsaved as if they were typed. */
  function replace(nextValues: FormValues, nextFiles: FormFiles = {}) {
    values = nextValues;
    files = nextFiles;
    version = {};
    update({ errors: {}, outcome: undefined, formKey: view.formKey + 1 });
  }

  return {
    view: () => view,
    values: () => values,
    files: () => files,
    version: () => version,
    isDirty: () => version !== savedVersion,
    update,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A field was changed: what was said against it no longer holds. */
    change(name: string, value: string | Blob | undefined) {
      const isIt = (each: string) => each === name;
      values = { ...without(values, isIt), ...(typeof value === 'string' && { [name]: value }) };
      files = { ...without(files, isIt), ...(value instanceof Blob && { [name]: value }) };
      version = {};
      if (Object.keys(view.errors).length === 0) return emit();
      // of two fields that differ either may be mended
      update({ errors: without(view.errors, (each, error) => each === name || error === 'different') });
    },

    /** Fields that were filled before the page was hydrated, or by the browser, tell nobody of it. */
    adopt(form: HTMLFormElement) {
      const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const unshown = without(values, (name) => form.elements.namedItem(name) !== null);
      values = { ...unshown, ...Object.fromEntries(typed) };
      emit();
    },

    /** Everything the form would send. */
    read(form: HTMLFormElement): FormData {
      const fields = new FormData(form);
      for (const [name, entry] of [...fields]) if (isNoFile(entry)) fields.delete(name);
      for (const [name, value] of Object.entries(values)) if (!form.elements.namedItem(name)) fields.set(name, value);
      for (const [name, file] of Object.entries(files)) fields.set(name, file, name);
      return fields;
    },

    /** Takes over a form that was sent without JavaScript, and what came of it. */
    restore({ typed, errors, message, isAccepted }: RejectedForm) {
      values = { ...values, ...typed };
      view = { ...view, errors, outcome: { tone: isAccepted ? 'success' : 'failure', text: message } };
    },

    /** `sent` is what the server has now. */
    markSaved(sent: object) {
      savedVersion = sent;
    },

    replace,

    /** A new form that begins with these values. */
    reset(next: FormValues = first) {
      replace(next);
      savedVersion = version;
    },
  };
}
