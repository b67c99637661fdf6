import { setTimeout as pause } from 'node:timers/promises';
import { expectOk } from '../start/member.ts';

export const METRICS_TOKEN = 'a-long-secret-token';
const giveUpAfterMs = 30_000;

/** @throws when it does not happen: an answer from before that is kept in memory stays */
export async function until(isSo: () => Promise<boolean>) {
  const deadline = performance.now() + giveUpAfterMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${giveUpAfterMs} ms: ${isSo}`);
    await pause(5);
  }
}

/** What an instance tells of its readers: whether its replica is in use, and the statements each server answered. */
async function figuresOf(origin: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await expectOk(fetch(`${origin}/metrics`, { headers }))).text();
  const figure = (line: RegExp) => Number(line.exec(text)?.[1] ?? Number.NaN);
  return {
    isInUse: figure(/^replica_in_use (\d+)$/m) === 1,
    primary: figure(/^public_reads_total\{server="primary"\} (\d+)$/m),
    replica: figure(/^public_reads_total\{server="replica"\} (\d+)$/m),
  };
}

/** Until all instances use their replica, or none does. */
export const untilInUse = (origins: string[], isWanted = true) =>
  Promise.all(origins.map((origin) => until(async () => (await figuresOf(origin)).isInUse === isWanted)));

/** Statements of readers at all instances while `act` runs, by the server that answered. */
export async function countReads(origins: string[], act: () => Promise<unknown>) {
  const before = await Promise.all(origins.map(figuresOf));
  await act();
  const after = await Promise.all(origins.map(figuresOf));
  const grown = (of: 'primary' | 'replica') =>
    after.reduce((sum, figures, index) => sum + figures[of] - (before[index]?.[of] ?? 0), 0);
  return { primary: grown('primary'), replica: grown('replica') };
}
