import { sql } from 'kysely';
import type { DeviceClass, VitalMetric } from 'shared-api/contract/front-ends/vitals.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';

export type VitalBucket = {
  frontEnd: string;
  version: string;
  metric: VitalMetric;
  device: DeviceClass;
  bucket: number;
  total: number;
};
/** `networks`: how many of the visits stand for their network. */
export type NetworkBucket = VitalBucket & { networks: number };
/** Visits of this hour. */
export type VitalCount = NetworkBucket & { route: string };

export const keyOfVital = ({
  frontEnd,
  version,
  route,
  metric,
  device,
  bucket,
}: Omit<VitalCount, 'total' | 'networks'>) => [frontEnd, version, route, metric, device, bucket].join(' ');

export const frontEndVitalsRepository = {
  /** Always in the order of the key, so that two instances wait for one another rather than for ever. */
  async add(db: Db | Transaction, counts: VitalCount[]) {
    const rows = counts.toSorted((a, b) => (keyOfVital(a) < keyOfVital(b) ? -1 : 1));
    await db
      .insertInto('front_end_vitals')
      .values(rows.map(({ frontEnd, ...row }) => ({ front_end: frontEnd, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['hour', 'front_end', 'version', 'route', 'metric', 'device', 'bucket']).doUpdateSet({
          total: sql`front_end_vitals.total + excluded.total`,
          networks: sql`front_end_vitals.networks + excluded.networks`,
        }),
      )
      .execute();
  },

  /** Of all pages together. */
  sum: (db: Db, days: number): Promise<NetworkBucket[]> =>
    db
      .selectFrom('front_end_vitals')
      .select([
        'front_end as frontEnd',
        'version',
        'metric',
        'device',
        'bucket',
        sql<number>`sum(total)::int`.as('total'),
        sql<number>`sum(networks)::int`.as('networks'),
      ])
      .where(sql<boolean>`hour > now() - make_interval(days => ${sql.lit(days)}::int)`)
      .groupBy(['front_end', 'version', 'metric', 'device', 'bucket'])
      .execute(),
};
