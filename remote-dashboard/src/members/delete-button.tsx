import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { buttonClass } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { useDeleteMember } from './use-delete-member.ts';

export function DeleteButton({ member }: { member: PrivateMember }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { isBusy, remove } = useDeleteMember(member, close);
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} ui-danger`}
        aria-description={member.name}
        onClick={() => setAsked(true)}
      >
        {messages.remove}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirm={messages.removeConfirm}
          isBusy={isBusy}
          onConfirm={remove}
          onClose={close}
        >
          {messages.removeText(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
