import { type Kysely, sql } from 'kysely';

/**
 * What visits felt like, as histograms by hour, and what keeps a report from being counted twice. Nothing here is about a
 * person.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table front_end_vitals (
      hour timestamptz not null default date_trunc('hour', now()),
      front_end text not null,
      version text not null,
      route text not null,
      metric text not null,
      device text not null,
      bucket smallint not null,
      total integer not null,
      primary key (hour, front_end, version, route, metric, device, bucket)
    )`.execute(db);
  // what the tokens of visits are signed with
  await sql`
    create table visit_keys (
      id boolean primary key default true check (id),
      secret text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  // what each visit has reported
  await sql`
    create table visit_reports (
      visit_id uuid not null,
      kind text not null,
      opened_at timestamptz not null,
      primary key (visit_id, kind)
    )`.execute(db);
  await sql`create index visit_reports_opened on visit_reports (opened_at)`.execute(db);
}
