import type { PrivateMember } from 'shared-api/contract/members.contract';
import { roleLabel } from 'shared-api/contract/role-label';
import { Link } from 'shared-ui/router';
import { Avatar, Bdi, Button, Icon } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useSignOut } from './use-sign-out.ts';

const linksOf = ({ id }: PrivateMember) => [
  { label: messages.profile, to: `/organization/members/${id}` },
  { label: messages.editProfile, to: `/organization/edit-profile/${id}` },
  { label: messages.security, to: '/account/security' },
  { label: messages.sessions, to: '/account/sessions' },
  { label: messages.personalData, to: '/account/data' },
];

export function UserCard({ member }: { member: PrivateMember }) {
  const { isPending, leave } = useSignOut();
  return (
    <div className="site-user">
      <Avatar name={member.name} src={member.avatar} size="lg" />
      <p className="site-user-name">
        <Bdi>{member.name}</Bdi>
      </p>
      <p className="site-user-role">
        {roleLabel(member.role)} · <Bdi>{member.office.name}</Bdi>
      </p>
      <ul className="site-user-links">
        {linksOf(member).map(({ label, to }) => (
          <li key={to}>
            <Link className="site-panel-entry" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="outline" disabled={isPending} onClick={leave}>
        <Icon name="signOut" /> {messages.signOut}
      </Button>
    </div>
  );
}
