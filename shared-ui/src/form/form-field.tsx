import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type FormFieldProps = {
  label: ReactNode;
  /** The control: its label, help and error are tied to it by themselves. */
  children: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
};

/** A control with its label above it, and its help or its error below. */
export function FormField({ label, children, help, error, isRequired = false }: FormFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} required={isRequired}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
