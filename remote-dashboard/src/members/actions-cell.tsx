import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { isOneself } from 'shared-api/contract/members/members.policy';
import { ButtonGroup } from 'shared-ui/layout';
import { Badge } from 'shared-ui/static';
import { useViewer } from '../viewer/viewer.ts';
import { MemberMenu } from './member-menu.tsx';
import { messages } from './messages.ts';

export const ActionsCell = ({ member }: { member: PrivateMember }) => (
  <ButtonGroup>
    <MemberMenu member={member} />
    {isOneself(useViewer(), member) && <Badge>{messages.oneself}</Badge>}
  </ButtonGroup>
);
