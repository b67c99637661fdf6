import type { PrivateMember } from 'shared-api/contract/members.contract';
import { awaitsInvitation, canManageMember, canMoveMembers, isOneself } from 'shared-api/contract/members.policy';
import { ButtonGroup } from 'shared-ui/layout';
import { Badge } from 'shared-ui/static';
import { useViewer } from '../viewer/viewer.ts';
import { DeleteButton } from './delete-button.tsx';
import { EndSessionsButton } from './end-sessions-button.tsx';
import { InviteButton } from './invite-button.tsx';
import { messages } from './messages.ts';
import { MoveButton } from './move-button.tsx';

/** Who never came in has no sessions to end. */
const AccessButton = ({ member }: { member: PrivateMember }) =>
  awaitsInvitation(member) ? <InviteButton member={member} /> : <EndSessionsButton member={member} />;

export function ActionsCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  if (isOneself(viewer, member)) return <Badge>{messages.oneself}</Badge>;
  if (!canManageMember(viewer, member)) return null;
  return (
    <ButtonGroup>
      {canMoveMembers(viewer) && <MoveButton member={member} />}
      {member.Active && <AccessButton member={member} />}
      <DeleteButton member={member} />
    </ButtonGroup>
  );
}
