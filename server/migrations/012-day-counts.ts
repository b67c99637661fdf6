import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>) {
  await keepDays(db, { table: 'members', days: 'member_days', at: 'created_at', deleted: 'deleted_at' });
  await keepDays(db, { table: 'posts', days: 'post_days', at: 'published_at' });
  await narrowQueue(db);
}

type Kept = { table: string; days: string; at: string; deleted?: string };

/** How many came on each day, kept as they change: the figures of a year must not count a hundred thousand rows. */
async function keepDays(db: Kysely<never>, { table, days, at, deleted }: Kept) {
  const columns = (row: string, n: number) =>
    `${row}.office_id, ${row}.${at}, ${n}, ${deleted ? `${row}.${deleted}` : 'null::timestamptz'}`;
  const all = (rows: string, n: number) => `select ${columns(rows, n)} from ${rows}`;
  await sql`
    create table ${sql.table(days)} (
      day date not null,
      office_id uuid not null references offices,
      total integer not null,
      primary key (day, office_id)
    )`.execute(db);
  await sql`insert into ${sql.table(days)} ${sumOf(all(table, 1))}`.execute(db);
  await createCounter(db, days, 'added', all('added', 1));
  await createCounter(db, days, 'removed', all('removed', -1));
  await createCounter(db, days, 'changed', `values (${columns('old', -1)}), (${columns('new', 1)})`);
  const counted = sql.raw(['office_id', at, deleted].filter(Boolean).join());
  const on = sql.table(table);
  await sql`create trigger ${name(table, 'added')} after insert on ${on} referencing new table as added
    for each statement execute function ${name(days, 'added')}()`.execute(db);
  await sql`create trigger ${name(table, 'removed')} after delete on ${on} referencing old table as removed
    for each statement execute function ${name(days, 'removed')}()`.execute(db);
  await sql`create trigger ${name(table, 'changed')} after update of ${counted} on ${on}
    for each row execute function ${name(days, 'changed')}()`.execute(db);
}

/** Triggers of one table run in the order of their names: the day's number is always changed after the office's. */
const name = (table: string, what: string) => sql.raw(`${table}_${what}_by_day`);

const sumOf = (rows: string) =>
  sql.raw(`
    select (at at time zone 'UTC')::date, office_id, sum(n) from (${rows}) as rows (office_id, at, n, deleted_at)
    where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2`);

const createCounter = (db: Kysely<never>, days: string, what: string, rows: string) =>
  sql`
    create function ${name(days, what)}() returns trigger language plpgsql as $$
    begin
      insert into ${sql.table(days)} ${sumOf(rows)}
      on conflict (day, office_id) do update set total = ${sql.table(days)}.total + excluded.total;
      return null;
    end $$`.execute(db);

/** Only those who wait: every member that was ever put out stood in it as well, and had to be passed over. */
async function narrowQueue(db: Kysely<never>) {
  await sql`drop index members_waiting`.execute(db);
  await sql`
    create index members_waiting on members (created_at, id)
      where deleted_at is null and not is_active and admitted_at is null and refused_at is null`.execute(db);
}
