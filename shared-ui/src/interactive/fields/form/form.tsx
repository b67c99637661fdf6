import { type ComponentProps, createContext, type FormEvent, useContext, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../overlays/dialog/unsaved-context.ts';
import type { FormFiles, FormValues } from './form-state.ts';
import type { FormHandle } from './use-form.ts';

const FormContext = createContext<FormHandle | undefined>(undefined);

/** The form around a field. @throws outside of one */
export function useFormOfField(): FormHandle {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field of no form');
  return form;
}

/** What is made of the typed values. It is compared with `Object.is`: a new object each time would never come to rest. */
export function useFormValues<Value>(
  { state }: Pick<FormHandle, 'state'>,
  select: (values: FormValues, files: FormFiles) => Value,
): Value {
  const read = () => select(state.values(), state.files());
  return useSyncExternalStore(state.subscribe, read, read);
}

/** The text that a field sends, if it sends any. */
function textOf({ type, value, checked }: HTMLInputElement): string | undefined {
  if (type === 'file' || (type === 'checkbox' && !checked)) return undefined;
  return value;
}

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'action' | 'noValidate' | 'onInput' | 'onSubmit'> & {
  of: FormHandle;
};

/**
 * A form of the browser, which sees to its fields itself until the page is hydrated. POST keeps what was typed out of the
 * address, come what may.
 */
export function Form({ of: form, ...rest }: FormProps) {
  useUnsaved(form.isDirty);
  function change({ target, currentTarget }: FormEvent) {
    const field = target as HTMLInputElement;
    const isSent = field.name && field.form === currentTarget;
    if (isSent) form.state.change(field.name, textOf(field));
  }
  return (
    <FormContext value={form}>
      <form
        method="post"
        action={form.action}
        className="ui-form"
        {...rest}
        ref={form.element}
        noValidate={form.isHydrated}
        onInput={change}
        onSubmit={form.submit}
      />
    </FormContext>
  );
}
