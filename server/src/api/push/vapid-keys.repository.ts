import webPush from 'web-push';
import type { Db } from '../../platform/database/db.ts';

const read = (db: Db) =>
  db.selectFrom('vapid_keys').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst();

/** The keys that push services know this portal by, made where there are none: several instances agree on the first pair. */
export async function vapidKeys(db: Db) {
  const known = await read(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('vapid_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db)) ?? { publicKey, privateKey };
}
export type VapidKeys = Awaited<ReturnType<typeof vapidKeys>>;
