import { useState } from 'react';
import { useSession } from 'shared-api/session/session.store';

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
