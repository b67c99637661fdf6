import type { Transaction } from '../../../platform/database/db.ts';
import type { Report } from '../tally.ts';
import { keyOfNetworkVisit, networkVisitsRepository } from './network-visits.repository.ts';
import { keyOfReport, visitReportsRepository } from './visit-reports.repository.ts';

/** Whether what a report says of a front end is also counted by network. */
export type StandsForNetwork = (report: Report, frontEnd: string) => boolean;

/**
 * Of each network one visit counts in a trial, and of that visit one failure: whether its build failed, came late and threw
 * is one visit's word.
 */
export async function standForNetworks(transaction: Transaction, reports: Report[]): Promise<StandsForNetwork> {
  const asking = reports.flatMap(({ slots, visitId }) => [...slots.values()].map((slot) => ({ slot, visitId })));
  const holders = await networkVisitsRepository.claim(transaction, asking);
  const holds: StandsForNetwork = ({ slots, visitId }, frontEnd) =>
    holders.has(keyOfNetworkVisit({ slot: slots.get(frontEnd) ?? '', visitId }));

  const failures = new Map<string, Report>();
  for (const report of reports) {
    const { load } = report;
    if (!load || load.outcome === 'loaded' || !holds(report, load.frontEnd)) continue;
    const key = keyOfReport({ ...report, kind: `failure ${load.frontEnd} ${load.version}` });
    if (!failures.has(key)) failures.set(key, report);
  }
  const notes = [...failures.values()].map(({ visitId, openedAt, load }) => ({
    visitId,
    openedAt,
    kind: `failure ${load?.frontEnd} ${load?.version}`,
  }));
  const first = notes.length > 0 ? await visitReportsRepository.add(transaction, notes) : new Set<string>();
  const counted = new Set([...failures].flatMap(([key, report]) => (first.has(key) ? [report] : [])));

  return (report, frontEnd) =>
    report.load && report.load.outcome !== 'loaded' ? counted.has(report) : holds(report, frontEnd);
}
