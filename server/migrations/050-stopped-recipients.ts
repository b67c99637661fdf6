import { type Kysely, sql } from 'kysely';

/**
 * Addresses whose readers want no mail of any form: of each nothing but a keyed hash, which the key of this portal makes. The
 * mails carry a link whose token is made with the same key.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table recipient_keys (
      id boolean primary key default true check (id),
      secret text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table stopped_recipients (
      recipient uuid primary key,
      stopped_at timestamptz(3) not null default now()
    )`.execute(db);
}
