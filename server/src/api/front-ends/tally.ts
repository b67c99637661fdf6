import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { frontEndLoadsRepository, type Load } from './front-end-loads.repository.ts';

type Log = { error: (details: object, text: string) => void };

/** Sums up browsers' reports and writes the sums at intervals, so that many visitors do not cause many writes. */
export function tallyOf(db: Db, log: Log) {
  let counts = new Map<string, Load>();

  async function write() {
    const batch = [...counts.values()];
    counts = new Map();
    if (batch.length === 0) return;
    await frontEndLoadsRepository
      .add(db, batch)
      .catch((error: unknown) => log.error({ err: error }, 'how front ends load could not be written down'));
  }

  const writing = setInterval(() => void write(), serverLimits.loadReportsWriteEveryMs).unref();

  return {
    add({ frontEnd, version, outcome }: Omit<Load, 'total' | 'ms'>, ms: number) {
      const key = `${frontEnd} ${version} ${outcome}`;
      const { total, ms: before } = counts.get(key) ?? { total: 0, ms: 0 };
      counts.set(key, { frontEnd, version, outcome, total: total + 1, ms: before + ms });
    },
    write,
    async stop() {
      clearInterval(writing);
      await write();
    },
  };
}
export type Tally = ReturnType<typeof tallyOf>;
