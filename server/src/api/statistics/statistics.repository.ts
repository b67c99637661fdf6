import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import type { Db } from '../../platform/database/db.ts';

/** The tables that hold the counts of each, and the column of its date. */
const kept = {
  members: { counts: 'member_counts', days: 'member_days', months: 'member_months', at: 'created_at' },
  posts: { counts: 'post_counts', days: 'post_days', months: 'post_months', at: 'published_at' },
} as const;
type Noun = keyof typeof kept;

const sum = sql<number>`coalesce(sum(total), 0)::int`;
const since = sql`(now() - make_interval(days => ${sql.lit(limits.growthDays)}))`;
const firstDay = sql`(${since} at time zone 'UTC')::date`;
const secondMidnight = sql`(${firstDay} + 1)::timestamp at time zone 'UTC'`;

const ofOffice = (office?: string) => (office ? sql`office_id = ${office}` : sql`true`);
const existing = { members: sql`deleted_at is null`, posts: sql`status = 'published'` };

/** By the moment: of the first of the days, only what came late enough is counted. */
async function countAdded(db: Db, noun: Noun, office?: string) {
  const { days, at } = kept[noun];
  const { rows } = await sql<{ added: number }>`
    select (
      (select coalesce(sum(total), 0) from ${sql.table(days)} where day > ${firstDay} and ${ofOffice(office)}) +
      (select count(*) from ${sql.table(noun)}
        where ${sql.ref(at)} > ${since} and ${sql.ref(at)} < ${secondMidnight}
          and ${existing[noun]} and ${ofOffice(office)})
    )::int as added`.execute(db);
  return rows[0]?.added ?? 0;
}

async function countAll(db: Db, noun: Noun, office?: string) {
  const { total } = await db
    .selectFrom(kept[noun].counts)
    .select(sum.as('total'))
    .$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''))
    .executeTakeFirstOrThrow();
  return total;
}

/** Over the whole organisation or, given an office, over that office alone: sums of what is kept by the day and by the month. */
export const statisticsRepository = {
  async countOffices(db: Db) {
    const { total } = await db
      .selectFrom('offices')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  async count(db: Db, noun: Noun, office?: string) {
    const [total, added] = await Promise.all([countAll(db, noun, office), countAdded(db, noun, office)]);
    return { total, added };
  },

  countByMonth: (db: Db, noun: Noun, firstMonth: string, office?: string) =>
    db
      .selectFrom(kept[noun].months)
      .select([sql<string>`to_char(month, 'YYYY-MM')`.as('name'), sum.as('total')])
      .where('month', '>=', firstMonth)
      .$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''))
      .groupBy('month')
      .execute(),
};
