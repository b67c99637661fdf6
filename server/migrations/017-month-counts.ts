import { type Kysely, sql } from 'kysely';

/** The days summed up by the month as they change: a year of them is hundreds of rows for every office. */
export async function up(db: Kysely<never>) {
  await keepMonths(db, 'member_days', 'member_months');
  await keepMonths(db, 'post_days', 'post_months');
}

async function keepMonths(db: Kysely<never>, days: string, months: string) {
  const [from, to, count] = [sql.table(days), sql.table(months), sql.raw(`sum_${months}`)];
  await sql`
    create table ${to} (
      month date not null,
      office_id uuid not null references offices,
      total integer not null,
      primary key (month, office_id)
    )`.execute(db);
  await sql`
    insert into ${to} select date_trunc('month', day::timestamp)::date, office_id, sum(total) from ${from} group by 1, 2`.execute(
    db,
  );
  await sql`
    create function ${count}() returns trigger language plpgsql as $$
    begin
      insert into ${to}
        values (date_trunc('month', new.day::timestamp)::date, new.office_id, new.total - coalesce(old.total, 0))
      on conflict (month, office_id) do update set total = ${to}.total + excluded.total;
      return null;
    end $$`.execute(db);
  await sql`create trigger ${sql.raw(`${days}_summed`)} after insert or update of total on ${from}
    for each row execute function ${count}()`.execute(db);
}
