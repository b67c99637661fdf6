import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await sql`
    create table contact_messages (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      contact text not null,
      message text not null,
      state text not null default 'new' check (state in ('new', 'read', 'answered')),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index contact_messages_by_state on contact_messages (state, created_at desc, id desc)`.execute(db);
  await createAuditEntries(db);
}

async function createAuditEntries(db: Kysely<never>) {
  await sql`
    create table audit_entries (
      id uuid primary key default gen_random_uuid(),
      at timestamptz(3) not null default now(),
      actor_id uuid references members,
      office_id uuid references offices,
      act text not null,
      subject text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_entries_newest on audit_entries (at desc, id desc)`.execute(db);
  await sql`create index audit_entries_by_actor on audit_entries (actor_id, at desc, id desc)`.execute(db);
  await sql`create index audit_entries_by_office on audit_entries (office_id, at desc, id desc)`.execute(db);
}
