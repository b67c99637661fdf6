import { type Kysely, sql } from 'kysely';

/**
 * By which rule a placeholder was found. Pictures of before, and those that a server of the version before stores, have
 * theirs found again by the work that looks for them, the oldest rule first.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table pictures add column placeholder_version integer not null default 1`.execute(db);
  await sql`create index pictures_by_placeholder_version on pictures (placeholder_version, hash)`.execute(db);
}
