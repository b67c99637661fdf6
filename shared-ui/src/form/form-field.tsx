import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useBrowserFault } from './use-browser-fault.ts';

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
  const { fault, ...watch } = useBrowserFault();
  return (
    <Field.Root invalid={Boolean(error || fault)} required={isRequired} {...watch}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error || fault}</Field.ErrorText>
    </Field.Root>
  );
}
