import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await createPosts(db);
  await sql`create index posts_newest on posts (published_at desc, id desc)`.execute(db);
  await sql`create index posts_by_type on posts (type, published_at desc, id desc)`.execute(db);
  await sql`create index posts_by_office on posts (office_id, published_at desc, id desc)`.execute(db);
  await sql`create index posts_by_author on posts (author_id, published_at desc, id desc)`.execute(db);
  await sql`create index posts_at_random on posts (random_key)`.execute(db);
  await sql`create unique index posts_one_pinned on posts (author_id, type) where is_pinned`.execute(db);
  await sql`create index posts_search on posts using gin (search gin_trgm_ops)`.execute(db);
  await createPostPictures(db);
}

/** A post belongs to its author's office: the key of both columns moves the posts when the author moves. */
const createPosts = (db: Kysely<never>) =>
  sql`
    create table posts (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      content text not null,
      text text not null,
      type text not null check (type in ('Post', 'Ad')),
      is_pinned boolean not null default false,
      author_id uuid not null,
      office_id uuid not null,
      picture_hash text references pictures,
      published_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      random_key double precision not null default random(),
      search text generated always as (fold_text(title || ' ' || text)) stored,
      foreign key (author_id, office_id) references members (id, office_id) on update cascade
    )`.execute(db);

/** The pictures inside a post's text. */
async function createPostPictures(db: Kysely<never>) {
  await sql`
    create table post_pictures (
      post_id uuid not null references posts on delete cascade,
      picture_hash text not null references pictures,
      primary key (post_id, picture_hash)
    )`.execute(db);
  await sql`create index post_pictures_by_picture on post_pictures (picture_hash)`.execute(db);
}
