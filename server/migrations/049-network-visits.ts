import { type Kysely, sql } from 'kysely';

/**
 * What one visit of each network reported, beside what all of them did: a release is judged by both. Of an error, whether
 * several networks met it. A network is known by a hash of one day that tells nobody which it is.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table front_end_loads add column networks integer not null default 0`.execute(db);
  await sql`alter table front_end_vitals add column networks integer not null default 0`.execute(db);
  // the visit that stands for its network
  await sql`
    create table network_visits (
      slot text primary key,
      visit_id uuid not null,
      opened_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index network_visits_opened on network_visits (opened_at)`.execute(db);
  await sql`
    alter table front_end_errors
      add column network text not null default '',
      add column is_widespread boolean not null default false`.execute(db);
}
