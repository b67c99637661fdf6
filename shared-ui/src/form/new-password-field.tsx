import { FormField } from './form-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

type NewPasswordFieldProps = {
  label: string;
  help: string;
  error?: string | undefined;
  /** Fewest characters it may have. */
  least: number;
  /** Words that are the first to be guessed: the person's name, the e-mail. */
  known?: string[];
  value: string;
  onChange: (password: string) => void;
};

/** Where a password is chosen, which must be done; says how hard it is to guess. */
export const NewPasswordField = ({ label, help, error, least, known = [], value, onChange }: NewPasswordFieldProps) => (
  <FormField label={label} help={help} error={error} isRequired>
    <PasswordInput
      name="password"
      autoComplete="new-password"
      required
      minLength={least}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <PasswordStrength password={value} known={known} />
  </FormField>
);
