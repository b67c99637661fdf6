import { type SubmitEvent, useState } from 'react';
import { moveMember } from 'shared-api/client/managed-members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Dialog } from 'shared-ui/dialog';
import { FormField, FormMessage, SelectInput, SubmitButton, useIsHere } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { useOffices } from '../offices/use-offices.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

/** Transfers a member, with its posts, to another office. */
export function MoveDialog({ member, onClose }: { member: PrivateMember; onClose: () => void }) {
  const [officeId, setOfficeId] = useState('');
  const { offices } = useOffices();
  const isHere = useIsHere();
  const { isPending, failure, mutate } = useMemberAction({
    member,
    send: moveMember,
    failed: messages.moveFailed,
    isShown: isHere,
  });
  const others = offices.filter(({ id }) => id !== member.office.id);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (officeId) mutate(officeId, { onSuccess: onClose });
  }

  return (
    <Dialog title={messages.moveTitle(member.name)} open onClose={onClose}>
      <form className="ui-form" onSubmit={submit}>
        <p>{messages.moveText(member.office.name)}</p>
        <FormField label={messages.newOffice} isRequired>
          <SelectInput
            value={officeId}
            placeholder={messages.chooseOffice}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setOfficeId(target.value)}
          />
        </FormField>
        {failure && <FormMessage>{failure}</FormMessage>}
        <div className="ui-actions">
          <SubmitButton isBusy={isPending} disabled={officeId === ''}>
            {messages.moveConfirm}
          </SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
