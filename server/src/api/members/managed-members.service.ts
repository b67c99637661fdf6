import type { AuditAct } from 'shared-api/contract/audit.contract';
import type { BulkAction } from 'shared-api/contract/managed-members.contract';
import type { Role } from 'shared-api/contract/members.contract';
import { canChangeRoles, canManageMember, canMoveMembers } from 'shared-api/contract/members.policy';
import type { Db } from '../../platform/database/db.ts';
import { Refusal, unknownOffice } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { accountActivated } from '../mails/account-activated.ts';
import { actOnMember } from './act-on-member.ts';
import { type ManagedMember, managedMembersRepository as members } from './managed-members.repository.ts';
import { toPrivateMember } from './members.presenter.ts';

export type MemberParts = { db: Db; audit: AuditRepository; mails: MailsService };

export const subjectOf = ({ memberId, memberName, officeId }: ManagedMember) => ({
  kind: 'member' as const,
  id: memberId,
  name: memberName,
  office: officeId,
});

export function managedMembersService({ db, audit, mails }: MemberParts) {
  const read = async (transaction: Db, id: string) => toPrivateMember(await members.get(transaction, id));

  /** Whoever is let in for the first time is told so. */
  async function flip(transaction: Db, target: ManagedMember, actor: Actor, act: AuditAct) {
    await members.toggleActive(transaction, target.memberId);
    if (target.isActive) await members.endSessions(transaction, target.memberId);
    else if (!target.admittedAt) {
      const { email: to, memberName: name, officeName: office } = target;
      await mails.queue(transaction, accountActivated({ to, name, office }));
    }
    await audit.record(transaction, { actor, act, subject: subjectOf(target) });
    return read(transaction, target.memberId);
  }

  const actOfFlipping = ({ isActive }: ManagedMember) => (isActive ? 'member.deactivated' : 'member.activated');

  const setActive = (actor: Actor, id: string, active: boolean) =>
    actOnMember(db, actor, id, canManageMember, async (transaction, target) => {
      if (target.isActive !== active) await flip(transaction, target, actor, actOfFlipping(target));
    });

  const remove = (actor: Actor, id: string) =>
    actOnMember(db, actor, id, canManageMember, async (transaction, target) => {
      await members.hide(transaction, id);
      await members.endSessions(transaction, id);
      await audit.record(transaction, { actor, act: 'member.deleted', subject: subjectOf(target) });
    });

  const bulkActions: Record<BulkAction, (actor: Actor, id: string) => Promise<void>> = {
    activate: (actor, id) => setActive(actor, id, true),
    deactivate: (actor, id) => setActive(actor, id, false),
    delete: remove,
  };

  async function tryOne(action: BulkAction, actor: Actor, id: string) {
    try {
      await bulkActions[action](actor, id);
      return { id, ok: true };
    } catch (error) {
      if (error instanceof Refusal) return { id, ok: false, message: error.message };
      throw error;
    }
  }

  return {
    remove,
    flip,

    toggle: (actor: Actor, id: string) =>
      actOnMember(db, actor, id, canManageMember, (transaction, target) =>
        flip(transaction, target, actor, actOfFlipping(target)),
      ),

    changeRole: (actor: Actor, id: string, role: Role) =>
      actOnMember(db, actor, id, canChangeRoles, async (transaction, target) => {
        await members.changeRole(transaction, id, role);
        const details = { from: target.role, to: role };
        await audit.record(transaction, { actor, act: 'member.role_changed', subject: subjectOf(target), details });
        return read(transaction, id);
      }),

    move: (actor: Actor, id: string, officeId: string) =>
      actOnMember(db, actor, id, canMoveMembers, async (transaction, target) => {
        const office = await members.findOffice(transaction, officeId);
        if (!office) throw unknownOffice();
        await members.move(transaction, id, officeId);
        const subject = { ...subjectOf(target), office: officeId, formerOffice: target.officeId };
        const details = { from: target.officeName, to: office.name };
        await audit.record(transaction, { actor, act: 'member.moved', subject, details });
        return read(transaction, id);
      }),

    /** Each by itself: one that is refused keeps no other from being done. */
    async bulk(actor: Actor, ids: string[], action: BulkAction) {
      const results = [];
      for (const id of ids) results.push(await tryOne(action, actor, id));
      return results;
    },
  };
}
export type ManagedMembersService = ReturnType<typeof managedMembersService>;
