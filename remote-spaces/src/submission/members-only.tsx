import { type ReactNode, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { useSession } from 'shared-api/session/session.store';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';

/**
 * Who writes here. A member whose session ended while writing still stands before the form; one who signed out does not:
 * only the former session carries a message.
 */
export function useWriter() {
  const { status, member, message } = useSession();
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  const writer = member ?? (message === undefined ? null : last);
  return { writer, isWaiting: !writer && (status === 'idle' || status === 'loading') };
}

export function MembersOnly({ children }: { children: (writer: PrivateMember) => ReactNode }) {
  const { writer, isWaiting } = useWriter();
  if (isWaiting) return <Spinner label={messages.waiting} />;
  return writer ? children(writer) : <EmptyState title={messages.signInFirst} text={messages.signInHint} />;
}
