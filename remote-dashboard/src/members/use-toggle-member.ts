import { toggleMember } from 'shared-api/client/members.client';
import type { ActivateRequest, PrivateMember } from 'shared-api/contract/members/members.contract';
import { Bilingual } from 'shared-ui/layout';
import { pairs } from '../pairs.ts';
import { useMemberAction } from './use-member-action.ts';

/** Activates a member, or deactivates one, which can be taken back. */
export const useToggleMember = (member: PrivateMember) =>
  useMemberAction<ActivateRequest>({
    member,
    send: toggleMember,
    failed: Bilingual(member.Active ? pairs.deactivateFailed : pairs.activateFailed),
    undo: member.Active ? toggleMember : undefined,
  });
