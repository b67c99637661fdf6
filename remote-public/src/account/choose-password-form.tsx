import { resetPassword } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { PasswordResetRequest } from 'shared-api/contract/account.contract';
import { Form, FormOutcome, NewPasswordField, RepeatPasswordField, SubmitButton, useForm } from 'shared-ui/form';
import { messages } from './messages.ts';

export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const form = useForm(PasswordResetRequest, {
    send: resetPassword,
    onSent: ({ message }) => message,
    onFailed: (error) => serverTextOr(error, messages.resetFailed),
  });
  if (form.outcome?.tone === 'success') {
    return (
      <Form of={form}>
        <FormOutcome />
        <p>{messages.resetNext}</p>
      </Form>
    );
  }
  return (
    <Form of={form}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label={messages.password} />
      <RepeatPasswordField label={messages.repeat} />
      <FormOutcome />
      {form.errors.token && <p>{messages.askAgain}</p>}
      <SubmitButton>{messages.save}</SubmitButton>
    </Form>
  );
}
