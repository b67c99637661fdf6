import { type Kysely, sql } from 'kysely';

/**
 * Staff replies to visitors in the portal. A message says how often it changed and who of staff takes care of it, so that no
 * two reply to the same one.
 */
export async function up(db: Kysely<never>) {
  await sql`
    alter table contact_messages
      add column version integer not null default 1,
      add column assignee_id uuid references members on delete set null`.execute(db);
  await sql`create trigger contact_messages_version before update of state, assignee_id on contact_messages
    for each row execute function count_version()`.execute(db);
  await sql`create index contact_messages_by_assignee on contact_messages (assignee_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create table contact_replies (
      id uuid primary key default gen_random_uuid(),
      message_id uuid not null references contact_messages on delete cascade,
      author_id uuid not null references members,
      text text not null,
      sent_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index contact_replies_by_message on contact_replies (message_id, sent_at, id)`.execute(db);
  await sql`create index contact_replies_by_author on contact_replies (author_id)`.execute(db);
}
