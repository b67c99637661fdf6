import type { ReactNode } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { membersNeedScripts } from 'shared-api/contract/words/account-words';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';
import { useWriter } from './use-writer.ts';

export function MembersOnly({ children }: { children: (writer: PrivateMember) => ReactNode }) {
  const { writer, isWaiting } = useWriter();
  if (isWaiting)
    return (
      <>
        <noscript>
          <p>{membersNeedScripts}</p>
        </noscript>
        <Spinner label={messages.waiting} />
      </>
    );
  return writer ? children(writer) : <EmptyState title={messages.signInFirst} text={messages.signInHint} />;
}
