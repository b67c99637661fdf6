import { sql } from 'kysely';
import type { FrontEndHistory } from 'shared-api/contract/front-ends/front-end-history.contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Load } from '../front-end-loads.repository.ts';
import type { VitalBucket } from '../front-end-vitals.repository.ts';

export type HistoryScope = Pick<FrontEndHistory, 'unit'> & { frontEnd: string; versions: string[]; since: Date };

/** An hour or a day of a version. `share` of the visits in its bucket of the p75 lie below the p75; all null without visits. */
type TimeLineRow = {
  version: string;
  at: Date;
  visits: number;
  bucket: number | null;
  share: number | null;
  loaded: number | null;
};

/** The day of a moment, by the clock of the counts. */
const dayOf = (moment: Date) => sql<Date>`(${moment}::timestamptz at time zone 'UTC')::date`;

export const frontEndHistoryRepository = {
  /** Those that browsers told of since then, the latest first. */
  async listVersions(db: Db, { frontEnd, since }: Pick<HistoryScope, 'frontEnd' | 'since'>, max: number) {
    const { rows } = await sql<{ version: string }>`
      select version from (
        select version, hour as at from front_end_vitals where front_end = ${frontEnd} and hour >= ${since}
        union all
        select version, day from front_end_loads where front_end = ${frontEnd} and day >= ${dayOf(since)}
      ) counted
      group by version order by max(at) desc, version limit ${max}`.execute(db);
    return rows.map(({ version }) => version);
  },

  sumLoads: (db: Db, { frontEnd, versions, since }: HistoryScope): Promise<Load[]> =>
    db
      .selectFrom('front_end_loads')
      .select((eb) => [
        'front_end as frontEnd',
        'version',
        'outcome',
        sql<number>`sum(total)::int`.as('total'),
        eb.fn.sum<number>('ms').as('ms'),
      ])
      .where('front_end', '=', frontEnd)
      .where('version', 'in', versions)
      .where('day', '>=', dayOf(since))
      .groupBy(['front_end', 'version', 'outcome'])
      .execute(),

  sumVitals: (db: Db, { frontEnd, versions, since }: HistoryScope): Promise<VitalBucket[]> =>
    db
      .selectFrom('front_end_vitals')
      .select([
        'front_end as frontEnd',
        'version',
        'metric',
        'device',
        'bucket',
        sql<number>`sum(total)::int`.as('total'),
      ])
      .where('front_end', '=', frontEnd)
      .where('version', 'in', versions)
      .where('hour', '>=', since)
      .groupBy(['front_end', 'version', 'metric', 'device', 'bucket'])
      .execute(),

  countErrors: (db: Db, { frontEnd, versions, since }: HistoryScope) =>
    db
      .selectFrom('front_end_errors')
      .select(['version', sql<number>`sum(count)::int`.as('total')])
      .where('front_end', '=', frontEnd)
      .where('version', 'in', versions)
      .where('last_seen', '>=', since)
      .groupBy('version')
      .execute(),

  /** Of each version and hour or day: the visits that told their LCP, where its p75 lies, and the loads of a day. */
  async readTimeLines(db: Db, { frontEnd, versions, since, unit }: HistoryScope) {
    const isOwn = sql`front_end = ${frontEnd} and version in (${sql.join(versions)})`;
    const { rows } = await sql<TimeLineRow>`
      with counts as (
        select version, date_trunc(${sql.lit(unit)}, hour, 'UTC') as at, bucket, sum(total) as total
        from front_end_vitals
        where ${isOwn} and metric = 'LCP' and hour >= ${since}
        group by 1, 2, 3
      ), running as (
        select *,
          sum(total) over (partition by version, at order by bucket) as reached,
          sum(total) over (partition by version, at) as visits
        from counts
      ), paces as (
        select distinct on (version, at) *, (0.75 * visits - reached + total) / total as share
        from running
        where reached >= 0.75 * visits
        order by version, at, bucket
      ), days as (
        select version, day::timestamp at time zone 'UTC' as at, total as loaded
        from front_end_loads
        where ${isOwn} and outcome = 'loaded' and day >= ${dayOf(since)} and ${sql.lit(unit)} = 'day'
      )
      select version, at, coalesce(visits, 0)::int as visits, bucket, share::float8 as share, loaded
      from paces full join days using (version, at)
      order by version, at`.execute(db);
    return rows;
  },
};
export type TimeLineRows = Awaited<ReturnType<typeof frontEndHistoryRepository.readTimeLines>>;
