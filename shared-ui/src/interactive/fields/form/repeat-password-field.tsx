import { useFormOfField, useFormValues } from './form.tsx';
import { FormField, useField } from './form-field.tsx';
import { sentenceOf } from './messages.ts';
import { PasswordInput } from './password-input.tsx';

/** The password once more, `confirmPassword`; one that differs is marked while it is typed. */
export function RepeatPasswordField({ label }: { label: string }) {
  const { isRequired } = useField('confirmPassword');
  const isDifferent = useFormValues(useFormOfField(), ({ password = '', confirmPassword = '' }) =>
    // where it may be left out, leaving it out is what differs
    confirmPassword === '' && isRequired ? false : password.normalize() !== confirmPassword.normalize(),
  );
  return (
    <FormField name="confirmPassword" label={label} error={isDifferent && sentenceOf('different')}>
      <PasswordInput autoComplete="new-password" />
    </FormField>
  );
}
