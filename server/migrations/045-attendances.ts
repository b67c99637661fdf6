import { type Kysely, sql } from 'kysely';

/** Which members come to an event, and who waits for a place; the order is that in which they said so. */
export async function up(db: Kysely<never>) {
  await sql`
    create table attendances (
      post_id uuid not null references events on delete cascade,
      member_id uuid not null references members on delete cascade,
      is_waiting boolean not null,
      joined_at timestamptz not null,
      primary key (post_id, member_id)
    )`.execute(db);
  await sql`create index attendances_in_order on attendances (post_id, is_waiting, joined_at, member_id)`.execute(db);
  await sql`create index attendances_of_member on attendances (member_id)`.execute(db);
  await sql`
    alter table notification_events
      drop constraint notification_events_kind_check,
      add constraint notification_events_kind_check check (kind in (
        'post', 'post_removed', 'post_restored', 'account_activated', 'role_changed', 'office_changed', 'applicant', 'message',
        'event_place'
      ))`.execute(db);
}
