import type { ReactNode } from 'react';
import { ButtonGroup } from 'shared-ui/layout';
import { EmptyState } from 'shared-ui/static';
import { messages } from './messages.ts';
import { SignInLink } from './sign-in-link.tsx';

type SpentLinkProps = { hint: string; askAgain: ReactNode };

/** For who opens a mailed link that was used before, or is too old. */
export const SpentLink = ({ hint, askAgain }: SpentLinkProps) => (
  <EmptyState
    title={messages.spentLink}
    text={hint}
    action={
      <ButtonGroup>
        {askAgain}
        <SignInLink />
      </ButtonGroup>
    }
  />
);
