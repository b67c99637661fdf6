import { type Kysely, sql } from 'kysely';

/** Passkeys, codes of an authenticator app and recovery codes; and when and how each session was authenticated. */
export async function up(db: Kysely<never>) {
  await createPasskeys(db);
  await createCodes(db);
  await sql`
    create table pending_sign_ins (
      token_hash text primary key,
      member_id uuid not null references members on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    alter table sessions
      add column authenticated_at timestamptz(3) not null default now(),
      add column method text not null default 'password'`.execute(db);
  await sql`update sessions set authenticated_at = created_at`.execute(db);
  await sql`alter table members add column second_factor_due_at timestamptz(3)`.execute(db);
}

async function createPasskeys(db: Kysely<never>) {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null references members on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter double precision not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    )`.execute(db);
  await sql`create index passkeys_by_member on passkeys (member_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      purpose text not null,
      member_id uuid references members on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`.execute(db);
}

async function createCodes(db: Kysely<never>) {
  await sql`
    create table totp_secrets (
      member_id uuid primary key references members on delete cascade,
      secret text not null,
      confirmed_at timestamptz(3),
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      code_hash text primary key,
      member_id uuid not null references members on delete cascade
    )`.execute(db);
  await sql`create index recovery_codes_by_member on recovery_codes (member_id)`.execute(db);
}
