import { type Kysely, sql } from 'kysely';

/** The mail of a decision is held for a while, in which the decision can be undone: `held_for` is the member it is about. */
export async function up(db: Kysely<never>) {
  await sql`alter table mails add column held_for uuid`.execute(db);
  await sql`create index mails_held_for on mails (held_for) where held_for is not null`.execute(db);
}
