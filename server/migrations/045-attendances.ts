import { type Kysely, sql } from 'kysely';

/**
 * Who comes to an event, and who waits for a place; the order is that in which they said so. A visitor stands among them
 * once the e-mail address is confirmed.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table event_visitors (
      id uuid primary key default gen_random_uuid(),
      post_id uuid not null references events on delete cascade,
      name text not null,
      email text not null,
      secret uuid not null default gen_random_uuid(),
      requested_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create unique index event_visitors_once on event_visitors (post_id, lower(email))`.execute(db);
  await sql`create index event_visitors_requested on event_visitors (requested_at)`.execute(db);
  await sql`
    create table attendances (
      id uuid primary key default gen_random_uuid(),
      post_id uuid not null references events on delete cascade,
      member_id uuid references members on delete cascade,
      visitor_id uuid unique references event_visitors on delete cascade,
      is_waiting boolean not null,
      joined_at timestamptz not null,
      checked_in_at timestamptz(3),
      reminded_at timestamptz(3),
      unique (post_id, member_id),
      check (num_nonnulls(member_id, visitor_id) = 1)
    )`.execute(db);
  await sql`create index attendances_in_order on attendances (post_id, is_waiting, joined_at, id)`.execute(db);
  await sql`create index attendances_of_member on attendances (member_id)`.execute(db);
  await sql`create index attendances_to_remind on attendances (post_id)
    where reminded_at is null and not is_waiting`.execute(db);
  await sql`
    alter table notification_events
      drop constraint notification_events_kind_check,
      add constraint notification_events_kind_check check (kind in (
        'post', 'post_removed', 'post_restored', 'account_activated', 'role_changed', 'office_changed', 'applicant', 'message',
        'event_place'
      ))`.execute(db);
}
