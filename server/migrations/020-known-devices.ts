import { type Kysely, sql } from 'kysely';

/** Browsers a member has signed in with: strangers who guess at the password do not lock these out. */
export async function up(db: Kysely<never>) {
  await sql`
    create table known_devices (
      token_hash text primary key,
      member_id uuid not null references members on delete cascade,
      last_used_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index known_devices_by_member on known_devices (member_id)`.execute(db);
}
