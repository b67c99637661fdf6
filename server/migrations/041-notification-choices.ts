import { type Kysely, sql } from 'kysely';

/** How a member is told of a topic, instead of only whether; and what is still to be mailed. */
export async function up(db: Kysely<never>) {
  // a topic without a row is told in the portal
  await sql`
    create table notification_choices (
      member_id uuid not null references members on delete cascade,
      topic text not null check (topic in ('posts', 'decisions', 'applicants', 'messages')),
      in_portal boolean not null default true,
      mail text not null default 'none' check (mail in ('none', 'at_once', 'daily', 'weekly')),
      primary key (member_id, topic)
    )`.execute(db);
  await sql`insert into notification_choices (member_id, topic, in_portal) select member_id, topic, false from muted_topics`.execute(
    db,
  );
  await sql`drop table muted_topics`.execute(db);
  await sql`
    create table notification_mails (
      event_id uuid not null references notification_events on delete cascade,
      recipient_id uuid not null references members on delete cascade,
      due_at timestamptz not null,
      primary key (event_id, recipient_id)
    )`.execute(db);
  await sql`create index notification_mails_due on notification_mails (due_at)`.execute(db);
  await sql`create index notification_mails_of_recipient on notification_mails (recipient_id)`.execute(db);
  await addMailRate(db);
}

/** A mail that tells what happened goes after those of accounts, not faster than the operator says, and names how to stop it. */
async function addMailRate(db: Kysely<never>) {
  await sql`alter table mails add column is_bulk boolean not null default false, add column stop_url text`.execute(db);
  await sql`create table mail_rate (
    id boolean primary key default true check (id),
    minute timestamptz not null,
    sent integer not null
  )`.execute(db);
  await sql`create index mails_due_by_kind on mails (is_bulk, due_at) where given_up_at is null`.execute(db);
  // whoever holds it can stop the mails of notices to this member, and nothing else
  await sql`alter table members add column mail_key uuid not null default gen_random_uuid()`.execute(db);
  await sql`create unique index members_by_mail_key on members (mail_key)`.execute(db);
}
