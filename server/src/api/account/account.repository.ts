import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

type NewMember = { name: string; email: string; passwordHash: string; officeId: string };

/** Far above the heads an office has. */
const mostHeads = 20;

export function accountRepository(db: Db) {
  const active = () => db.selectFrom('members').where('is_active', '=', true).where('deleted_at', 'is', null);

  return {
    findActiveOffice: (id: string) =>
      db
        .selectFrom('offices')
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('is_active', '=', true)
        .executeTakeFirst(),

    find: (email: string) =>
      db
        .selectFrom('members')
        .select(['id', 'name', 'email', 'is_email_confirmed as isEmailConfirmed'])
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    add: ({ name, email, passwordHash, officeId }: NewMember) =>
      db
        .insertInto('members')
        .values({ name, email, password_hash: passwordHash, office_id: officeId, role: 'OM' })
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** Who may activate a newcomer: the heads of the office, or the administrators when it has none. */
    async listHeads(officeId: string) {
      const select = () => active().select('email').orderBy('role_since').limit(sql.lit(mostHeads));
      const heads = await select().where('role', '=', 'OP').where('office_id', '=', officeId).execute();
      return heads.length > 0 ? heads : select().where('role', '=', 'AD').execute();
    },

    /** Whether there is such a member. */
    async setPassword(id: string, password_hash: string) {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ password_hash, must_change_password: false })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    confirmEmail: (id: string) =>
      db.updateTable('members').set({ is_email_confirmed: true }).where('id', '=', id).execute(),
  };
}
