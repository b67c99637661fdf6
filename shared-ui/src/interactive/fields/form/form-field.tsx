import { Field } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useFormOfField } from './form.tsx';
import { sentenceOf } from './messages.ts';
import { validate } from './schema.ts';

type FormFieldProps = {
  /** Of what is sent; without one the control only shows something. */
  name?: string;
  label: ReactNode;
  /** The control: its name, what it begins with, its label, help and error are tied to it by themselves. */
  children: ReactNode;
  help?: ReactNode;
  /** Told where nothing was filled in, if there is more to say than that something must be. */
  missing?: string;
  /** Told already while one types. */
  error?: ReactNode;
};

type ControlOfField = { name: string | undefined; errorId: string | undefined };
const ControlContext = createContext<ControlOfField>({ name: undefined, errorId: undefined });

/**
 * For a control: the name of the field around it, what it begins with, and its error. Chakra ties the error to it once it is
 * hydrated; a form that came back without JavaScript has it tied by the server.
 */
export function useControl() {
  const { name, errorId } = useContext(ControlContext);
  const { state } = useFormOfField();
  const [defaultValue] = useState(() => (name === undefined ? undefined : state.values()[name]));
  return { name, defaultValue, ...(errorId && { 'aria-errormessage': errorId }) };
}

/** What a form knows of one of its fields. */
export function useField(name: string) {
  const { schema, errors, formKey } = useFormOfField();
  const error = errors[name];
  const errorOf = (value: string) => validate(schema, { [name]: value }).errors?.[name];
  return {
    error: error && sentenceOf(error),
    isMissing: error === 'missing',
    isRequired: errorOf('') !== undefined,
    /** The code of what the schema has against a value. */
    errorOf,
    formKey,
  };
}

/** A control with its label above it, and its help or its error below. */
export function FormField({ name, label, children, help, missing, error }: FormFieldProps) {
  const field = useField(name ?? '');
  const told = error || (field.isMissing && missing) || field.error;
  const errorId = `${useId()}error`;
  return (
    <ControlContext value={{ name, errorId: told ? errorId : undefined }}>
      <Field.Root
        key={field.formKey}
        ids={{ errorText: errorId }}
        data-field={name}
        invalid={Boolean(told)}
        required={field.isRequired}
      >
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
        {children}
        {help && help !== told && <Field.HelperText>{help}</Field.HelperText>}
        <Field.ErrorText>{told}</Field.ErrorText>
      </Field.Root>
    </ControlContext>
  );
}
