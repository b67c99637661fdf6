import { acceptInvitation } from 'shared-api/client/account.client';
import { secondFactorPath } from 'shared-api/contract/page-forms';
import { enterSession } from 'shared-api/session/session.store';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { messages } from './messages.ts';
import { SignInNext } from './sign-in-next.tsx';

const goOnTo = (path: string, label: string) => (
  <Link className={buttonClass({})} to={path}>
    {label}
  </Link>
);

/** The link proved the address: who chose its password is signed in by it, after its second factor where it has one. */
function afterAccepted(reply: Awaited<ReturnType<typeof acceptInvitation>>) {
  if ('next' in reply) {
    return {
      sentence: messages.secondFactorNext,
      next: goOnTo(secondFactorPath, messages.enterCode),
    };
  }
  if (!('member' in reply)) return { sentence: reply.message, next: <SignInNext /> };
  enterSession(reply.member);
  return { sentence: reply.message, next: goOnTo('/', messages.goHome) };
}

export const InvitationForm = ({ token }: { token: string | undefined }) => (
  <ChoosePasswordForm token={token} action="/account/invitation" send={acceptInvitation} after={afterAccepted} />
);
