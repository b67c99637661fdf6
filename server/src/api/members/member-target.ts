import type { AuditAction } from 'shared-api/contract/audit.contract';
import type { PrivateMember, Role, Viewer } from 'shared-api/contract/members/members.contract';
import { isOneself } from 'shared-api/contract/members/members.policy';
import type { Transaction } from '../../platform/database/db.ts';
import { ownAccount } from '../../platform/errors.ts';
import type { Target } from '../audit/act-on.ts';
import type { NewEntry } from '../audit/audit.repository.ts';
import { toPrivateMember } from './members.presenter.ts';
import { type ManagedMember, membersRepository } from './members.repository.ts';

type Policy = (viewer: Viewer, member: PrivateMember) => boolean;

/** Another member than oneself; `gives` are roles that it has by the action, or can use from now on. */
export const memberTarget = (
  id: string,
  policy: Policy,
  gives?: (row: ManagedMember) => Role[],
): Target<ManagedMember> => ({
  members: [id],
  gives,
  async lock(transaction, viewer) {
    const row = await membersRepository.find(transaction, id);
    if (row && isOneself(viewer, { id })) throw ownAccount();
    return row;
  },
  may: (viewer, row) => policy(viewer, toPrivateMember(row)),
  present: toPrivateMember,
});

export const memberEntry = (act: AuditAction, row: ManagedMember, details: NewEntry['details'] = {}): NewEntry => ({
  act,
  subject: { kind: 'member', id: row.memberId, name: row.memberName, office: row.officeId },
  details,
});

/** Activating a member gives it its role back. */
export const givesOwnRole = ({ role }: ManagedMember) => [role];

/** The member as the transaction leaves it. */
export async function readMember(transaction: Transaction, id: string) {
  const row = await membersRepository.find(transaction, id);
  if (!row) throw new Error(`member ${id} is gone from under its lock`);
  return row;
}
