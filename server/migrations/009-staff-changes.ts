import { type Kysely, sql } from 'kysely';

/** What changes is announced by the tables themselves, in the transaction that changes it: no writer can forget it. */
export async function up(db: Kysely<never>) {
  await sql`
    create function announce(noun text, change text, id uuid, office uuid, former_office uuid) returns void
    language sql as $$
      select pg_notify('portal_changes', json_build_object(
        'noun', noun, 'change', change, 'id', id, 'office', office, 'formerOffice', nullif(former_office, office))::text)
    $$`.execute(db);
  await announceMembers(db);
  await announceOffices(db);
  await announcePosts(db);
  await announceMessages(db);
  await announceAudit(db);
  await announceEndedSessions(db);
}

/** Whatever staff can see of a member; not that it was seen a moment ago. */
const shownOfMember =
  'name, email, phone, role, office_id, avatar_hash, bio, about, description, is_active, is_email_confirmed, deleted_at';

async function announce(db: Kysely<never>, table: string, when: string, body: string) {
  const name = sql.raw(`announce_${table}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(body)}
      return null;
    end $$`.execute(db);
  await sql`create trigger ${name} after ${sql.raw(when)} on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db);
}

const announceMembers = (db: Kysely<never>) =>
  announce(
    db,
    'members',
    `insert or update of ${shownOfMember}`,
    `if tg_op = 'INSERT' then
        perform announce('members', 'added', new.id, new.office_id, null);
      elsif new.deleted_at is not null then
        perform announce('members', 'removed', new.id, new.office_id, null);
      else
        perform announce('members', 'changed', new.id, new.office_id, old.office_id);
      end if;`,
  );

const announceOffices = (db: Kysely<never>) =>
  announce(
    db,
    'offices',
    'insert or update',
    `perform announce('offices', case tg_op when 'INSERT' then 'added' else 'changed' end, new.id, new.id, null);`,
  );

const announcePosts = (db: Kysely<never>) =>
  announce(
    db,
    'posts',
    'insert or update or delete',
    `if tg_op = 'INSERT' then
        perform announce('posts', 'added', new.id, new.office_id, null);
      elsif tg_op = 'DELETE' then
        perform announce('posts', 'removed', old.id, old.office_id, null);
      else
        perform announce('posts', 'changed', new.id, new.office_id, old.office_id);
      end if;`,
  );

const announceMessages = (db: Kysely<never>) =>
  announce(
    db,
    'contact_messages',
    'insert or update',
    `perform announce('messages', case tg_op when 'INSERT' then 'added' else 'changed' end, new.id, null, null);`,
  );

const announceAudit = (db: Kysely<never>) =>
  announce(
    db,
    'audit_entries',
    'insert',
    `perform announce('audit', 'added', new.id, new.office_id, new.former_office_id);`,
  );

/** For the server alone: whoever lost a session must not go on listening. */
const announceEndedSessions = (db: Kysely<never>) =>
  announce(db, 'sessions', 'delete', `perform announce('sessions', 'removed', old.member_id, null, null);`);
