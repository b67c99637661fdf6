import type { ReactNode } from 'react';
import { useSession } from 'shared-api/session/session.store';
import { ButtonGroup } from 'shared-ui/layout';
import { EmptyState } from 'shared-ui/static';
import { GoHome } from './go-home.tsx';
import { messages } from './messages.ts';
import { SignInLink } from './sign-in-link.tsx';

type SpentLinkProps = { hint: string; askAgain: ReactNode };

/** For who opens a mailed link that was used before, or is too old. */
export function SpentLink({ hint, askAgain }: SpentLinkProps) {
  const member = useSession((session) => session.member);
  return (
    <EmptyState
      title={messages.spentLink}
      text={member ? messages.spentButSignedIn(member.name) : hint}
      action={
        <ButtonGroup>
          {!member && askAgain}
          {member ? <GoHome /> : <SignInLink />}
        </ButtonGroup>
      }
    />
  );
}
