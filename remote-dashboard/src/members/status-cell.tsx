import { useState } from 'react';
import { toggleMember } from 'shared-api/client/members.client';
import type { ActivateRequest, PrivateMember } from 'shared-api/contract/members/members.contract';
import { canManageMember, isEmailUnconfirmed, isOneself } from 'shared-api/contract/members/members.policy';
import { Bilingual, ButtonGroup } from 'shared-ui/layout';
import { Badge, Button } from 'shared-ui/static';
import { UnconfirmedEmailDialog } from '../dialogs/unconfirmed-email-dialog.tsx';
import { actionOn } from '../lists/action-on.ts';
import { pairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

function ToggleButton({ member }: { member: PrivateMember }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isPending, mutate } = useMemberAction<ActivateRequest>({
    member,
    send: toggleMember,
    failed: Bilingual(member.Active ? pairs.deactivateFailed : pairs.activateFailed),
    undo: member.Active ? toggleMember : undefined,
  });
  const words = member.Active ? messages.deactivate : messages.activate;
  return (
    <>
      <Button
        variant={member.Active ? 'danger' : 'outline'}
        size="sm"
        aria-label={actionOn(words, member.name)}
        aria-busy={isPending}
        onClick={() => (isEmailUnconfirmed(member) ? setAsking(true) : mutate({}))}
      >
        {words}
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

export function StatusCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  return (
    <ButtonGroup>
      <Badge tone={member.Active ? 'accent' : 'neutral'}>{member.Active ? messages.active : messages.inactive}</Badge>
      {canManageMember(viewer, member) && !isOneself(viewer, member) && <ToggleButton member={member} />}
    </ButtonGroup>
  );
}
