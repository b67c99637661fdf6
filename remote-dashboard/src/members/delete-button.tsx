import { useState } from 'react';
import { deleteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { buttonClass } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function DeleteButton({ member }: { member: PrivateMember }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { isPending, mutate } = useMemberAction({ member, send: deleteMember, failed: messages.removeFailed });
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
          isBusy={isPending}
          onConfirm={() => mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          {messages.removeText(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
