import { acceptInvitation } from 'shared-api/client/account.client';
import * as pathTo from 'shared-api/contract/path-to';
import { enterSession, useSession } from 'shared-api/session/session.store';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { GoHome } from './go-home.tsx';
import { GoToMyPage } from './go-to-my-page.tsx';

/** The link proved the address: who chose its password is signed in by it, after its second factor where it has one. */
function afterAccepted(reply: Awaited<ReturnType<typeof acceptInvitation>>) {
  if ('next' in reply) {
    const next = (
      <Link className={buttonClass({})} to={pathTo.secondFactor}>
        {messages.enterCode}
      </Link>
    );
    return { sentence: messages.secondFactorNext, next };
  }
  if ('member' in reply) enterSession(reply.member);
  return { sentence: reply.message, next: 'member' in reply ? <GoToMyPage /> : <GoHome /> };
}

export function InvitationForm({ token }: { token: string | undefined }) {
  const member = useSession((session) => session.member);
  return (
    <ChoosePasswordForm
      token={token}
      action={pathTo.invitation}
      note={member ? messages.invitedAsOther(member.name) : undefined}
      send={acceptInvitation}
      after={afterAccepted}
    />
  );
}
