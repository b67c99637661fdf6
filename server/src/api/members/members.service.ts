import { canResetFactors } from 'shared-api/contract/accounts/factors.policy';
import type { AuditAction } from 'shared-api/contract/audit.contract';
import type { ActivateRequest, BulkAction, Role } from 'shared-api/contract/members/members.contract';
import {
  canChangeRoles,
  canManageMember,
  canMoveMembers,
  canOpenDashboard,
} from 'shared-api/contract/members/members.policy';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { emailUnconfirmed, noApplicant, Rejection, rejectionMailed, unknownOffice } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actOn } from '../audit/act-on.ts';
import { accountChanged } from '../factors/factors.messages.ts';
import { factorsRepository } from '../factors/factors.repository.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { securityRepository } from '../security/security.repository.ts';
import { givesOwnRole, memberEntry, memberTarget, readMember } from './member-target.ts';
import { accountActivated, accountRejected } from './members.messages.ts';
import { toPrivateMember } from './members.presenter.ts';
import { type ManagedMember, membersRepository } from './members.repository.ts';
import type { NotifyAdmins } from './notify-admins.ts';

type ForEvents = (transaction: Transaction, mails: MailsService, memberId: string) => Promise<void>;

type Parts = {
  db: Db;
  mailsService: MailsService;
  notifyAdmins: NotifyAdmins;
  /** What becomes of a member's places at events, which are a noun of their own. */
  attendance: { giveAwaitedPlaces: ForEvents; leaveAllEvents: ForEvents };
};

const read = async (transaction: Transaction, id: string) => toPrivateMember(await readMember(transaction, id));

const givenByToggling = ({ isActive, role }: ManagedMember) => (isActive ? [] : [role]);
const actOfToggling = ({ isActive }: ManagedMember) => (isActive ? 'member.deactivated' : 'member.activated');

type Decision = { kind: 'account_activated' | 'role_changed' | 'office_changed'; role?: Role; officeId?: string };

/** Nobody decides about itself: the member is told of every decision. */
const tell = (transaction: Transaction, { memberId }: ManagedMember, decision: Decision) =>
  notificationsRepository.record(transaction, { memberId, ...decision });

const greetedName = ({ memberName: name, isEmailConfirmed }: ManagedMember) => nameInMail({ name, isEmailConfirmed });

function rejectUnlessWaiting({ isActive, admittedAt, refusedAt }: ManagedMember) {
  if (isActive || admittedAt || refusedAt) throw noApplicant();
}

/** Nobody has shown so far whose e-mail it is. */
function rejectUnconfirmed(
  { isActive, admittedAt, isEmailConfirmed }: ManagedMember,
  { confirmUnproven }: ActivateRequest,
) {
  if (!isActive && !admittedAt && !isEmailConfirmed && !confirmUnproven) throw emailUnconfirmed();
}

