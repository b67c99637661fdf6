import { sql } from 'kysely';
import { hashPassword } from '../platform/credentials/password-check.ts';
import type { Db } from '../platform/database/db.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { picturesService } from '../platform/pictures/pictures.service.ts';
import { demoEvents } from './demo-events.ts';
import { demoMembers } from './demo-members.ts';
import { demoOffices } from './demo-offices.ts';
import { addDemoPictures } from './demo-pictures.ts';
import { demoPosts } from './demo-posts.ts';
import { randomFrom } from './random.ts';

const seed = 19_990_614;
const rowsAtOnce = 200;
/** Any number of our own: of several instances that start together, one loads. */
const loadLock = 19_990_614;
export const demoPassword = 'tadamon-1999';

function* batches<T>(rows: T[]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}

const isEmpty = async (db: Db) => (await db.selectFrom('offices').select('id').limit(1).execute()).length === 0;

async function insertDemo(db: Db, media: MediaStore, now: Date) {
  const random = randomFrom(seed);
  const passwordHash = await hashPassword(demoPassword);
  const pictures = await addDemoPictures(picturesService({ db, media }));
  const offices = demoOffices(random, pictures);
  const members = demoMembers({ random, offices, pictures, passwordHash, now });
  const parts = { random, offices, members, scenes: pictures.scenes, now };
  const written = demoPosts(parts);
  const { posts, events } = demoEvents({ ...parts, posts: written.posts });
  await db
    .insertInto('offices')
    .values([offices.national, ...offices.provincial])
    .execute();
  for (const rows of batches(members)) await db.insertInto('members').values(rows).execute();
  for (const rows of batches(posts)) await db.insertInto('posts').values(rows).execute();
  await db.insertInto('post_pictures').values(written.inTexts).execute();
  await db.insertInto('events').values(events).execute();
}

/** Gives an empty database the demo data, whole or not at all. */
export async function loadDemo(db: Db, media: MediaStore, now = new Date()) {
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = 0`.execute(transaction); // another instance may be loading it
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(transaction);
    if (await isEmpty(transaction)) await insertDemo(transaction, media, now);
  });
  await sql`analyze`.execute(db);
}
