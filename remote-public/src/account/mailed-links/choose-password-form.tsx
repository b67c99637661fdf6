import { type ReactNode, useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { PasswordResetRequest } from 'shared-api/contract/accounts/account.contract';
import { Form, FormOutcome, NewPasswordField, RepeatPasswordField, SubmitButton, useForm } from 'shared-ui/form';
import { messages } from '../messages.ts';
import { MailedTokenField } from './mailed-token-field.tsx';

type ChoosePasswordFormProps<Reply> = {
  /** Of the mailed link. */
  token: string | undefined;
  /** Path of its page. */
  action: string;
  send: (request: PasswordResetRequest) => Promise<Reply>;
  /** What to know before it is sent. */
  note?: string | undefined;
  /** What the member reads once the password is saved, and where it goes on. */
  after: (reply: Reply) => { sentence: string; next: ReactNode };
  /** What to do where the link is worth nothing any more; the server says it itself where there is none. */
  askAgain?: string;
};

export function ChoosePasswordForm<Reply>({
  token,
  action,
  note,
  send,
  after,
  askAgain,
}: ChoosePasswordFormProps<Reply>) {
  const [next, setNext] = useState<ReactNode>();
  const form = useForm(PasswordResetRequest, {
    action,
    send,
    onSent(reply) {
      form.element.current?.focus(); // its button goes, and would let go of the keyboard
      const { sentence, next } = after(reply);
      setNext(next);
      return sentence;
    },
    onFailed: (error) => serverTextOr(error, messages.passwordFailed),
  });
  if (form.outcome?.tone === 'success') {
    return (
      <Form of={form} tabIndex={-1}>
        <FormOutcome />
        {next}
      </Form>
    );
  }
  return (
    <Form of={form} tabIndex={-1}>
      {note && <p>{note}</p>}
      <MailedTokenField form={form} token={token} />
      <NewPasswordField label={messages.password} />
      <RepeatPasswordField label={messages.repeat} />
      <FormOutcome />
      {form.errors.token && askAgain && <p>{askAgain}</p>}
      <SubmitButton>{messages.save}</SubmitButton>
    </Form>
  );
}
