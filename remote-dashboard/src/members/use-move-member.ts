import { useState } from 'react';
import { moveMember } from 'shared-api/client/managed-members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { members } from './members.store.ts';
import { messages } from './messages.ts';
import { failureText } from './tell-member-failure.ts';

export function useMoveMember(seen: PrivateMember, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHere = useIsHere();

  async function move(officeId: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message, member } = await moveMember(seen, officeId);
      members.replace(member);
      notify.success(message);
      if (isHere()) onDone(); // another window may be open by now
    } catch (error) {
      const tell = isHere() ? setFailure : notify.failure;
      tell(failureText(error, seen, messages.moveFailed));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, move };
}
