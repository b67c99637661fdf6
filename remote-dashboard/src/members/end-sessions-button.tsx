import { useState } from 'react';
import { endMemberSessions } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Button } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function EndSessionsButton({ member }: { member: PrivateMember }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isPending, mutate } = useMemberAction({
    member,
    send: endMemberSessions,
    failed: messages.endSessionsFailed,
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-description={member.name} onClick={() => setOpen(true)}>
        {messages.endSessions}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={messages.endSessionsTitle}
          confirm={messages.endSessionsConfirm}
          isPending={isPending}
          onConfirm={() => mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          {messages.endSessionsText(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
