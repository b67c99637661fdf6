import { type Kysely, sql } from 'kysely';

/** The pictures that stand below the text of a post, in the order that its author gave them. */
export async function up(db: Kysely<never>) {
  await sql`
    create table gallery_pictures (
      post_id uuid not null references posts on delete cascade,
      position smallint not null check (position between 0 and 11),
      picture_hash text not null references pictures,
      alt text not null default '',
      caption text not null default '',
      primary key (post_id, position)
    )`.execute(db);
  await sql`create index gallery_pictures_by_picture on gallery_pictures (picture_hash)`.execute(db);
}
