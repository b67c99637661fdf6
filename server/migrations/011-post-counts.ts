import { type Kysely, sql } from 'kysely';

/** How many posts there are, kept as they change: a page of twenty must not count the other hundred thousand. */
export async function up(db: Kysely<never>) {
  await sql`
    create table post_counts (
      office_id uuid not null references offices,
      type text not null,
      total integer not null,
      primary key (office_id, type)
    )`.execute(db);
  await sql`insert into post_counts select office_id, type, count(*) from posts group by 1, 2`.execute(db);
  await createCounter(db, 'added', 'select office_id, type, 1 from added');
  await createCounter(db, 'removed', 'select office_id, type, -1 from removed');
  await createCounter(db, 'changed', 'values (old.office_id, old.type, -1), (new.office_id, new.type, 1)');
  await sql`create trigger posts_added after insert on posts referencing new table as added
    for each statement execute function count_added_posts()`.execute(db);
  await sql`create trigger posts_removed after delete on posts referencing old table as removed
    for each statement execute function count_removed_posts()`.execute(db);
  await sql`create trigger posts_changed after update of office_id, type on posts
    for each row execute function count_changed_posts()`.execute(db);
}

/** Always in the order of the key, so that two at once wait for one another rather than for ever. */
const createCounter = (db: Kysely<never>, what: string, rows: string) =>
  sql`
    create function ${sql.raw(`count_${what}_posts`)}() returns trigger language plpgsql as $$
    begin
      insert into post_counts
        select office_id, type, sum(n)
        from (${sql.raw(rows)}) as rows (office_id, type, n)
        group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (office_id, type) do update set total = post_counts.total + excluded.total;
      return null;
    end $$`.execute(db);
