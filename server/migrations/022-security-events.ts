import { type Kysely, sql } from 'kysely';

/** What happens to accounts, kept for a year even where the account goes before, and the network each session was opened from. */
export async function up(db: Kysely<never>) {
  await sql`alter table sessions add column address text not null default ''`.execute(db);
  await sql`
    create table security_events (
      id uuid primary key default gen_random_uuid(),
      at timestamptz(3) not null default now(),
      kind text not null,
      member_id uuid,
      address text not null,
      agent text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index security_events_newest on security_events (at desc, id desc)`.execute(db);
  await sql`create index security_events_by_member on security_events (member_id, at desc, id desc)`.execute(db);
  await sql`create index security_events_by_kind on security_events (kind, at desc, id desc)`.execute(db);
  await refuseChanges(db);
}

/** The portal adds events, and takes away those older than a year. */
async function refuseChanges(db: Kysely<never>) {
  await sql`
    create function refuse_security_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '365 days' then
          return old;
        end if;
      end if;
      raise exception 'security events are never changed, and deleted after a year only';
    end $$`.execute(db);
  await sql`
    create trigger refuse_security_change before update or delete on security_events
      for each row execute function refuse_security_change()`.execute(db);
  await sql`
    create trigger refuse_security_truncate before truncate on security_events
      for each statement execute function refuse_security_change()`.execute(db);
}