export function membersService({ db, mailsService, notifyAdmins, attendance }: Parts) {
  /**
   * A member who is activated for the first time gets a mail, and none of a rejection. One who is deactivated signs in again
   * should that be undone: the sessions it ended do not come back.
   */
  async function toggleActive(transaction: Transaction, actor: Actor, row: ManagedMember, act: AuditAction) {
    await membersRepository.toggleActive(transaction, row.memberId);
    if (!row.isActive) {
      await notifyAdmins(transaction, actor, [row]);
      await tell(transaction, row, { kind: 'account_activated' });
      await attendance.giveAwaitedPlaces(transaction, mailsService, row.memberId);
    }
    if (row.refusedAt) await mailsService.removeHeld(transaction, row.memberId);
    if (row.isActive) await membersRepository.endSessions(transaction, row.memberId);
    else if (!row.admittedAt) {
      const { email: to, officeName: office } = row;
      await mailsService.queue(transaction, accountActivated({ to, name: greetedName(row), office }));
    }
    return { result: await read(transaction, row.memberId), entry: memberEntry(act, row) };
  }

  const setActive = (actor: Actor, id: string, isActive: boolean, decision: ActivateRequest) => {
    const target = memberTarget(id, canManageMember, isActive ? givesOwnRole : undefined);
    return actOn(db, actor, target, async (transaction, row) => {
      if (row.isActive === isActive) return { result: undefined };
      rejectUnconfirmed(row, decision);
      return toggleActive(transaction, actor, row, actOfToggling(row));
    });
  };

  const remove = (actor: Actor, id: string) =>
    actOn(db, actor, memberTarget(id, canManageMember), async (transaction, row) => {
      await membersRepository.hide(transaction, id);
      await attendance.leaveAllEvents(transaction, mailsService, id);
      await factorsRepository.removeAll(transaction, id);
      await membersRepository.endSessions(transaction, id);
      return { result: undefined, entry: memberEntry('member.deleted', row) };
    });

  const bulkActions: Record<BulkAction, (actor: Actor, id: string, decision: ActivateRequest) => Promise<unknown>> = {
    activate: (actor, id, decision) => setActive(actor, id, true, decision),
    deactivate: (actor, id, decision) => setActive(actor, id, false, decision),
    delete: remove,
  };

  async function tryOne(action: BulkAction, actor: Actor, id: string, decision: ActivateRequest) {
    try {
      await bulkActions[action](actor, id, decision);
      return { id, ok: true };
    } catch (error) {
      if (error instanceof Rejection && error.code !== 'reauthentication_required')
        return { id, ok: false, message: error.message };
      throw error;
    }
  }

  return {
    remove,

    toggle: (actor: Actor, id: string, decision: ActivateRequest) =>
      actOn(db, actor, memberTarget(id, canManageMember, givenByToggling), async (transaction, row) => {
        rejectUnconfirmed(row, decision);
        return toggleActive(transaction, actor, row, actOfToggling(row));
      }),

    /** Signs the member out everywhere. */
    endSessions: (actor: Actor, id: string) =>
      actOn(db, actor, memberTarget(id, canManageMember), async (transaction, row) => {
        await membersRepository.endSessions(transaction, id);
        await securityRepository.record(transaction, {
          kind: 'sessions_ended',
          memberId: id,
          source: actor,
          details: { which: 'all', by: actor.viewer.name },
        });
        return { result: toPrivateMember(row), entry: memberEntry('member.sessions_ended', row) };
      }),

    changeRole: (actor: Actor, id: string, role: Role) =>
      actOn(
        db,
        actor,
        memberTarget(id, canChangeRoles, () => [role]),
        async (transaction, row) => {
          if (!(await membersRepository.changeRole(transaction, id, role))) return { result: toPrivateMember(row) };
          if (canOpenDashboard({ role })) await membersRepository.shortenSessions(transaction, id);
          await tell(transaction, row, { kind: 'role_changed', role });
          await notifyAdmins(transaction, actor, [{ ...row, role }]);
          const entry = memberEntry('member.role_changed', row, { from: row.role, to: role });
          return { result: await read(transaction, id), entry };
        },
      ),

    move: (actor: Actor, id: string, officeId: string) =>
      actOn(db, actor, memberTarget(id, canMoveMembers), async (transaction, row) => {
        if (row.officeId === officeId) return { result: toPrivateMember(row) };
        const office = await officesRepository.find(transaction, officeId);
        if (!office) throw unknownOffice();
        await membersRepository.move(transaction, id, officeId);
        await tell(transaction, row, { kind: 'office_changed', officeId });
        const { subject, ...entry } = memberEntry('member.moved', row, { from: row.officeName, to: office.name });
        const moved = { ...subject, office: officeId, formerOffice: row.officeId };
        return { result: await read(transaction, id), entry: { ...entry, subject: moved } };
      }),

    /** For who lost every one of them: the password is enough again until the member sets up another. */
    resetFactors: (actor: Actor, id: string) =>
      actOn(db, actor, memberTarget(id, canResetFactors), async (transaction, row) => {
        await factorsRepository.removeAll(transaction, id);
        await membersRepository.endSessions(transaction, id);
        await securityRepository.record(transaction, { kind: 'factors_removed', memberId: id, source: actor });
        const changed = { to: row.email, name: greetedName(row), change: 'factors_removed' as const };
        await mailsService.queue(transaction, accountChanged(changed));
        return { result: await read(transaction, id), entry: memberEntry('member.factors_removed', row) };
      }),

    /**
     * Each in its own transaction: a rejected one does not stop the others.
     * @throws Rejection 403 when one of them asks for the password; sent again, those before it are as they were left
     */
    async bulk(actor: Actor, ids: string[], action: BulkAction, decision: ActivateRequest) {
      const results = [];
      for (const id of ids) results.push(await tryOne(action, actor, id, decision));
      return results;
    },

    approve: (actor: Actor, id: string, decision: ActivateRequest) =>
      actOn(db, actor, memberTarget(id, canManageMember, givesOwnRole), async (transaction, row) => {
        rejectUnlessWaiting(row);
        rejectUnconfirmed(row, decision);
        return toggleActive(transaction, actor, row, 'applicant.approved');
      }),

    reject: (actor: Actor, id: string, reason: string) =>
      actOn(db, actor, memberTarget(id, canManageMember), async (transaction, row) => {
        rejectUnlessWaiting(row);
        await membersRepository.reject(transaction, id);
        const { email: to, officeName: office } = row;
        const mail = accountRejected({ to, name: greetedName(row), office, reason });
        await mailsService.hold(transaction, mail, id, serverLimits.rejectionHeldMs);
        return { result: await read(transaction, id), entry: memberEntry('applicant.refused', row, { reason }) };
      }),

    /** While its mail is held the rejection can be taken back: the applicant waits again, and never hears of it. */
    undoRejection: (actor: Actor, id: string) =>
      actOn(db, actor, memberTarget(id, canManageMember), async (transaction, row) => {
        if (!(await mailsService.withdraw(transaction, id))) throw rejectionMailed();
        await membersRepository.undoRejection(transaction, id);
        return { result: await read(transaction, id), entry: memberEntry('applicant.refusal_undone', row) };
      }),
  };
}
export type MembersService = ReturnType<typeof membersService>;
