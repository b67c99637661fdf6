import { sql } from 'kysely';
import type { Role } from 'shared-api/contract/members.contract';
import type { Db } from '../../platform/database/db.ts';
import { memberColumns, privateMemberColumns } from './members.repository.ts';

export type NewMember = {
  name: string;
  email: string;
  phone: string;
  role: Role;
  officeId: string;
  passwordHash: string;
  avatarHash: string | null;
  bio: string;
  description: string;
};

const now = sql<Date>`now()`;

const select = (transaction: Db) =>
  transaction
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .select([
      ...memberColumns,
      ...privateMemberColumns,
      'members.admitted_at as admittedAt',
      'members.refused_at as refusedAt',
    ])
    .where('members.deleted_at', 'is', null);

/** What staff does to members. Every call is part of somebody's transaction. */
export const managedMembersRepository = {
  /** Nobody changes these until the transaction ends. In the order of their ids, so that two never wait for each other. */
  lock: (transaction: Db, ids: string[]) =>
    select(transaction).where('members.id', 'in', ids).orderBy('members.id').forNoKeyUpdate('members').execute(),

  get: (transaction: Db, id: string) => select(transaction).where('members.id', '=', id).executeTakeFirstOrThrow(),

  async add(transaction: Db, member: NewMember) {
    const { id } = await transaction
      .insertInto('members')
      .values({
        name: member.name,
        email: member.email,
        phone: member.phone,
        role: member.role,
        office_id: member.officeId,
        password_hash: member.passwordHash,
        avatar_hash: member.avatarHash,
        bio: member.bio,
        description: member.description,
        is_active: true,
        must_change_password: true,
        admitted_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** One statement, not read-then-write: two clicks at the same moment cancel out instead of agreeing. */
  toggleActive: (transaction: Db, id: string) =>
    transaction
      .updateTable('members')
      .set({ is_active: sql`not is_active`, admitted_at: sql`coalesce(admitted_at, now())`, refused_at: null })
      .where('id', '=', id)
      .execute(),

  refuse: (transaction: Db, id: string) =>
    transaction.updateTable('members').set({ refused_at: now }).where('id', '=', id).execute(),

  /** The secretary-general is the one appointed last: the same role again is no new appointment. */
  changeRole: (transaction: Db, id: string, role: Role) =>
    transaction
      .updateTable('members')
      .set({ role, role_since: now })
      .where('id', '=', id)
      .where('role', '!=', role)
      .execute(),

  /** The posts follow: their key holds the office. */
  move: (transaction: Db, id: string, officeId: string) =>
    transaction.updateTable('members').set({ office_id: officeId }).where('id', '=', id).execute(),

  /** Hidden, not gone: the posts stay, and they have an author. */
  hide: (transaction: Db, id: string) =>
    transaction.updateTable('members').set({ deleted_at: now }).where('id', '=', id).execute(),

  endSessions: (transaction: Db, id: string) =>
    transaction.deleteFrom('sessions').where('member_id', '=', id).execute(),

  findOffice: (transaction: Db, id: string) =>
    transaction.selectFrom('offices').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
};
export type ManagedMember = Awaited<ReturnType<typeof managedMembersRepository.get>>;
