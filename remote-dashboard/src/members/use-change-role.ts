import { useState } from 'react';
import { changeRole } from 'shared-api/client/managed-members.client';
import type { PrivateMember, Role } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { members } from './members.store.ts';
import { messages } from './messages.ts';
import { tellMemberFailure } from './tell-member-failure.ts';

/** Gives a member another role. What was chosen shows while it is sent; then what the server says. */
export function useChangeRole(seen: PrivateMember) {
  const [wanted, setWanted] = useState<Role>();

  async function change(role: Role) {
    setWanted(role);
    try {
      const { message, member } = await changeRole(seen, role);
      members.replace(member);
      notify.success(message);
    } catch (error) {
      tellMemberFailure(error, seen, messages.roleFailed);
    } finally {
      setWanted(undefined);
    }
  }

  return { role: wanted ?? seen.role, isBusy: wanted !== undefined, change };
}
