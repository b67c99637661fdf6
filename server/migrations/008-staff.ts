import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await keepNamesInOrder(db);
  await addAdmission(db);
  await countMembers(db);
  await sql`create index contact_messages_newest on contact_messages (created_at desc, id desc)`.execute(db);
  await widenAudit(db);
}

const latin = [...'abcdefghijklmnopqrstuvwxyz'];
const afterArabic = latin.map((_, index) => String.fromCharCode(0xe000 + index)).join('');

/**
 * Neither engine's own collations know Arabic alike, and the embedded one knows none. Bytes do, once the letters that
 * the collator of the pages (CLDR's `ar`) holds for alike are one: hamza on any seat is alef, madda two of them, taa
 * marbuta is taa, marks count for nothing, and Latin comes behind.
 */
async function keepNamesInOrder(db: Kysely<never>) {
  await sql`
    create function arabic_order(words text) returns text language sql immutable strict parallel safe as $$
      select translate(
        regexp_replace(
          lower(normalize(translate(replace(normalize(words, NFKC), 'آ', 'اا'), 'ءأإؤئٱ', 'اااااا'), NFKD)),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g'),
        ${sql.lit(`ةىپچڤگ${latin.join('')}`)}, ${sql.lit(`تيبجفك${afterArabic}`)})
    $$`.execute(db);
  await sql`
    alter table members
      add column name_order text collate "C" not null generated always as (arabic_order(name)) stored,
      add column directory text not null generated always as (fold_text(name || ' ' || email || ' ' || phone)) stored`.execute(
    db,
  );
  await sql`create index members_by_name on members (name_order, id) where deleted_at is null`.execute(db);
  await sql`create index members_of_office_by_name on members (office_id, name_order, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index members_directory on members using gin (directory gin_trgm_ops)`.execute(db);
}

/** Who was never admitted nor refused is an applicant; who is inactive for another reason is not. */
async function addAdmission(db: Kysely<never>) {
  await sql`alter table members add column admitted_at timestamptz(3), add column refused_at timestamptz(3)`.execute(
    db,
  );
  await sql`update members set admitted_at = created_at where is_active`.execute(db);
  await sql`
    create index members_waiting on members (created_at, id)
      where deleted_at is null and not is_active`.execute(db);
}

/** How many members there are, kept as they change: a list of 100 000 must not count them for every page. */
async function countMembers(db: Kysely<never>) {
  await sql`
    create table member_counts (
      office_id uuid not null references offices,
      role text not null,
      is_active boolean not null,
      total integer not null,
      primary key (office_id, role, is_active)
    )`.execute(db);
  await sql`
    insert into member_counts
      select office_id, role, is_active, count(*) from members where deleted_at is null group by 1, 2, 3`.execute(db);
  await createCounter(db, 'added', `select office_id, role, is_active, 1 as n, deleted_at from added`);
  await createCounter(db, 'removed', `select office_id, role, is_active, -1 as n, deleted_at from removed`);
  await createCounter(
    db,
    'changed',
    `values (old.office_id, old.role, old.is_active, -1, old.deleted_at),
            (new.office_id, new.role, new.is_active, 1, new.deleted_at)`,
  );
  await sql`create trigger members_added after insert on members referencing new table as added
    for each statement execute function count_added_members()`.execute(db);
  await sql`create trigger members_removed after delete on members referencing old table as removed
    for each statement execute function count_removed_members()`.execute(db);
  await sql`create trigger members_changed after update of office_id, role, is_active, deleted_at on members
    for each row execute function count_changed_members()`.execute(db);
}

/** Always in the order of the key, so that two at once wait for one another rather than for ever. */
const createCounter = (db: Kysely<never>, what: string, rows: string) =>
  sql`
    create function ${sql.raw(`count_${what}_members`)}() returns trigger language plpgsql as $$
    begin
      insert into member_counts
        select office_id, role, is_active, sum(n)
        from (${sql.raw(rows)}) as rows (office_id, role, is_active, n, deleted_at)
        where deleted_at is null group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (office_id, role, is_active) do update set total = member_counts.total + excluded.total;
      return null;
    end $$`.execute(db);

/** The subject's name as it was then; the office it came from beside the one it went to; where the act came from. */
const widenAudit = (db: Kysely<never>) =>
  sql`
    alter table audit_entries
      add column subject_kind text not null,
      add column subject_name text not null,
      add column former_office_id uuid references offices,
      add column address text not null`.execute(db);
