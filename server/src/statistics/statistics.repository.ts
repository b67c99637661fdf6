import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import type { Db } from '../db.ts';

const recent = (column: 'created_at' | 'published_at') =>
  sql<number>`(count(*) filter (where ${sql.ref(column)} > now() - make_interval(days => ${sql.lit(limits.growthDays)})))::int`;
const total = sql<number>`count(*)::int`;
const month = (column: 'created_at' | 'published_at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;

/** Counts over the whole organisation or, given an office, over that office alone. */
export function statisticsRepository(db: Db) {
  const members = (office?: string) =>
    db
      .selectFrom('members')
      .where('deleted_at', 'is', null)
      .$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''));
  const posts = (office?: string) =>
    db.selectFrom('posts').$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''));

  return {
    countOffices: () => db.selectFrom('offices').select(total.as('total')).executeTakeFirstOrThrow(),
    countMembers: (office?: string) =>
      members(office)
        .select([total.as('total'), recent('created_at').as('added')])
        .executeTakeFirstOrThrow(),
    countPosts: (office?: string) =>
      posts(office)
        .select([total.as('total'), recent('published_at').as('added')])
        .executeTakeFirstOrThrow(),
    membersByMonth: (since: Date, office?: string) =>
      members(office)
        .select([month('created_at').as('month'), total.as('total')])
        .where('created_at', '>=', since)
        .groupBy('month')
        .execute(),
    postsByMonth: (since: Date, office?: string) =>
      posts(office)
        .select([month('published_at').as('month'), total.as('total')])
        .where('published_at', '>=', since)
        .groupBy('month')
        .execute(),
  };
}
export type StatisticsRepository = ReturnType<typeof statisticsRepository>;
