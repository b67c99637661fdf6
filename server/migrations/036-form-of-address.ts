import { type Kysely, sql } from 'kysely';

/** By which form of the words a member is spoken of; pages and staff learn of a change as of any other of the profile. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table members
      add column addressed_as text not null default 'man' check (addressed_as in ('man', 'woman'))`.execute(db);
  await sql`drop trigger members_version on members`.execute(db);
  await sql`create trigger members_version before update of ${sql.raw(seenByStaff)} on members
    for each row execute function count_version()`.execute(db);
  await sql`drop trigger announce_members on members`.execute(db);
  await sql`create trigger announce_members after insert or update of ${sql.raw(shownOfMember)} or delete on members
    for each row execute function announce_members()`.execute(db);
}

const details = 'name, email, phone, role, office_id, avatar_hash, bio, about, description, addressed_as, is_active';
const seenByStaff = `${details}, refused_at, deleted_at`;
const shownOfMember = `${details}, sociallinks, is_email_confirmed, deleted_at`;
