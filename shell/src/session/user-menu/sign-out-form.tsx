import { serverTextOr } from 'shared-api/client/api-error';
import { NoFields } from 'shared-api/contract/accounts/session.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { signOut } from 'shared-api/session/session.store';
import { Form, FormOutcome, SubmitButton, useForm } from 'shared-ui/form';
import { messages } from '../messages.ts';

/** Signing out as a page: for members without JavaScript, who have no menu of their account. */
export function SignOutForm({ onClose }: { onClose: () => void }) {
  const form = useForm(NoFields, {
    action: pathTo.signOut,
    send: signOut,
    onSent(message) {
      onClose();
      return message ?? messages.signedOut;
    },
    onFailed: (error) => serverTextOr(error, messages.failed),
  });
  return (
    <Form of={form}>
      <p>{messages.signOutLead}</p>
      <FormOutcome />
      <SubmitButton>{messages.signOut}</SubmitButton>
    </Form>
  );
}
