import { resendConfirmation } from 'shared-api/client/account.client';
import { Form, FormOutcome, SubmitButton } from 'shared-ui/form';
import { messages } from '../messages.ts';
import { useMailedLinkForm } from './use-mailed-link-form.ts';

type ResendConfirmationProps = { email: string; variant: 'outline' | 'ghost'; size?: 'sm' | 'md' };

/** The link that confirms the e-mail, once more. */
export function ResendConfirmation({ email, ...look }: ResendConfirmationProps) {
  const form = useMailedLinkForm(resendConfirmation, email);
  return (
    <Form of={form}>
      <input type="hidden" name="email" value={email} />
      <FormOutcome />
      {form.outcome?.tone !== 'success' && <SubmitButton {...look}>{messages.resend}</SubmitButton>}
    </Form>
  );
}
