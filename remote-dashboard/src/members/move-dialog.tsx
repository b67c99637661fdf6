import { useState } from 'react';
import { moveMember } from 'shared-api/client/members.client';
import { MoveMemberRequest, type PrivateMember } from 'shared-api/contract/members/members.contract';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SelectInput, SubmitButton, useForm, useFormValues } from 'shared-ui/form';
import { useOffices } from '../offices/use-offices.ts';
import { useSecondHead } from '../offices/use-second-head.ts';
import { messages } from './messages.ts';
import { failureText, useMemberAction } from './use-member-action.ts';

/** Transfers a member, with its posts, to another office. */
export function MoveDialog({ member: opened, onClose }: { member: PrivateMember; onClose: () => void }) {
  // as it was when the choice began: moved meanwhile by another, it is rejected, and not sent where nobody chose
  const [member] = useState(opened);
  const { offices } = useOffices();
  const others = offices.filter(({ id }) => id !== member.office.id);
  const failed = messages.moveFailed;
  const { mutateAsync } = useMemberAction({ member, send: moveMember, failed, notifiesFailure: false });
  const form = useForm(MoveMemberRequest, {
    send: ({ officeId }) => mutateAsync(officeId),
    onSent(_, { isMounted }) {
      if (isMounted()) onClose(); // another window may be open by now
      return undefined;
    },
    onFailed: (error) => failureText(error, member, failed),
  });
  const officeId = useFormValues(form, (values) => values.officeId ?? '');
  const second = useSecondHead({ id: member.id, role: member.role, officeId });
  return (
    <Dialog title={messages.moveTitle(member.name)} open onClose={onClose}>
      <Form of={form}>
        <p>{messages.moveText(member.office.name)}</p>
        <FormField name="officeId" label={messages.newOffice}>
          <SelectInput
            placeholder={messages.chooseOffice}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
        {second.sentence && <p role="status">{second.sentence}</p>}
        <FormOutcome />
        <DialogActions
          primary={<SubmitButton disabled={!officeId || second.isComing}>{messages.moveConfirm}</SubmitButton>}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
