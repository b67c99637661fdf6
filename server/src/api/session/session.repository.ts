import { sql } from 'kysely';
import type { SignInMethod } from 'shared-api/contract/accounts/session.contract';
import { limits } from 'shared-api/contract/limits';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { shortenAddress } from '../audit/shorten-address.ts';
import { memberColumns, ownMemberColumns } from '../members/members.repository.ts';

type NewSession = {
  tokenHash: string;
  memberId: string;
  agent: string;
  address: string;
  method: SignInMethod;
  expiresAt: Date;
};

const activeSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .where('members.is_active', '=', true)
    .where('members.deleted_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`);

const seenNow = (db: Db, memberId: string) =>
  db.updateTable('members').set({ last_seen_at: new Date() }).where('id', '=', memberId).execute();

export const sessionRepository = {
  findAccount: (db: Db, email: string) =>
    db
      .selectFrom('members')
      .innerJoin('offices', 'offices.id', 'members.office_id')
      .select([
        ...memberColumns,
        ...ownMemberColumns,
        'members.password_hash as passwordHash',
        'members.password_expires_at as passwordExpiresAt',
      ])
      .where(sql`lower(members.email)`, '=', email.toLowerCase())
      .where('members.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** In place of the hash that the account was found with; one that was set meanwhile stays. */
  replaceHash: (db: Db, { memberId, passwordHash }: { memberId: string; passwordHash: string }, replacement: string) =>
    db
      .updateTable('members')
      .set({ password_hash: replacement })
      .where('id', '=', memberId)
      .where('password_hash', '=', passwordHash)
      .execute(),

  /** An account that may sign in; undefined once it may not. */
  findActive: (db: Db, memberId: string) =>
    db
      .selectFrom('members')
      .innerJoin('offices', 'offices.id', 'members.office_id')
      .select([...memberColumns, ...ownMemberColumns])
      .where('members.id', '=', memberId)
      .where('members.is_active', '=', true)
      .where('members.deleted_at', 'is', null)
      .executeTakeFirst(),

  find: (db: Db, tokenHash: string) =>
    activeSessions(db)
      .select([
        ...memberColumns,
        ...ownMemberColumns,
        'sessions.last_seen_at as lastUsedAt',
        'sessions.created_at as startedAt',
        'sessions.expires_at as expiresAt',
        'sessions.authenticated_at as authenticatedAt',
      ])
      .where('sessions.token_hash', '=', tokenHash)
      .executeTakeFirst(),

  async add(transaction: Transaction, { tokenHash, memberId, agent, address, method, expiresAt }: NewSession) {
    await transaction.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        member_id: memberId,
        agent,
        address: shortenAddress(address),
        method,
        expires_at: expiresAt,
      })
      .execute();
    await seenNow(transaction, memberId);
  },

  /** Whether nobody ended it since the request began; it is not ended before this transaction is over. */
  async isOpen(transaction: Transaction, tokenHash: string) {
    const open = await activeSessions(transaction)
      .select('sessions.id')
      .where('sessions.token_hash', '=', tokenHash)
      .forShare('sessions')
      .executeTakeFirst();
    return open !== undefined;
  },

  authenticatedNow: (db: Db, tokenHash: string) =>
    db.updateTable('sessions').set({ authenticated_at: new Date() }).where('token_hash', '=', tokenHash).execute(),

  /** Who gave the right password, and has yet to show a second factor. */
  async addPending(db: Db, tokenHash: string, memberId: string) {
    await db.deleteFrom('pending_sign_ins').where('expires_at', '<', sql<Date>`now()`).execute();
    const expires_at = new Date(Date.now() + limits.secondFactorMinutes * 60_000);
    await db
      .insertInto('pending_sign_ins')
      .values({ token_hash: tokenHash, member_id: memberId, expires_at })
      .execute();
  },

  findPending: (db: Db, tokenHash: string) =>
    db
      .selectFrom('pending_sign_ins')
      .innerJoin('members', 'members.id', 'pending_sign_ins.member_id')
      .select(['members.id as memberId', 'members.email'])
      .where('pending_sign_ins.token_hash', '=', tokenHash)
      .where('pending_sign_ins.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  removePending: (db: Db, tokenHash: string) =>
    db.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).execute(),

  async isKnownDevice(db: Db, tokenHash: string, email: string) {
    const found = await db
      .selectFrom('known_devices')
      .innerJoin('members', 'members.id', 'known_devices.member_id')
      .select('members.id')
      .where('known_devices.token_hash', '=', tokenHash)
      .where(sql`lower(members.email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    return found !== undefined;
  },

  async rememberDevice(transaction: Transaction, tokenHash: string, memberId: string) {
    const oldest = new Date(Date.now() - serverLimits.deviceCookieSeconds * 1_000);
    await transaction.deleteFrom('known_devices').where('last_used_at', '<', oldest).execute();
    await transaction
      .insertInto('known_devices')
      .values({ token_hash: tokenHash, member_id: memberId })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: new Date() }))
      .execute();
  },

  /** With a password that came by a mailed link: a stranger may have used them. */
  forgetDevices: (transaction: Transaction, memberId: string) =>
    transaction.deleteFrom('known_devices').where('member_id', '=', memberId).execute(),

  /** Ends as before where no other time is given. */
  async recordUse(transaction: Transaction, tokenHash: string, memberId: string, expiresAt: Date | undefined) {
    await transaction
      .updateTable('sessions')
      .set({ last_seen_at: new Date(), ...(expiresAt && { expires_at: expiresAt }) })
      .where('token_hash', '=', tokenHash)
      .execute();
    await seenNow(transaction, memberId);
  },

  /** One that is open and would end more than `ms` before. @returns whether there is one */
  async prolong(db: Db, tokenHash: string, expiresAt: Date, ms: number) {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('expires_at', '<', new Date(expiresAt.getTime() - ms))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  listOf: (db: Db, memberId: string, limit: number) =>
    db
      .selectFrom('sessions')
      .select([
        'id',
        'token_hash as tokenHash',
        'created_at as createdAt',
        'last_seen_at as lastSeenAt',
        'agent',
        'address',
        'method',
      ])
      .where('member_id', '=', memberId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(sql.lit(limit))
      .execute(),

  removeOwn: (db: Db, memberId: string, id: string) =>
    db
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .returning('token_hash as tokenHash')
      .executeTakeFirst(),

  /** Sign-ins that wait for a second factor end with them. */
  async removeOthers(db: Db, memberId: string, tokenHash: string) {
    await db.deleteFrom('pending_sign_ins').where('member_id', '=', memberId).execute();
    await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '<>', tokenHash).execute();
  },

  /** Keeps the account from being changed until the transaction ends. Undefined where it may not sign in any more. */
  lockActive: (transaction: Transaction, memberId: string) =>
    transaction
      .selectFrom('members')
      .select('password_hash as passwordHash')
      .where('id', '=', memberId)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  remove: (db: Db, tokenHash: string) => db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute(),
};
