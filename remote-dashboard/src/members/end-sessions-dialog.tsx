import { endMemberSessions, resetFactors } from 'shared-api/client/members.client';
import { canResetFactors } from 'shared-api/contract/accounts/factors.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Button } from 'shared-ui/static';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

/** Signs a member out everywhere; for who lost every second factor, administrators take those away too. */
export function EndSessionsDialog({ member, onClose }: { member: PrivateMember; onClose: () => void }) {
  const viewer = useViewer();
  const sessions = useMemberAction({ member, send: endMemberSessions, failed: messages.endSessionsFailed });
  const factors = useMemberAction({ member, send: resetFactors, failed: messages.resetFactorsFailed });
  return (
    <ConfirmDialog
      act={messages.endSessionsAction}
      of={member.name}
      confirm={messages.endSessionsConfirm}
      isPending={sessions.isPending}
      onConfirm={() => sessions.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
      also={
        canResetFactors(viewer) && (
          <Button
            variant="outline"
            aria-busy={factors.isPending}
            onClick={() => factors.mutate(undefined, { onSettled: onClose })}
          >
            {messages.resetFactors}
          </Button>
        )
      }
    >
      {messages.endSessionsText}
    </ConfirmDialog>
  );
}
