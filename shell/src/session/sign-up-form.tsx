import { signUp } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { SignUpRequest } from 'shared-api/contract/account.contract';
import { Form, FormField, FormOutcome, NewPasswordField, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import type { AuthStepProps } from './auth-step.ts';
import { EmailField } from './email-field.tsx';
import { KeptDataNote } from './kept-data-note.tsx';
import { messages } from './messages.ts';
import { OfficeField } from './office-field.tsx';

export function SignUpForm({ email, show }: AuthStepProps) {
  const form = useForm(SignUpRequest, {
    send: signUp,
    onSent(_, { isMounted }) {
      if (!isMounted()) return messages.signedUp;
      show('signedUp', email);
      return undefined;
    },
    onFailed: (error) => serverTextOr(error, messages.failed),
    values: { email },
  });
  return (
    <Form of={form}>
      <p>{messages.signUpLead}</p>
      <FormField name="name" label={messages.name}>
        <TextInput dir="auto" autoComplete="name" />
      </FormField>
      <EmailField />
      <NewPasswordField label={messages.password} known={['name', 'email']} />
      <OfficeField />
      <KeptDataNote />
      <FormOutcome />
      <SubmitButton>{messages.signUp}</SubmitButton>
      <Button variant="ghost" onClick={() => show('signIn', form.valueOf('email'))}>
        {messages.backToSignIn}
      </Button>
    </Form>
  );
}
