import type { ReactNode } from 'react';
import { useSession } from 'shared-api/session/session.store';
import { ButtonGroup } from 'shared-ui/layout';
import { EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { GoToMyPage } from './go-to-my-page.tsx';
import { SignInLink } from './sign-in-link.tsx';

type ExpiredLinkProps = {
  hint: string;
  /** The same for a member who is signed in, of the name that it is told. */
  hintForMember?: ((name: string) => string) | undefined;
  askAgain: ReactNode;
};

/** For who opens a mailed link that was used before, or is too old. */
export function ExpiredLink({ hint, hintForMember, askAgain }: ExpiredLinkProps) {
  const member = useSession((session) => session.member);
  return (
    <EmptyState
      title={messages.expiredLink}
      text={member && hintForMember ? hintForMember(member.name) : hint}
      action={
        <ButtonGroup>
          {askAgain}
          {member ? <GoToMyPage /> : <SignInLink />}
        </ButtonGroup>
      }
    />
  );
}
