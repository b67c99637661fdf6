import { forgotPassword } from 'shared-api/client/account.client';
import * as pathTo from 'shared-api/contract/path-to';
import { Form, FormOutcome, SubmitButton } from 'shared-ui/form';
import type { AuthStepProps } from '../auth-step.ts';
import { messages } from '../messages.ts';
import { useMailedLinkForm } from '../sign-up/use-mailed-link-form.ts';
import { StepLink } from '../step-link.tsx';
import { EmailField } from './email-field.tsx';

export function ForgotPasswordForm({ email, show }: AuthStepProps) {
  const form = useMailedLinkForm(forgotPassword, email, pathTo.forgotPassword);
  return (
    <Form of={form}>
      <p>{messages.forgotLead}</p>
      <EmailField />
      <FormOutcome />
      <SubmitButton>{messages.sendLink}</SubmitButton>
      <StepLink to="signIn" variant="ghost" onFollow={() => show('signIn', form.valueOf('email'))}>
        {messages.backToSignIn}
      </StepLink>
    </Form>
  );
}
