import { useState } from 'react';
import { deleteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Text } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function DeleteButton({ member }: { member: PrivateMember }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isPending, mutate } = useMemberAction({ member, send: deleteMember, failed: messages.removeFailed });
  return (
    <>
      <Button variant="ghost" size="sm" aria-description={member.name} onClick={() => setOpen(true)}>
        <Text as="span" tone="danger">
          {messages.remove}
        </Text>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirm={messages.removeConfirm}
          isPending={isPending}
          onConfirm={() => mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          {messages.removeText(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
