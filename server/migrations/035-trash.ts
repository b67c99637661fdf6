import { type Kysely, sql } from 'kysely';

/** A deleted post is set aside for a time: its author and staff can restore it, and nothing else counts or shows it. */
export async function up(db: Kysely<never>) {
  await addStatus(db);
  await countPublished(db);
  await countPublishedByDay(db);
  await announcePublished(db);
}

async function addStatus(db: Kysely<never>) {
  await sql`
    alter table posts
      add column status text not null default 'published' check (status in ('published', 'trashed')),
      add column trashed_at timestamptz(3),
      add column trashed_by uuid references members,
      add constraint posts_trashed_since check ((status = 'trashed') = (trashed_at is not null))`.execute(db);
  await sql`create index posts_trashed on posts (trashed_at desc, id desc) where status = 'trashed'`.execute(db);
  await sql`create index posts_trashed_by on posts (trashed_by) where trashed_by is not null`.execute(db);
}

/** What each statement adds to the counts and takes from them. */
const rowsOf = (column: string) => ({
  added: `select office_id, ${column}, 1 from added where status = 'published'`,
  removed: `select office_id, ${column}, -1 from removed where status = 'published'`,
  changed: `select old.office_id, old.${column}, -1 where old.status = 'published'
    union all select new.office_id, new.${column}, 1 where new.status = 'published'`,
});

/** Always in the order of the key, so that two at once wait for one another rather than for ever. */
async function countPublished(db: Kysely<never>) {
  for (const [what, rows] of Object.entries(rowsOf('type')))
    await sql`
      create or replace function ${sql.raw(`count_${what}_posts`)}() returns trigger language plpgsql as $$
      begin
        insert into post_counts
          select office_id, type, sum(n)
          from (${sql.raw(rows)}) as rows (office_id, type, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (office_id, type) do update set total = post_counts.total + excluded.total;
        return null;
      end $$`.execute(db);
  await sql`drop trigger posts_changed on posts`.execute(db);
  await sql`create trigger posts_changed after update of office_id, type, status on posts
    for each row execute function count_changed_posts()`.execute(db);
}

async function countPublishedByDay(db: Kysely<never>) {
  for (const [what, rows] of Object.entries(rowsOf('published_at')))
    await sql`
      create or replace function ${sql.raw(`post_days_${what}_by_day`)}() returns trigger language plpgsql as $$
      begin
        insert into post_days
          select (at at time zone 'UTC')::date, office_id, sum(n)
          from (${sql.raw(rows)}) as rows (office_id, at, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, office_id) do update set total = post_days.total + excluded.total;
        return null;
      end $$`.execute(db);
  await sql`drop trigger posts_changed_by_day on posts`.execute(db);
  await sql`create trigger posts_changed_by_day after update of office_id, published_at, status on posts
    for each row execute function post_days_changed_by_day()`.execute(db);
}

/** To readers a post that is set aside is gone, and one that is restored is new. */
const announcePublished = (db: Kysely<never>) =>
  sql`
    create or replace function announce_posts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform announce('posts', 'added', new.id, new.office_id, null);
      elsif tg_op = 'DELETE' then
        perform announce('posts', 'removed', old.id, old.office_id, null);
      elsif new.status = old.status then
        perform announce('posts', 'changed', new.id, new.office_id, old.office_id);
      elsif new.status = 'published' then
        perform announce('posts', 'added', new.id, new.office_id, null);
      else
        perform announce('posts', 'removed', new.id, new.office_id, null);
      end if;
      return null;
    end $$`.execute(db);
