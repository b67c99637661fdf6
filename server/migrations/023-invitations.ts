import { type Kysely, sql } from 'kysely';

/** Passwords that staff set end by themselves, and mailed links have one purpose more, which the application names. */
export async function up(db: Kysely<never>) {
  await sql`alter table member_tokens drop constraint if exists member_tokens_purpose_check`.execute(db);
  await sql`alter table members add column password_expires_at timestamptz(3)`.execute(db);
  await sql`
    update members set password_expires_at = now() + interval '7 days'
      where must_change_password and deleted_at is null`.execute(db);
}
