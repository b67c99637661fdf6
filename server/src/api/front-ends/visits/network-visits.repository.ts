import type { Db, Transaction } from '../../../platform/database/db.ts';

/** A visit that asks to stand for its network. */
export type NetworkVisit = { slot: string; visitId: string };

export const keyOfNetworkVisit = ({ slot, visitId }: NetworkVisit) => `${slot} ${visitId}`;

export const networkVisitsRepository = {
  /**
   * Gives each slot to the first visit that asks for it, and answers the keys of these visits that have theirs. Always in the
   * order of the key, so that two instances wait for one another rather than for ever.
   */
  async claim(db: Db | Transaction, visits: NetworkVisit[]): Promise<Set<string>> {
    if (visits.length === 0) return new Set();
    const rows = visits.toSorted((a, b) => (a.slot < b.slot ? -1 : 1));
    await db
      .insertInto('network_visits')
      .values(rows.map(({ slot, visitId }) => ({ slot, visit_id: visitId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const holders = await db
      .selectFrom('network_visits')
      .select(['slot', 'visit_id as visitId'])
      .where('slot', 'in', [...new Set(rows.map(({ slot }) => slot))])
      .execute();
    return new Set(holders.map(keyOfNetworkVisit));
  },
};
