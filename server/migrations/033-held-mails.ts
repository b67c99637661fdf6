import { type Kysely, sql } from 'kysely';

/** A mail that tells of a decision waits a while: `held_for` is whom it decides about, for whoever takes it back till then. */
export async function up(db: Kysely<never>) {
  await sql`alter table mails add column held_for uuid`.execute(db);
  await sql`create index mails_held_for on mails (held_for) where held_for is not null`.execute(db);
}
