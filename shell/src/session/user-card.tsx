import { useId, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { roleLabel } from 'shared-api/contract/role-label';
import { isAnythingKeptFor } from 'shared-api/session/session.store';
import { Styles } from 'shared-ui/provider';
import { Link } from 'shared-ui/router';
import { Avatar, Bdi, Button, Icon } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useSignOut } from './use-sign-out.ts';
import css from './user-card.css';

const linksOf = ({ id }: PrivateMember) => [
  { label: messages.profile, to: `/organization/members/${id}` },
  { label: messages.editProfile, to: `/organization/edit-profile/${id}` },
  { label: messages.security, to: '/account/security' },
  { label: messages.sessions, to: '/account/sessions' },
  { label: messages.personalData, to: '/account/data' },
];

/** Others may use this device: signing out removes the member's draft, once the member has agreed. */
function SignOut({ memberId }: { memberId: string }) {
  const { isPending, leave } = useSignOut();
  const [isAsking, setAsking] = useState<boolean>();
  const confirmId = useId();
  if (isAsking)
    return (
      <div className="site-user-confirm">
        <p id={confirmId}>{messages.draftGoes}</p>
        <Button variant="danger" disabled={isPending} onClick={leave}>
          {messages.signOutAnyway}
        </Button>
        <Button
          variant="outline"
          autoFocus // the button that was pressed is gone
          aria-describedby={confirmId}
          disabled={isPending}
          onClick={() => setAsking(false)}
        >
          {messages.staySignedIn}
        </Button>
      </div>
    );
  const press = () => (isAnythingKeptFor(memberId) ? setAsking(true) : leave());
  return (
    <Button variant="outline" disabled={isPending} onClick={press} autoFocus={isAsking === false}>
      <Icon name="signOut" /> {messages.signOut}
    </Button>
  );
}

export function UserCard({ member }: { member: PrivateMember }) {
  return (
    <div className="site-user">
      <Styles css={css} />
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
      <SignOut memberId={member.id} />
    </div>
  );
}
