import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { correctEmail } from 'shared-api/client/members.client';
import { CorrectEmailRequest, type PrivateMember } from 'shared-api/contract/members/members.contract';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { messages } from './messages.ts';
import { failureText, useMemberAction } from './use-member-action.ts';

/** Asks for another e-mail in the name of a member whose own was misspelt. */
export function EmailDialog({ member: opened, onClose }: { member: PrivateMember; onClose: () => void }) {
  // as it was when the window opened
  const [member] = useState(opened);
  const failed = messages.correctEmailFailed;
  const { mutateAsync } = useMemberAction({ member, send: correctEmail, failed, notifiesFailure: false });
  const form = useForm(CorrectEmailRequest, {
    send: ({ email }) => mutateAsync(email),
    onSent(_, { isMounted }) {
      if (isMounted()) onClose(); // another window may be open by now
      return undefined;
    },
    onFailed: (error) => failureText(error, member, serverTextOr(error, failed)),
  });
  return (
    <Dialog title={messages.correctEmailTitle(member.name)} open onClose={onClose}>
      <Form of={form}>
        <p>{messages.correctEmailText(member.email)}</p>
        <FormField name="email" label={messages.newEmail}>
          <TextInput type="email" dir="ltr" autoComplete="off" />
        </FormField>
        <FormOutcome />
        <DialogActions primary={<SubmitButton>{messages.correctEmailConfirm}</SubmitButton>} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
