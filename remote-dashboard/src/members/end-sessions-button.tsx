import { useState } from 'react';
import { endMemberSessions, resetFactors } from 'shared-api/client/members.client';
import { canResetFactors } from 'shared-api/contract/factors.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Button } from 'shared-ui/static';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

/** Signs a member out everywhere; for who lost every second factor, administrators take those away too. */
export function EndSessionsButton({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sessions = useMemberAction({ member, send: endMemberSessions, failed: messages.endSessionsFailed });
  const factors = useMemberAction({ member, send: resetFactors, failed: messages.resetFactorsFailed });
  return (
    <>
      <Button variant="ghost" size="sm" aria-description={member.name} onClick={() => setOpen(true)}>
        {messages.endSessions}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={messages.endSessionsTitle}
          confirm={messages.endSessionsConfirm}
          isPending={sessions.isPending}
          onConfirm={() => sessions.mutate(undefined, { onSettled: close })}
          onClose={close}
          also={
            canResetFactors(viewer) && (
              <Button
                variant="outline"
                aria-busy={factors.isPending}
                onClick={() => factors.mutate(undefined, { onSettled: close })}
              >
                {messages.resetFactors}
              </Button>
            )
          }
        >
          {messages.endSessionsText(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
