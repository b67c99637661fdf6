import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { PageError } from './errors/front-end-errors.repository.ts';
import { writeErrors } from './errors/write-errors.ts';
import { frontEndLoadsRepository, keyOfLoad, type LoadCount } from './front-end-loads.repository.ts';
import { frontEndVitalsRepository, keyOfVital, type VitalCount } from './front-end-vitals.repository.ts';
import { type StandsForNetwork, standForNetworks } from './visits/stand-for-networks.ts';
import { keyOfReport, type VisitReport, visitReportsRepository } from './visits/visit-reports.repository.ts';

type Log = { error: (details: object, text: string) => void };

/** What one report of a visit adds, unless the visit has made it before. */
export type Report = VisitReport & {
  /** The place of its network in the trial of each front end that it reports of. */
  slots: ReadonlyMap<string, string>;
  load?: Omit<LoadCount, 'total' | 'networks'>;
  vitals?: Omit<VitalCount, 'total' | 'networks'>[];
  error?: PageError;
};

function sumLoads(reports: Report[], standsForNetwork: StandsForNetwork): LoadCount[] {
  const sums = new Map<string, LoadCount>();
  for (const report of reports) {
    const { load } = report;
    if (!load) continue;
    const { total, ms, networks } = sums.get(keyOfLoad(load)) ?? { total: 0, ms: 0, networks: 0 };
    const own = standsForNetwork(report, load.frontEnd) ? 1 : 0;
    sums.set(keyOfLoad(load), { ...load, total: total + 1, ms: ms + load.ms, networks: networks + own });
  }
  return [...sums.values()];
}

function sumVitals(reports: Report[], standsForNetwork: StandsForNetwork): VitalCount[] {
  const sums = new Map<string, VitalCount>();
  for (const report of reports)
    for (const vital of report.vitals ?? []) {
      const { total, networks } = sums.get(keyOfVital(vital)) ?? { total: 0, networks: 0 };
      const own = standsForNetwork(report, vital.frontEnd) ? 1 : 0;
      sums.set(keyOfVital(vital), { ...vital, total: total + 1, networks: networks + own });
    }
  return [...sums.values()];
}

type Parts = {
  db: Db;
  log: Log;
  /** Called with what was counted, once it is written. */
  onCounted: (report: Report) => void;
};

/** Collects browsers' reports and writes their sums at intervals, so that many visitors do not cause many writes. */
export function tallyOf({ db, log, onCounted }: Parts) {
  let waiting = new Map<string, Report>();
  let writing = Promise.resolve();

  /** A report that another batch or another instance has counted adds nothing. */
  async function writeBatch(batch: Report[]) {
    const counted = await db.transaction().execute(async (transaction) => {
      const added = await visitReportsRepository.add(transaction, batch);
      const isNew = batch.filter((report) => added.has(keyOfReport(report)));
      const standsForNetwork = await standForNetworks(transaction, isNew);
      const [loads, vitals] = [sumLoads(isNew, standsForNetwork), sumVitals(isNew, standsForNetwork)];
      if (loads.length > 0) await frontEndLoadsRepository.add(transaction, loads);
      if (vitals.length > 0) await frontEndVitalsRepository.add(transaction, vitals);
      await writeErrors(
        transaction,
        isNew.flatMap(({ error, ...report }) => (error ? [{ ...report, error }] : [])),
      );
      return isNew;
    });
    counted.forEach(onCounted);
  }

  async function writeWaiting() {
    const reports = [...waiting.values()];
    waiting = new Map();
    for (let first = 0; first < reports.length; first += serverLimits.reportsBatchRows)
      await writeBatch(reports.slice(first, first + serverLimits.reportsBatchRows)).catch((error: unknown) =>
        log.error({ err: error }, 'what browsers reported of front ends could not be written down'),
      );
  }

  /** Also waits for what is being written already. */
  function write() {
    writing = writing.then(writeWaiting);
    return writing;
  }

  const interval = setInterval(() => void write(), serverLimits.reportsWriteEveryMs).unref();

  return {
    add(report: Report) {
      const key = keyOfReport(report);
      if (!waiting.has(key) && waiting.size < serverLimits.maxReportsWaiting) waiting.set(key, report);
    },
    write,
    async stop() {
      clearInterval(interval);
      await write();
    },
  };
}
export type Tally = ReturnType<typeof tallyOf>;
