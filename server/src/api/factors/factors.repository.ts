import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/db.ts';

/** Authenticator apps and recovery codes; passkeys are in a repository of their own. */
export const factorsRepository = {
  findTotp: (db: Db, memberId: string) =>
    db
      .selectFrom('totp_secrets')
      .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),

  /** Replaces a secret that no code has confirmed. Whether none is confirmed. */
  async startTotp(db: Db, memberId: string, secret: string) {
    const begun = await db
      .insertInto('totp_secrets')
      .values({ member_id: memberId, secret })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({ secret }).where('totp_secrets.confirmed_at', 'is', null),
      )
      .returning('member_id')
      .executeTakeFirst();
    return begun !== undefined;
  },

  confirmTotp: (transaction: Transaction, memberId: string) =>
    transaction
      .updateTable('totp_secrets')
      .set({ confirmed_at: new Date() })
      .where('member_id', '=', memberId)
      .execute(),

  /** Whether no code of this step or a later one was used before. */
  async spendTotpStep(db: Db, memberId: string, step: number) {
    const used = await db
      .updateTable('totp_secrets')
      .set({ last_step: step })
      .where('member_id', '=', memberId)
      .where('last_step', '<', step)
      .returning('member_id')
      .executeTakeFirst();
    return used !== undefined;
  },

  removeTotp: (db: Db, memberId: string) =>
    db
      .deleteFrom('totp_secrets')
      .where('member_id', '=', memberId)
      .where('confirmed_at', 'is not', null)
      .returning('member_id')
      .executeTakeFirst(),

  async countRecoveryCodes(db: Db, memberId: string) {
    const { total } = await db
      .selectFrom('recovery_codes')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return total;
  },

  async replaceRecoveryCodes(transaction: Transaction, memberId: string, hashes: string[]) {
    await transaction.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
    await transaction
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ code_hash, member_id: memberId })))
      .execute();
  },

  /** Whether the member had it; it works once. */
  async spendRecoveryCode(db: Db, memberId: string, code_hash: string) {
    const used = await db
      .deleteFrom('recovery_codes')
      .where('member_id', '=', memberId)
      .where('code_hash', '=', code_hash)
      .returning('code_hash')
      .executeTakeFirst();
    return used !== undefined;
  },

  async removeAll(transaction: Transaction, memberId: string) {
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes', 'pending_sign_ins'] as const)
      await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  },

  /** When the member must have a second factor; null: it has one, or needs none. */
  setDueAt: (db: Db, memberId: string, dueAt: Date | null) =>
    db.updateTable('members').set({ second_factor_due_at: dueAt }).where('id', '=', memberId).execute(),
};
