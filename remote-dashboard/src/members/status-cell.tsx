import { useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canManageMember, isEmailUnconfirmed, isOneself } from 'shared-api/contract/members/members.policy';
import { ButtonGroup } from 'shared-ui/layout';
import { Badge, Button } from 'shared-ui/static';
import { UnconfirmedEmailDialog } from '../dialogs/unconfirmed-email-dialog.tsx';
import { actionOn } from '../lists/action-on.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useToggleMember } from './use-toggle-member.ts';

function ActivateButton({ member }: { member: PrivateMember }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isPending, mutate } = useToggleMember(member);
  return (
    <>
      <Button
        size="sm"
        aria-label={actionOn(messages.activate, member.name)}
        aria-busy={isPending}
        onClick={() => (isEmailUnconfirmed(member) ? setAsking(true) : mutate({}))}
      >
        {messages.activate}
      </Button>
      {isAsking && (
        <UnconfirmedEmailDialog
          member={member}
          act={messages.activate}
          isPending={isPending}
          onConfirm={() => mutate({ confirmUnproven: true }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

export const MemberState = ({ member: { Active } }: { member: PrivateMember }) => (
  <Badge tone={Active ? 'accent' : 'neutral'}>{Active ? messages.active : messages.inactive}</Badge>
);

/** The state, and beside it what lets a member in who waits for that; what shuts one out is in the menu of the row. */
export function StatusCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  const canActivate = !member.Active && canManageMember(viewer, member) && !isOneself(viewer, member);
  return (
    <ButtonGroup>
      <MemberState member={member} />
      {canActivate && <ActivateButton member={member} />}
    </ButtonGroup>
  );
}
