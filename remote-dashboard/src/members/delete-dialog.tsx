import { deleteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Bilingual } from 'shared-ui/layout';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { pairs } from '../pairs.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function DeleteDialog({ member, onClose }: { member: PrivateMember; onClose: () => void }) {
  const { isPending, mutate } = useMemberAction({
    member,
    send: deleteMember,
    done: Bilingual(pairs.removed),
    failed: Bilingual(pairs.removeFailed),
  });
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirm={messages.removeConfirm}
      isPending={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {messages.removeText(member.name)}
    </ConfirmDialog>
  );
}
