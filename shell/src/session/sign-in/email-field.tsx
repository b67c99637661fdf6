import { FormField, TextInput } from 'shared-ui/form';
import { messages } from '../messages.ts';

export const EmailField = () => (
  <FormField name="email" label={messages.email}>
    <TextInput type="email" dir="ltr" autoComplete="username webauthn" />
  </FormField>
);
