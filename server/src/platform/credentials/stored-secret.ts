import { randomBytes } from 'node:crypto';
import type { Db, Transaction } from '../database/db.ts';

type Keys = 'visit_keys' | 'recipient_keys';

/** What this table's tokens are signed with; undefined: nothing was signed yet. */
export const findSecret = async (db: Db | Transaction, keys: Keys) =>
  (await db.selectFrom(keys).select('secret').executeTakeFirst())?.secret;

/** The same, made where there is none: several instances agree on the first. */
export async function storedSecret(db: Db | Transaction, keys: Keys): Promise<string> {
  const known = await findSecret(db, keys);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto(keys)
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSecret(db, keys)) ?? secret;
}
