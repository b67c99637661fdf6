import { type Kysely, sql } from 'kysely';

/** The highest number of a pointer that was live, by the key it was signed with: a start must not accept an older one. */
export async function up(db: Kysely<never>) {
  await sql`
    create table live_pointers (
      env text not null,
      key text not null,
      seq integer not null,
      primary key (env, key)
    )`.execute(db);
}
