import { type Kysely, sql } from 'kysely';

/**
 * The audit is only ever added to: each entry has a number and a hash over itself and the hash before it, so that one that
 * was changed or taken out later shows.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table audit_entries add column number integer, add column hash text`.execute(db);
  await createHash(db);
  await chainExisting(db);
  await sql`alter table audit_entries alter column number set not null, alter column hash set not null`.execute(db);
  await sql`create unique index audit_entries_by_number on audit_entries (number)`.execute(db);
  await keepAppending(db);
  await refuseChanges(db);
}

async function createHash(db: Kysely<never>) {
  await sql`
    create function audit_hash(previous text, entry audit_entries) returns text language sql stable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        previous, entry.number, entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id,
        entry.office_id, entry.former_office_id, entry.act, entry.subject, entry.subject_kind, entry.subject_name,
        entry.details, entry.address)::text, 'UTF8')), 'hex')
    $$`.execute(db);
}

async function chainExisting(db: Kysely<never>) {
  await sql`
    do $$
    declare
      entry audit_entries;
      previous text := '';
      next integer := 1;
    begin
      for entry in select * from audit_entries order by at, id loop
        entry.number := next;
        previous := audit_hash(previous, entry);
        update audit_entries set number = next, hash = previous where id = entry.id;
        next := next + 1;
      end loop;
    end $$`.execute(db);
}

async function keepAppending(db: Kysely<never>) {
  await sql`
    create function append_audit_entry() returns trigger language plpgsql as $$
    declare
      last record;
      given text := new.hash;
    begin
      perform pg_advisory_xact_lock(hashtext('audit_entries'));
      select number, hash into last from audit_entries order by number desc limit 1;
      new.number := coalesce(last.number, 0) + 1;
      new.hash := audit_hash(coalesce(last.hash, ''), new);
      if given is not null and given <> new.hash then
        raise exception 'audit entry % does not follow from the one before it', new.number;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger append_audit_entry before insert on audit_entries
      for each row execute function append_audit_entry()`.execute(db);
}

async function refuseChanges(db: Kysely<never>) {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit entries are never changed or deleted';
    end $$`.execute(db);
  await sql`
    create trigger refuse_audit_change before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`.execute(db);
}
