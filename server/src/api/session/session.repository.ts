import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { memberColumns, privateMemberColumns } from '../members/members.repository.ts';

type NewSession = { tokenHash: string; memberId: string; agent: string; expiresAt: Date };

export function sessionRepository(db: Db) {
  const activeSessions = () =>
    db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .innerJoin('offices', 'offices.id', 'members.office_id')
      .where('members.is_active', '=', true)
      .where('members.deleted_at', 'is', null)
      .where('sessions.expires_at', '>', sql<Date>`now()`);

  return {
    findAccount: (email: string) =>
      db
        .selectFrom('members')
        .innerJoin('offices', 'offices.id', 'members.office_id')
        .select([...memberColumns, ...privateMemberColumns, 'members.password_hash as passwordHash'])
        .where(sql`lower(members.email)`, '=', email.toLowerCase())
        .where('members.deleted_at', 'is', null)
        .executeTakeFirst(),

    find: (tokenHash: string) =>
      activeSessions()
        .select([...memberColumns, ...privateMemberColumns, 'sessions.last_seen_at as sessionSeenAt'])
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst(),

    async create({ tokenHash, memberId, agent, expiresAt }: NewSession) {
      await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, member_id: memberId, agent, expires_at: expiresAt })
        .execute();
    },

    async prolong(tokenHash: string, memberId: string, expiresAt: Date) {
      const last_seen_at = new Date();
      await db
        .updateTable('sessions')
        .set({ last_seen_at, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute();
      await db.updateTable('members').set({ last_seen_at }).where('id', '=', memberId).execute();
    },

    recordSignIn: (memberId: string) =>
      db.updateTable('members').set({ last_seen_at: new Date() }).where('id', '=', memberId).execute(),

    listOf: (memberId: string, most: number) =>
      db
        .selectFrom('sessions')
        .select(['id', 'token_hash as tokenHash', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'agent'])
        .where('member_id', '=', memberId)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(sql.lit(most))
        .execute(),

    removeOwn: (memberId: string, id: string) =>
      db
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returning('token_hash as tokenHash')
        .executeTakeFirst(),

    removeOthers: (memberId: string, tokenHash: string) =>
      db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '<>', tokenHash).execute(),

    removeAll: (memberId: string) => db.deleteFrom('sessions').where('member_id', '=', memberId).execute(),

    remove: (tokenHash: string) => db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute(),
  };
}
export type SessionRepository = ReturnType<typeof sessionRepository>;
