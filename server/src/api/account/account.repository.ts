import { sql, type Updateable } from 'kysely';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.ts';

type NewApplicant = {
  name: string;
  email: string;
  passwordHash: string;
  addressedAs?: FormOfAddress | undefined;
  officeId: string;
  consent?: string | undefined;
};

const active = (db: Db) =>
  db
    .selectFrom('members')
    .select('email')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('role_since')
    .limit(sql.lit(serverLimits.maxHeadsMailed));

/** What changes with a password that the member chose itself: an address that a thief asked for is taken back. */
export const ownPassword = (passwordHash: string) => ({
  password_hash: passwordHash,
  must_change_password: false,
  password_expires_at: null,
  pending_email: null,
});

export const accountRepository = {
  find: (db: Db, email: string) =>
    db
      .selectFrom('members')
      .select(['id', 'name', 'email', 'is_email_confirmed as isEmailConfirmed'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  add: (transaction: Transaction, { name, email, passwordHash, addressedAs, officeId, consent }: NewApplicant) =>
    transaction
      .insertInto('members')
      .values({
        name,
        email,
        password_hash: passwordHash,
        office_id: officeId,
        role: 'OM',
        ...(addressedAs && { addressed_as: addressedAs }),
        ...(consent && { consent_version: consent, consented_at: new Date() }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),

  /** Who may activate a newcomer: the heads of the office, or the administrators when it has none. */
  async listHeads(db: Db, officeId: string) {
    const heads = await active(db).where('role', '=', 'OP').where('office_id', '=', officeId).execute();
    return heads.length > 0 ? heads : active(db).where('role', '=', 'AD').execute();
  },

  /** Those who asked for an address that is no member's yet. */
  listWaitingFor: (db: Db, email: string) =>
    db
      .selectFrom('members')
      .select(['id', 'name'])
      .where(sql`lower(pending_email)`, '=', email.toLowerCase())
      .where('deleted_at', 'is', null)
      .limit(sql.lit(accountLimits.linkMailsForEmail))
      .execute(),

  /** Its addresses stay as they are until the transaction ends. Undefined where there is no such member. */
  lock: (transaction: Transaction, id: string) =>
    transaction
      .selectFrom('members')
      .select(['id', 'name', 'email', 'pending_email as pendingEmail', 'is_email_confirmed as isEmailConfirmed'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Whether there is such a member. */
  async update(transaction: Transaction, id: string, changes: Updateable<Tables['members']>) {
    const { numUpdatedRows } = await transaction
      .updateTable('members')
      .set(changes)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
export type LockedMember = NonNullable<Awaited<ReturnType<typeof accountRepository.lock>>>;
