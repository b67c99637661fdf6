import type { Db, Transaction } from '../../../platform/database/db.ts';

/** That a visit reported something. */
export type VisitReport = { visitId: string; kind: string; openedAt: Date };

export const keyOfReport = ({ visitId, kind }: Pick<VisitReport, 'visitId' | 'kind'>) => `${visitId} ${kind}`;

export const visitReportsRepository = {
  /**
   * Notes what each visit reported and answers the keys of what none had noted before. Always in the order of the key, so
   * that two instances wait for one another rather than for ever.
   */
  async add(db: Db | Transaction, reports: VisitReport[]): Promise<Set<string>> {
    const rows = reports.toSorted((a, b) => (keyOfReport(a) < keyOfReport(b) ? -1 : 1));
    const added = await db
      .insertInto('visit_reports')
      .values(rows.map(({ visitId, kind, openedAt }) => ({ visit_id: visitId, kind, opened_at: openedAt })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['visit_id as visitId', 'kind'])
      .execute();
    return new Set(added.map(keyOfReport));
  },
};
