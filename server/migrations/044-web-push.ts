import { type Kysely, sql } from 'kysely';

/**
 * Browsers that are told what happened while the portal is closed. A subscription belongs to the session that made it: it
 * goes with it when the member signs out, is deactivated, or is erased. A delivery is one notification for one browser.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table vapid_keys (
      id boolean primary key default true check (id),
      public_key text not null,
      private_key text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table push_subscriptions (
      session_hash text primary key references sessions (token_hash) on delete cascade,
      member_id uuid not null references members on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      topics text[] not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index push_subscriptions_by_member on push_subscriptions (member_id)`.execute(db);
  await sql`
    create table push_deliveries (
      session_hash text not null references push_subscriptions on delete cascade,
      event_id uuid not null references notification_events on delete cascade,
      due_at timestamptz not null default now(),
      tries integer not null default 0,
      primary key (session_hash, event_id)
    )`.execute(db);
  await sql`create index push_deliveries_due on push_deliveries (due_at)`.execute(db);
  await sql`create index push_deliveries_by_event on push_deliveries (event_id)`.execute(db);
  // by the clocks of Algeria; a member without a row has the hours of the contract
  await sql`
    create table quiet_hours (
      member_id uuid primary key references members on delete cascade,
      is_on boolean not null,
      begins text not null,
      ends text not null
    )`.execute(db);
}
