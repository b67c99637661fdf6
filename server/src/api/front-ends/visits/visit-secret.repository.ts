import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';

const read = (db: Db) => db.selectFrom('visit_keys').select('secret').executeTakeFirst();

/** What tokens of visits are signed with, made where there is none: several instances agree on the first. */
export async function visitSecret(db: Db): Promise<string> {
  const known = await read(db);
  if (known) return known.secret;
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('visit_keys')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db))?.secret ?? secret;
}
