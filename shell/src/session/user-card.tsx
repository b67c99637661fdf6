import type { PrivateMember } from 'shared-api/contract/members.contract';
import { roleLabel } from 'shared-api/contract/role-label';
import { Avatar, Bdi, Button, Icon } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useSignOut } from './use-sign-out.ts';

export function UserCard({ member }: { member: PrivateMember }) {
  const { isBusy, leave } = useSignOut();
  return (
    <div className="site-user">
      <Avatar name={member.name} src={member.avatar} size="lg" />
      <p className="site-user-name">
        <Bdi>{member.name}</Bdi>
      </p>
      <p className="site-user-role">
        {roleLabel(member.role)} · <Bdi>{member.office.name}</Bdi>
      </p>
      <Button variant="outline" disabled={isBusy} onClick={leave}>
        <Icon name="signOut" /> {messages.signOut}
      </Button>
    </div>
  );
}
