import { type Kysely, sql } from 'kysely';

/** What members may ask about their data: a copy of it, and its end. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table members
      add column consented_at timestamptz(3),
      add column consent_version text`.execute(db);
  await createExports(db);
  await createDeletions(db);
}

/** The archive lies here in parts, not among the pictures: those are for everybody. */
async function createExports(db: Kysely<never>) {
  await sql`
    create table data_exports (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null unique references members on delete cascade,
      requested_at timestamptz(3) not null default now(),
      due_at timestamptz(3) not null default now(),
      ready_at timestamptz(3),
      expires_at timestamptz(3),
      bytes integer
    )`.execute(db);
  await sql`create index data_exports_due on data_exports (due_at) where ready_at is null`.execute(db);
  await sql`create index data_exports_by_expiry on data_exports (expires_at)`.execute(db);
  await sql`
    create table data_export_parts (
      export_id uuid not null references data_exports on delete cascade,
      number integer not null,
      bytes bytea not null,
      primary key (export_id, number)
    )`.execute(db);
}

async function createDeletions(db: Kysely<never>) {
  await sql`
    create table account_deletions (
      member_id uuid primary key references members on delete cascade,
      requested_at timestamptz(3) not null default now(),
      due_at timestamptz(3) not null,
      posts text not null check (posts in ('keep', 'delete'))
    )`.execute(db);
  await sql`create index account_deletions_due on account_deletions (due_at, member_id)`.execute(db);
}
