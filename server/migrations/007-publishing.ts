import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await addExcerpts(db);
  await sql`create index posts_by_picture on posts (picture_hash) where picture_hash is not null`.execute(db);
  await sql`create index members_by_avatar on members (avatar_hash) where avatar_hash is not null`.execute(db);
  await sql`create index offices_by_cover on offices (cover_hash) where cover_hash is not null`.execute(db);
  await sql`create index pictures_by_age on pictures (created_at)`.execute(db);
}

/** The beginning of a post's text, cut on save between two visible characters: what SQL cannot count. */
async function addExcerpts(db: Kysely<never>) {
  await sql`alter table posts add column excerpt text not null default ''`.execute(db);
  await sql`update posts set excerpt = left(text, 1000)`.execute(db);
  await sql`alter table posts alter column excerpt drop default`.execute(db);
}
