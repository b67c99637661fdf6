import { type Kysely, sql } from 'kysely';

/** An address counts once it is confirmed: until then it stands beside the present one. A mailed link counts for the address it went to. */
export async function up(db: Kysely<never>) {
  await sql`alter table members add column pending_email text`.execute(db);
  await sql`
    create index members_pending_email on members (lower(pending_email))
      where pending_email is not null and deleted_at is null`.execute(db);
  await sql`alter table member_tokens add column email text`.execute(db);
  await sql`update member_tokens set email = members.email from members where members.id = member_id`.execute(db);
  await sql`alter table member_tokens alter column email set not null`.execute(db);
}
