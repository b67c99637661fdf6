import { useState } from 'react';
import { toggleMember } from 'shared-api/client/managed-members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { members } from './members.store.ts';
import { messages } from './messages.ts';
import { tellMemberFailure } from './tell-member-failure.ts';

/** Activates a member or deactivates it; the server's answer is what is shown. */
export function useToggleMember(seen: PrivateMember) {
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message, member } = await toggleMember(seen);
      members.replace(member);
      notify.success(message);
    } catch (error) {
      tellMemberFailure(error, seen, seen.Active ? messages.deactivateFailed : messages.activateFailed);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, toggle };
}
