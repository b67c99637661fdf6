import { deleteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Bilingual } from 'shared-ui/layout';
import { pairs } from '../pairs.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function DeleteDialog({ member, onClose }: { member: PrivateMember; onClose: () => void }) {
  const { isPending, mutate } = useMemberAction({
    member,
    send: deleteMember,
    done: messages.removed,
    failed: Bilingual(pairs.removeFailed),
  });
  return (
    <ConfirmDialog
      act={messages.removeAction}
      of={member.name}
      isPending={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {messages.removeText}
    </ConfirmDialog>
  );
}
