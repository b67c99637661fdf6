import { type Kysely, sql } from 'kysely';

/** The texts that edits of a post replaced, so that its author compares them and restores one; each by the version it was. */
export async function up(db: Kysely<never>) {
  await sql`
    create table post_revisions (
      post_id uuid not null references posts on delete cascade,
      version integer not null,
      title text not null,
      content text not null,
      type text not null check (type in ('Post', 'Ad')),
      picture_hash text references pictures,
      image_alt text not null default '',
      image_caption text not null default '',
      saved_at timestamptz(3) not null,
      replaced_at timestamptz(3) not null default now(),
      replaced_by uuid not null references members,
      primary key (post_id, version)
    )`.execute(db);
  await sql`
    create index post_revisions_by_picture on post_revisions (picture_hash) where picture_hash is not null`.execute(db);
  await sql`create index post_revisions_by_person on post_revisions (replaced_by)`.execute(db);
  await createRevisionPictures(db);
}

/** The pictures inside the text of a revision: they stay for as long as it can be restored. */
async function createRevisionPictures(db: Kysely<never>) {
  await sql`
    create table post_revision_pictures (
      post_id uuid not null,
      version integer not null,
      picture_hash text not null references pictures,
      primary key (post_id, version, picture_hash),
      foreign key (post_id, version) references post_revisions on delete cascade
    )`.execute(db);
  await sql`create index post_revision_pictures_by_picture on post_revision_pictures (picture_hash)`.execute(db);
}
