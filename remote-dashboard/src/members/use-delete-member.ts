import { useState } from 'react';
import { deleteMember } from 'shared-api/client/managed-members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { members } from './members.store.ts';
import { messages } from './messages.ts';
import { tellMemberFailure } from './tell-member-failure.ts';

export function useDeleteMember(seen: PrivateMember, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const { message } = await deleteMember(seen);
      onDone();
      members.remove(seen.id);
      notify.success(message);
    } catch (error) {
      onDone();
      tellMemberFailure(error, seen, messages.removeFailed);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, remove };
}
