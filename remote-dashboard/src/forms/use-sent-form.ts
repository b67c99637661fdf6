import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { stillRefused } from 'shared-ui/form';
import { findFaults } from './find-faults.ts';

type SentForm = {
  /** Sends what was typed; `isAsSent` tells whether nothing was typed since. @throws ApiError */
  send: (fields: FormData, isAsSent: () => boolean) => Promise<void>;
  onFailed: (error: unknown) => void;
  /** Something is wrong with what was typed; nothing was sent. */
  onFaulty?: (faults: Record<string, string>) => void;
};

/** A chosen file that is none: the browser sends it all the same. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.size === 0;

function readForm(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  for (const [name, value] of fields.entries()) if (isNoFile(value)) fields.delete(name);
  return fields;
}

/** A form that is sent whole: what is refused is said at its field, and what was typed stays where it is. */
export function useSentForm({ send, onFailed, onFaulty }: SentForm) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const [changed, setChanged] = useState({});
  const [isBusy, setBusy] = useState(false);
  /** How often something was typed. */
  const typed = useRef(0);

  useEffect(() => {
    const [first] = Object.keys(refused);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [refused]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = findFaults(event.currentTarget);
    setChanged({});
    setRefused(faults);
    if (Object.keys(faults).length > 0) return onFaulty?.(faults);
    if (isBusy) return;
    setBusy(true);
    try {
      const before = typed.current;
      await send(readForm(event.currentTarget), () => before === typed.current);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      onFailed(error);
    } finally {
      setBusy(false);
    }
  }

  function change({ target }: FormEvent) {
    typed.current += 1;
    if ('name' in target && String(target.name) in refused) setChanged({ ...changed, [String(target.name)]: true });
  }

  return { form, refused: stillRefused(refused, changed), isBusy, change, submit };
}
