import { type Kysely, sql } from 'kysely';

/**
 * Pages are kept until what they show changes: a member's links to other sites count too, and what an operator removes by
 * hand.
 */
export async function up(db: Kysely<never>) {
  await announceMembers(db);
  await announceOffices(db);
}

const shownOfMember =
  'name, email, phone, role, office_id, avatar_hash, bio, about, description, sociallinks, is_active, is_email_confirmed, deleted_at';

async function announceMembers(db: Kysely<never>) {
  await sql`create or replace function announce_members() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform announce('members', 'added', new.id, new.office_id, null);
      elsif tg_op = 'DELETE' then
        perform announce('members', 'removed', old.id, old.office_id, null);
      elsif new.deleted_at is not null then
        perform announce('members', 'removed', new.id, new.office_id, null);
      else
        perform announce('members', 'changed', new.id, new.office_id, old.office_id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger announce_members on members`.execute(db);
  await sql`create trigger announce_members after insert or update of ${sql.raw(shownOfMember)} or delete on members
    for each row execute function announce_members()`.execute(db);
}

async function announceOffices(db: Kysely<never>) {
  await sql`create or replace function announce_offices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform announce('offices', 'removed', old.id, old.id, null);
      else
        perform announce('offices', case tg_op when 'INSERT' then 'added' else 'changed' end, new.id, new.id, null);
      end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger announce_offices on offices`.execute(db);
  await sql`create trigger announce_offices after insert or update or delete on offices
    for each row execute function announce_offices()`.execute(db);
}
