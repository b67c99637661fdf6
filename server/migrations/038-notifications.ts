import { type Kysely, sql } from 'kysely';

/**
 * What members are told of. An event is written with the change it tells of, in one transaction, and is due until a worker
 * has given one row to each of its recipients; `last_recipient` is where it goes on.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table notification_events (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in (
        'post', 'post_removed', 'post_restored', 'account_activated', 'role_changed', 'office_changed', 'applicant', 'message'
      )),
      actor_id uuid references members on delete set null,
      post_id uuid references posts on delete set null,
      member_id uuid references members on delete cascade,
      message_id uuid references contact_messages on delete cascade,
      office_id uuid references offices on delete set null,
      role text check (role in ('AD', 'SG', 'OP', 'OM')),
      created_at timestamptz(3) not null default now(),
      due_at timestamptz default now(),
      last_recipient uuid
    )`.execute(db);
  await sql`create index notification_events_due on notification_events (due_at) where due_at is not null`.execute(db);
  await sql`create index notification_events_by_time on notification_events (created_at)`.execute(db);
  // a post is new once, however often it is published
  await sql`create unique index notification_events_new_post on notification_events (post_id) where kind = 'post'`.execute(
    db,
  );
  for (const column of ['actor_id', 'post_id', 'member_id', 'message_id', 'office_id'])
    await sql`create index ${sql.id(`notification_events_by_${column}`)} on notification_events (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db);
  await sql`
    create table notifications (
      recipient_id uuid not null references members on delete cascade,
      created_at timestamptz(3) not null,
      event_id uuid not null references notification_events on delete cascade,
      read_at timestamptz(3),
      primary key (recipient_id, created_at, event_id)
    )`.execute(db);
  await sql`create index notifications_by_event on notifications (event_id)`.execute(db);
  await sql`create index notifications_unread on notifications (recipient_id, event_id) where read_at is null`.execute(
    db,
  );
  // a topic without a row is told
  await sql`
    create table muted_topics (
      member_id uuid not null references members on delete cascade,
      topic text not null check (topic in ('posts', 'decisions', 'applicants', 'messages')),
      primary key (member_id, topic)
    )`.execute(db);
}
