import { serverTextOr } from 'shared-api/client/api-error';
import { PasswordResetRequest } from 'shared-api/contract/account.contract';
import { Form, FormOutcome, NewPasswordField, RepeatPasswordField, SubmitButton, useForm } from 'shared-ui/form';
import { MailedTokenField } from './mailed-token-field.tsx';
import { messages } from './messages.ts';
import { SignInLink } from './sign-in-link.tsx';

type ChoosePasswordFormProps = {
  /** Of the mailed link. */
  token: string | undefined;
  /** Path of its page. */
  action: string;
  send: (request: PasswordResetRequest) => Promise<{ message: string }>;
  /** What to do where the link is worth nothing any more; the server says it itself where there is none. */
  askAgain?: string;
};

export function ChoosePasswordForm({ token, action, send, askAgain }: ChoosePasswordFormProps) {
  const form = useForm(PasswordResetRequest, {
    action,
    send,
    onSent({ message }) {
      form.element.current?.focus(); // its button goes, and would let go of the keyboard
      return message;
    },
    onFailed: (error) => serverTextOr(error, messages.passwordFailed),
  });
  if (form.outcome?.tone === 'success') {
    return (
      <Form of={form} tabIndex={-1}>
        <FormOutcome />
        <p>{messages.passwordNext}</p>
        <SignInLink />
      </Form>
    );
  }
  return (
    <Form of={form} tabIndex={-1}>
      <MailedTokenField form={form} token={token} />
      <NewPasswordField label={messages.password} />
      <RepeatPasswordField label={messages.repeat} />
      <FormOutcome />
      {form.errors.token && askAgain && <p>{askAgain}</p>}
      <SubmitButton>{messages.save}</SubmitButton>
    </Form>
  );
}
