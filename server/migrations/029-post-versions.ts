import { type Kysely, sql } from 'kysely';

/**
 * Who edits a post in two windows is told so, instead of undoing in one what was saved in the other. A pin changes nothing
 * that is edited.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table posts add column version integer not null default 1`.execute(db);
  await sql`create trigger posts_version before update of title, content, type, picture_hash on posts
    for each row execute function count_version()`.execute(db);
}
