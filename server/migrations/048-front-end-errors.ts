import { type Kysely, sql } from 'kysely';

/** What went wrong in browsers, one row for each place in the sources of each build. Nothing here is about a person. */
export async function up(db: Kysely<never>) {
  await sql`
    create table front_end_errors (
      front_end text not null,
      version text not null,
      stack text not null,
      kind text not null,
      message text not null,
      frames jsonb not null,
      route text not null,
      count integer not null,
      first_seen timestamptz(3) not null default now(),
      last_seen timestamptz(3) not null default now(),
      primary key (front_end, version, stack)
    )`.execute(db);
  await sql`create index front_end_errors_last_seen on front_end_errors (last_seen)`.execute(db);
}
