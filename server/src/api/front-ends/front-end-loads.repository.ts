import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Load = {
  frontEnd: string;
  version: string;
  outcome: Tables['front_end_loads']['outcome'];
  total: number;
  ms: number;
};
/** `networks`: how many of them were of a visit that stands for its network. */
export type LoadCount = Load & { networks: number };

export const keyOfLoad = ({ frontEnd, version, outcome }: Omit<Load, 'total' | 'ms'>) =>
  `${frontEnd} ${version} ${outcome}`;

export const frontEndLoadsRepository = {
  /** Always in the order of the key, so that two instances wait for one another rather than for ever. */
  async add(db: Db | Transaction, loads: LoadCount[]) {
    const rows = loads.toSorted((a, b) => (keyOfLoad(a) < keyOfLoad(b) ? -1 : 1));
    await db
      .insertInto('front_end_loads')
      .values(rows.map(({ frontEnd, ...row }) => ({ front_end: frontEnd, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'front_end', 'version', 'outcome']).doUpdateSet({
          total: sql`front_end_loads.total + excluded.total`,
          ms: sql`front_end_loads.ms + excluded.ms`,
          networks: sql`front_end_loads.networks + excluded.networks`,
        }),
      )
      .execute();
  },

  /** The builds that crashed so often in the last days, by the calendar of the database. */
  listCrashed: (db: Db, { faults, days }: { faults: number; days: number }) =>
    db
      .selectFrom('front_end_loads')
      .select(['front_end as frontEnd', 'version'])
      .where('outcome', '=', 'crashed')
      .where(sql<boolean>`day > current_date - ${sql.lit(days)}::int`)
      .groupBy(['front_end', 'version'])
      .having((eb) => eb.fn.sum('total'), '>=', faults)
      .execute(),

  sum: (db: Db, days: number): Promise<LoadCount[]> =>
    db
      .selectFrom('front_end_loads')
      .select((eb) => [
        'front_end as frontEnd',
        'version',
        'outcome',
        sql<number>`sum(total)::int`.as('total'),
        sql<number>`sum(networks)::int`.as('networks'),
        eb.fn.sum<number>('ms').as('ms'),
      ])
      .where(sql<boolean>`day > current_date - ${sql.lit(days)}::int`)
      .groupBy(['front_end', 'version', 'outcome'])
      .execute(),
};
