import { canManageMember } from 'shared-api/contract/members.policy';
import { noApplicant } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { accountRefused } from '../mails/account-refused.ts';
import { actOnMember } from './act-on-member.ts';
import { type ManagedMember, managedMembersRepository as members } from './managed-members.repository.ts';
import { type ManagedMembersService, type MemberParts, subjectOf } from './managed-members.service.ts';
import { toPrivateMember } from './members.presenter.ts';

const isWaiting = ({ isActive, admittedAt, refusedAt }: ManagedMember) => !isActive && !admittedAt && !refusedAt;

export function applicantsService({ db, audit, mails }: MemberParts, { flip }: Pick<ManagedMembersService, 'flip'>) {
  return {
    approve: (actor: Actor, id: string) =>
      actOnMember(db, actor, id, canManageMember, async (transaction, target) => {
        if (!isWaiting(target)) throw noApplicant();
        return flip(transaction, target, actor, 'applicant.approved');
      }),

    refuse: (actor: Actor, id: string, reason: string) =>
      actOnMember(db, actor, id, canManageMember, async (transaction, target) => {
        if (!isWaiting(target)) throw noApplicant();
        await members.refuse(transaction, id);
        const { email: to, memberName: name, officeName: office } = target;
        await mails.queue(transaction, accountRefused({ to, name, office, reason }));
        const subject = subjectOf(target);
        await audit.record(transaction, { actor, act: 'applicant.refused', subject, details: { reason } });
        return toPrivateMember(target);
      }),
  };
}
export type ApplicantsService = ReturnType<typeof applicantsService>;
