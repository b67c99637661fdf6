import { sql } from 'kysely';
import { needsSecondFactor } from 'shared-api/contract/accounts/factors.policy';
import { limits } from 'shared-api/contract/limits';
import type { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import type { Role } from 'shared-api/contract/members/members.contract';
import { serverLimits } from '../../limits.ts';
import { temporaryPasswordExpiry } from '../../platform/credentials/password-check.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';

/** What anyone may see of a member and its office, for a query that joins `members` and `offices`. */
export const memberColumns = [
  'members.id as memberId',
  'members.name as memberName',
  'members.role',
  'members.addressed_as as addressedAs',
  'members.avatar_hash as avatarHash',
  'members.bio',
  'members.about',
  'members.description',
  'members.sociallinks',
  'offices.id as officeId',
  'offices.name as officeName',
  'offices.kind as officeKind',
  'offices.cover_hash as officeCoverHash',
  'offices.is_active as officeIsActive',
] as const;

/** What the member itself and its staff see besides. */
export const privateMemberColumns = [
  'members.email',
  'members.phone',
  'members.is_active as isActive',
  'members.is_email_confirmed as isEmailConfirmed',
  'members.must_change_password as mustChangePassword',
  'members.second_factor_due_at as secondFactorDueAt',
  'members.created_at as createdAt',
  'members.last_seen_at as lastSeenAt',
  'members.version',
] as const;

/** What the member alone sees besides. */
export const ownMemberColumns = [...privateMemberColumns, 'members.pending_email as pendingEmail'] as const;

export type NewMember = {
  name: string;
  email: string;
  phone: string;
  role: Role;
  addressedAs: FormOfAddress;
  officeId: string;
  passwordHash: string;
  avatarHash: string | null;
  bio: string;
  description: string;
};

const now = sql<Date>`now()`;

const addedByStaff = ({ addressedAs, officeId, passwordHash, avatarHash, ...member }: NewMember) => ({
  ...member,
  addressed_as: addressedAs,
  office_id: officeId,
  password_hash: passwordHash,
  avatar_hash: avatarHash,
  is_active: true,
  must_change_password: true,
  // others know the password: staff is given no time without a second factor
  second_factor_due_at: needsSecondFactor(member) ? now : null,
  password_expires_at: temporaryPasswordExpiry(),
  admitted_at: now,
});

const existing = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .where('members.deleted_at', 'is', null);

const active = (db: Db) => existing(db).where('members.is_active', '=', true);

const followsInOffice = (id: string) => sql<boolean>`
  (members.role <> 'OP', members.created_at, members.id)
  > (select m.role <> 'OP', m.created_at, m.id from members m where m.id = ${id})`;

export const membersRepository = {
  /** The head of the office before the others, then in the order they came; those that follow member `after`. */
  listOfOffice: (db: Db, officeId: string, limit: number, after?: string) =>
    active(db)
      .select(memberColumns)
      .where('members.office_id', '=', officeId)
      .$if(after !== undefined, (query) => query.where(followsInOffice(after ?? '')))
      .orderBy(sql`members.role <> 'OP'`)
      .orderBy('members.created_at')
      .orderBy('members.id')
      .limit(sql.lit(limit))
      .execute(),

  async countOfOffice(db: Db, officeId: string) {
    const { total } = await db
      .selectFrom('member_counts')
      .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
      .where('office_id', '=', officeId)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    return total;
  },

  /** An active member, and how to reach it. */
  findActive: (db: Db, id: string) =>
    active(db)
      .select([...memberColumns, 'members.email', 'members.phone'])
      .select([
        'offices.email as officeEmail',
        'offices.phone as officePhone',
        'offices.address as officeAddress',
        'offices.hours as officeHours',
        'offices.shows_contacts as showsContacts',
      ])
      .where('members.id', '=', id)
      .executeTakeFirst(),

  findSecretaryGeneral: (db: Db) =>
    active(db)
      .select([...memberColumns, 'members.email', 'members.phone'])
      .where('members.role', '=', 'SG')
      .orderBy('members.role_since', 'desc')
      .limit(sql.lit(1))
      .executeTakeFirst(),

  /** As staff sees it, active or not. */
  find: (db: Db, id: string) =>
    existing(db)
      .select([...memberColumns, ...privateMemberColumns])
      .select(['members.admitted_at as admittedAt', 'members.refused_at as refusedAt'])
      .where('members.id', '=', id)
      .executeTakeFirst(),

  /** @returns its id */
  async add(transaction: Transaction, member: NewMember) {
    const { id } = await transaction
      .insertInto('members')
      .values(addedByStaff(member))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Leaves out those whose e-mail address has an account. @returns those that were added */
  addAll: (transaction: Transaction, members: NewMember[]) =>
    transaction
      .insertInto('members')
      .values(members.map(addedByStaff))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id as memberId', 'name as memberName', 'email', 'office_id as officeId', 'role'])
      .returning('addressed_as as addressedAs')
      .execute(),

  /** Active administrators but for `except`. */
  listAdmins: (db: Db, except: string[]) =>
    active(db)
      .select(['members.name', 'members.email', 'members.is_email_confirmed as isEmailConfirmed'])
      .where('members.role', '=', 'AD')
      .where('members.id', 'not in', except)
      .orderBy('members.created_at')
      .limit(sql.lit(serverLimits.maxHeadsMailed))
      .execute(),

  /** Those of the offices that have an active head. */
  async listOfficesWithHead(db: Db, officeIds: string[]) {
    if (officeIds.length === 0) return [];
    const rows = await active(db)
      .select('members.office_id as officeId')
      .distinct()
      .where('members.role', '=', 'OP')
      .where('members.office_id', 'in', officeIds)
      .execute();
    return rows.map(({ officeId }) => officeId);
  },

  /** Those of the e-mail addresses, in small letters, that have an account. */
  async listEmails(db: Db, emails: string[]) {
    if (emails.length === 0) return [];
    const rows = await db
      .selectFrom('members')
      .select(sql<string>`lower(email)`.as('email'))
      .where('deleted_at', 'is', null)
      .where(sql`lower(email)`, 'in', emails)
      .execute();
    return rows.map(({ email }) => email);
  },

  /** One statement, not read-then-write: two clicks at the same moment cancel out instead of agreeing. */
  toggleActive: (transaction: Transaction, id: string) =>
    transaction
      .updateTable('members')
      .set({ is_active: sql`not is_active`, admitted_at: sql`coalesce(admitted_at, now())`, refused_at: null })
      .where('id', '=', id)
      .execute(),

  reject: (transaction: Transaction, id: string) =>
    transaction.updateTable('members').set({ refused_at: now }).where('id', '=', id).execute(),

  undoRejection: (transaction: Transaction, id: string) =>
    transaction.updateTable('members').set({ refused_at: null }).where('id', '=', id).execute(),

  /** False where it is the role already; `role_since` says which secretary-general was appointed last. */
  async changeRole(transaction: Transaction, id: string, role: Role) {
    const { numUpdatedRows } = await transaction
      .updateTable('members')
      .set({ role, role_since: now })
      .where('id', '=', id)
      .where('role', '!=', role)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** The posts follow: their key holds the office. */
  move: (transaction: Transaction, id: string, officeId: string) =>
    transaction.updateTable('members').set({ office_id: officeId }).where('id', '=', id).execute(),

  /** Hides the row: the posts stay and need their author. */
  hide: (transaction: Transaction, id: string) =>
    transaction.updateTable('members').set({ deleted_at: now }).where('id', '=', id).execute(),

  /** Somebody becomes staff: the sessions last no longer than those of staff. */
  shortenSessions: (transaction: Transaction, id: string) =>
    transaction
      .updateTable('sessions')
      .set({
        expires_at: sql`least(expires_at, last_seen_at + make_interval(hours => ${limits.staffSessionIdleHours}),
          created_at + make_interval(days => ${limits.staffSessionDays}))`,
      })
      .where('member_id', '=', id)
      .execute(),

  /** Sign-ins that wait for a second factor end with them. */
  async endSessions(transaction: Transaction, id: string) {
    await transaction.deleteFrom('pending_sign_ins').where('member_id', '=', id).execute();
    await transaction.deleteFrom('sessions').where('member_id', '=', id).execute();
  },
};
export type ManagedMember = NonNullable<Awaited<ReturnType<typeof membersRepository.find>>>;
/** As much of a member as its invitation tells. */
export type InvitedMember = Pick<ManagedMember, 'memberId' | 'memberName' | 'email' | 'officeName'>;
