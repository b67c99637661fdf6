import { type Kysely, sql } from 'kysely';

/** A row says how often it changed: who acts on what it showed a while ago is told so, instead of undoing another's work. */
export async function up(db: Kysely<never>) {
  await sql`
    create function count_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db);
  await addVersion(db, 'members', shownOfMember);
  await addVersion(db, 'offices', 'name, email, phone, is_active, shows_contacts, cover_hash');
}

/** What staff decides upon; not that a member was seen a moment ago. */
const shownOfMember =
  'name, email, phone, role, office_id, avatar_hash, bio, about, description, is_active, refused_at, deleted_at';

async function addVersion(db: Kysely<never>, table: string, columns: string) {
  await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
  await sql`create trigger ${sql.raw(`${table}_version`)} before update of ${sql.raw(columns)} on ${sql.table(table)}
    for each row execute function count_version()`.execute(db);
}
