import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { hasPasskeys } from 'shared-api/client/passkeys.client';
import { NoFields } from 'shared-api/contract/accounts/session.contract';
import { Form, FormOutcome, SubmitButton, useForm } from 'shared-ui/form';
import { messages } from '../messages.ts';

type PasskeyFormProps<Reply> = { label: string; send: () => Promise<Reply>; onSent: (reply: Reply) => void };

/** One button: the browser asks for the passkey. Nothing where it has none. */
export function PasskeyForm<Reply>({ label, send, onSent }: PasskeyFormProps<Reply>) {
  const form = useForm(NoFields, {
    send,
    onSent: (reply) => void onSent(reply),
    onFailed: (error) => (error instanceof ApiError ? serverTextOr(error, messages.failed) : messages.passkeyNotUsed),
  });
  if (!hasPasskeys()) return null;
  return (
    <Form of={form}>
      <FormOutcome />
      <SubmitButton variant="outline">{label}</SubmitButton>
    </Form>
  );
}
