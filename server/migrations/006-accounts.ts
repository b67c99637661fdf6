import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await createMails(db);
  await createMemberTokens(db);
}

/** What is still to be sent: a mail that went out leaves no row. */
async function createMails(db: Kysely<never>) {
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      reply_to text,
      subject text not null,
      text text not null,
      html text not null,
      tries integer not null default 0,
      due_at timestamptz(3) not null default now(),
      given_up_at timestamptz(3),
      last_error text,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index mails_due on mails (due_at) where given_up_at is null`.execute(db);
}

async function createMemberTokens(db: Kysely<never>) {
  await sql`
    create table member_tokens (
      token_hash text primary key,
      member_id uuid not null references members on delete cascade,
      purpose text not null check (purpose in ('reset_password', 'confirm_email')),
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index member_tokens_by_member on member_tokens (member_id, purpose)`.execute(db);
  await sql`create index member_tokens_by_expiry on member_tokens (expires_at)`.execute(db);
}
