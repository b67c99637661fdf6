import { sql } from 'kysely';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { ChallengePurpose } from './factors.tables.ts';

type NewPasskey = {
  memberId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
};
type Challenge = { challenge: string; purpose: ChallengePurpose; memberId: string | undefined };

const credentialColumns = [
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
] as const;

export const passkeysRepository = {
  listOf: (db: Db, memberId: string) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt', ...credentialColumns])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  find: (db: Db, credentialId: string) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'member_id as memberId', ...credentialColumns])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst(),

  /** Whether it is a new one: a credential belongs to one member. */
  async add(transaction: Transaction, passkey: NewPasskey) {
    const added = await transaction
      .insertInto('passkeys')
      .values({
        member_id: passkey.memberId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        name: passkey.name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  use: (db: Db, id: string, counter: number) =>
    db.updateTable('passkeys').set({ counter, last_used_at: new Date() }).where('id', '=', id).execute(),

  rename: (db: Db, memberId: string, id: string, name: string) =>
    db
      .updateTable('passkeys')
      .set({ name })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),

  remove: (db: Db, memberId: string, id: string) =>
    db.deleteFrom('passkeys').where('member_id', '=', memberId).where('id', '=', id).returning('id').executeTakeFirst(),

  async addChallenge(db: Db, { challenge, purpose, memberId }: Challenge) {
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute();
    const expires_at = new Date(Date.now() + accountLimits.passkeyChallengeMinutes * 60_000);
    await db
      .insertInto('passkey_challenges')
      .values({ challenge, purpose, member_id: memberId ?? null, expires_at })
      .execute();
  },

  /** Whether it was open for this member, if it names one; no challenge is answered twice. */
  async spendChallenge(db: Db, { challenge, purpose, memberId }: Challenge) {
    const used = await db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('member_id', memberId ? '=' : 'is', memberId ?? null)
      .returning('challenge')
      .executeTakeFirst();
    return used !== undefined;
  },
};
