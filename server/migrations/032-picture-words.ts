import { type Kysely, sql } from 'kysely';

/** The picture above a post in words, for those who do not see it, and what stands below it. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table posts
      add column image_alt text not null default '',
      add column image_caption text not null default ''`.execute(db);
  await sql`drop trigger posts_version on posts`.execute(db);
  await sql`create trigger posts_version
    before update of title, content, type, picture_hash, image_alt, image_caption on posts
    for each row execute function count_version()`.execute(db);
}
