import { FormField, TextInput } from 'shared-ui/form';
import { messages } from './messages.ts';

type EmailFieldProps = { email: string; setEmail: (email: string) => void; error?: string | undefined };

export const EmailField = ({ email, setEmail, error }: EmailFieldProps) => (
  <FormField label={messages.email} error={error} isRequired>
    <TextInput
      type="email"
      dir="ltr"
      autoComplete="username"
      required
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  </FormField>
);
