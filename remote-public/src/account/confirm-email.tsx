import { confirmEmail } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { EmailConfirmRequest } from 'shared-api/contract/account.contract';
import { startSession } from 'shared-api/session/session.store';
import { Form, FormOutcome, SubmitButton, useForm } from 'shared-ui/form';
import { messages } from './messages.ts';

/** A press confirms and not the visit: programs that look into letters follow their links too, and it works once. */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  const form = useForm(EmailConfirmRequest, {
    send: (request) => confirmEmail(request.token),
    onSent({ message }) {
      void startSession(); // who is signed in here sees its account as it is now
      return message;
    },
    onFailed: (error) => serverTextOr(error, messages.confirmFailed),
  });
  return (
    <Form of={form}>
      <input type="hidden" name="token" value={token} />
      <FormOutcome />
      {form.outcome?.tone === 'success' ? (
        <p>{messages.confirmNext}</p>
      ) : (
        <SubmitButton>{messages.confirm}</SubmitButton>
      )}
    </Form>
  );
}
