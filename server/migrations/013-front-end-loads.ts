import { type Kysely, sql } from 'kysely';

/** How the builds of front ends come up in browsers, one row a day, so that every instance counts on the same. */
export async function up(db: Kysely<never>) {
  await sql`
    create table front_end_loads (
      day date not null default current_date,
      front_end text not null,
      version text not null,
      outcome text not null,
      total integer not null,
      ms double precision not null,
      primary key (day, front_end, version, outcome)
    )`.execute(db);
}
