import { type Kysely, sql } from 'kysely';

/**
 * Version of the list of widths by which the files of a picture were written. Earlier pictures, and those that a server of the
 * version before stores, get the widths that came later by the work that looks for them.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table pictures add column rendition_version integer not null default 1`.execute(db);
  await sql`create index pictures_by_rendition_version on pictures (rendition_version, hash)`.execute(db);
}
