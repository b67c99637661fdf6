import { type Kysely, sql } from 'kysely';

const kinds = [
  'post',
  'post_removed',
  'post_restored',
  'account_activated',
  'role_changed',
  'office_changed',
  'applicant',
  'message',
  'event_place',
  'event_changed',
  'event_cancelled',
  'event_resumed',
  'event_deleted',
  'event_restored',
  'event_ended',
  'event_removed',
];

/**
 * An event may be cancelled, and whoever is registered for one is told of its changes: each change is a row with what was
 * before and what is after, written with it, and due until a worker has told every attendee; `last_attendance` is where it goes on.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table events add column cancelled_at timestamptz(3)`.execute(db);
  await sql`
    alter table notification_events
      drop constraint notification_events_kind_check,
      add constraint notification_events_kind_check check (kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`.execute(
    db,
  );
  await sql`
    create table event_changes (
      id uuid primary key references notification_events on delete cascade,
      title text not null,
      was_begins_at timestamptz(3) not null,
      was_ends_at timestamptz(3) not null,
      was_place text not null,
      was_address text not null,
      begins_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      place text not null,
      address text not null,
      is_cancelled boolean not null,
      happened_at timestamptz not null default clock_timestamp(),
      due_at timestamptz default now(),
      last_attendance uuid
    )`.execute(db);
  await sql`create index event_changes_due on event_changes (due_at) where due_at is not null`.execute(db);
  await sql`create trigger wake_works after insert on event_changes
    referencing new table as added for each statement execute function wake_works()`.execute(db);
}
