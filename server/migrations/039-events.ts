import { type Kysely, sql } from 'kysely';

/** When and where an announcement invites people to; an edit of it is an edit of the announcement. */
export async function up(db: Kysely<never>) {
  await sql`
    create table events (
      post_id uuid primary key references posts on delete cascade,
      begins_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      place text not null,
      address text not null default '',
      capacity integer check (capacity > 0),
      audience text not null default 'everyone' check (audience in ('everyone', 'members')),
      check (ends_at > begins_at)
    )`.execute(db);
  await sql`alter table posts add column draft_event jsonb not null default '{}'`.execute(db);
  await sql`create index events_by_beginning on events (begins_at, post_id)`.execute(db);
}
