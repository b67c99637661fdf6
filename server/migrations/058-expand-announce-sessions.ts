import { type Kysely, sql } from 'kysely';

/** Instances remember sessions, and forget one as soon as anything of it changes that they read: of it or of its member. */
export async function up(db: Kysely<never>) {
  await sql`create or replace function announce_sessions() returns trigger language plpgsql as $$
    begin
      perform announce('sessions', case tg_op when 'DELETE' then 'removed' else 'changed' end, old.member_id, null, null);
      return null;
    end $$`.execute(db);
  await sql`drop trigger announce_sessions on sessions`.execute(db);
  await sql`create trigger announce_sessions after update or delete on sessions
    for each row execute function announce_sessions()`.execute(db);
  await sql`drop trigger announce_members on members`.execute(db);
  await sql`create trigger announce_members
    after insert or update of ${sql.raw(`${shownOfMember}, ${ofAccount}`)} or delete on members
    for each row execute function announce_members()`.execute(db);
}

const shownOfMember = `name, email, phone, role, office_id, avatar_hash, bio, about, description, addressed_as, is_active,
  sociallinks, is_email_confirmed, refused_at, deleted_at`;
const ofAccount = 'pending_email, must_change_password, second_factor_due_at';
