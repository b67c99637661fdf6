import { useId, useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import { roleLabel } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import { canPublish } from 'shared-api/contract/posts/posts.policy';
import { accountArea } from 'shared-api/contract/words/title-words';
import { isAnythingStoredFor, signOut, useSession } from 'shared-api/session/session.store';
import { signOutPath } from 'shared-ui/icon-paths';
import { Styles } from 'shared-ui/provider';
import { Link } from 'shared-ui/router';
import { Avatar, Bdi, Button, Icon, notify } from 'shared-ui/static';
import { messages as frame } from '../../messages.ts';
import { messages } from '../messages.ts';
import css from './user-card.css';

/** Without a transition, which would hold back going to another page until the answer is there. */
function useSignOut() {
  const isPending = useSession(({ isEnding }) => isEnding === true);

  async function leave() {
    try {
      notify.success((await signOut()) ?? messages.signedOut);
    } catch (error) {
      notify.failure(serverTextOr(error, messages.failed));
    }
  }

  return { isPending, leave };
}

type CardLink = { label: string; to: string };

/** What a member comes to do here. */
const actionsOf = (member: PrivateMember): CardLink[] => [
  { label: messages.myPage, to: pathTo.me },
  ...(canPublish(member) ? [{ label: messages.addPost, to: pathTo.addPost }] : []),
  ...(canOpenDashboard(member) ? [{ label: frame.dashboard, to: pathTo.dashboard }] : []),
];

const accountOf = ({ id }: PrivateMember): CardLink[] => [
  { label: messages.profile, to: pathTo.member(id) },
  { label: accountArea, to: pathTo.editProfile(id) },
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
        <Button
          variant="outline"
          autoFocus // the button that was pressed is gone
          aria-describedby={confirmId}
          disabled={isPending}
          onClick={() => setAsking(false)}
        >
          {messages.staySignedIn}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={leave}>
          {messages.signOutAnyway}
        </Button>
      </div>
    );
  const press = () => (isAnythingStoredFor(memberId) ? setAsking(true) : leave());
  return (
    <Button variant="outline" disabled={isPending} onClick={press} autoFocus={isAsking === false}>
      <Icon path={signOutPath} isAlong /> {messages.signOut}
    </Button>
  );
}

const Links = ({ links }: { links: CardLink[] }) => (
  <ul className="site-user-links">
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link className="site-panel-entry" to={to}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

export function UserCard({ member }: { member: PrivateMember }) {
  return (
    <div className="site-user">
      <Styles css={css} />
      <div className="site-user-head">
        <Avatar name={member.name} src={member.avatar} />
        <div>
          <p className="site-user-name">
            <Bdi>{member.name}</Bdi>
          </p>
          <p className="site-user-role">
            {roleLabel(member)} · <Bdi>{member.office.name}</Bdi>
          </p>
        </div>
      </div>
      <Links links={actionsOf(member)} />
      <Links links={accountOf(member)} />
      <SignOut memberId={member.id} />
    </div>
  );
}
