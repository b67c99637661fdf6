import { forgotPassword } from 'shared-api/client/account.client';
import { Form, FormOutcome, SubmitButton } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import type { AuthStepProps } from './auth-step.ts';
import { EmailField } from './email-field.tsx';
import { messages } from './messages.ts';
import { useMailedLinkForm } from './use-mailed-link-form.ts';

export function ForgotPasswordForm({ email, show }: AuthStepProps) {
  const form = useMailedLinkForm(forgotPassword, email);
  return (
    <Form of={form}>
      <p>{messages.forgotLead}</p>
      <EmailField />
      <FormOutcome />
      <SubmitButton>{messages.sendLink}</SubmitButton>
      <Button variant="ghost" onClick={() => show('signIn', form.valueOf('email'))}>
        {messages.backToSignIn}
      </Button>
    </Form>
  );
}
