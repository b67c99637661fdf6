import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await createPictures(db);
  await createOffices(db);
  await createMembers(db);
}

const createPictures = (db: Kysely<never>) =>
  sql`
    create table pictures (
      hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      widths integer[] not null check (cardinality(widths) > 0),
      placeholder text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);

async function createOffices(db: Kysely<never>) {
  await sql`
    create table offices (
      id uuid primary key default gen_random_uuid(),
      name text not null unique,
      kind text not null check (kind in ('national', 'provincial')),
      is_active boolean not null default true,
      email text,
      phone text,
      shows_contacts boolean not null default true,
      cover_hash text references pictures,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create unique index offices_one_national on offices (kind) where kind = 'national'`.execute(db);
}

async function createMembers(db: Kysely<never>) {
  await sql`
    create table members (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      password_hash text not null,
      phone text not null default '',
      role text not null check (role in ('AD', 'SG', 'OP', 'OM')),
      role_since timestamptz(3) not null default now(),
      office_id uuid not null references offices,
      avatar_hash text references pictures,
      bio text not null default '',
      about text not null default '',
      description text not null default '',
      sociallinks jsonb not null default '{}',
      is_active boolean not null default false,
      is_email_confirmed boolean not null default false,
      must_change_password boolean not null default false,
      created_at timestamptz(3) not null default now(),
      last_seen_at timestamptz(3),
      deleted_at timestamptz(3),
      search text generated always as (fold_text(name)) stored,
      unique (id, office_id)
    )`.execute(db);
  await sql`create unique index members_email on members (lower(email)) where deleted_at is null`.execute(db);
  await sql`create index members_by_office on members (office_id, created_at, id) where deleted_at is null`.execute(db);
  await sql`create index members_by_role on members (role, role_since desc) where deleted_at is null`.execute(db);
  await sql`create index members_by_age on members (created_at, id) where deleted_at is null`.execute(db);
  await sql`create index members_search on members using gin (search gin_trgm_ops)`.execute(db);
}
