import { useFormOfField, useFormValues } from './form.tsx';
import { FormField, useField } from './form-field.tsx';
import { sentenceOf } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

type NewPasswordFieldProps = {
  label: string;
  /** The fields whose words are the first to be guessed: the name, the e-mail. */
  known?: readonly string[];
};

/** Where a password is chosen, `password`; says what is asked of it, and how hard it is to guess. */
export function NewPasswordField({ label, known = [] }: NewPasswordFieldProps) {
  const form = useFormOfField();
  const password = useFormValues(form, ({ password = '' }) => password);
  const words = useFormValues(form, (values) => known.map((name) => values[name] ?? '').join(' '));
  const rule = useField('password').errorOf('x');
  return (
    <FormField name="password" label={label} help={rule && sentenceOf(rule)}>
      <PasswordInput autoComplete="new-password" />
      <PasswordStrength password={password} known={words.split(/[\s@]+/)} />
    </FormField>
  );
}
