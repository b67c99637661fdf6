import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMsOf } from '../throughput/load.ts';

/** The process of a cluster that all others of it come from. */
export const postmasterOf = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

function parentOf(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined; // it has ended
  }
}

/** A process, those it started, and what they started. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .map((each) => [each, parentOf(each)] as const);
  const family = [pid]; // it grows while it is read
  for (const member of family) family.push(...parents.flatMap(([each, parent]) => (parent === member ? [each] : [])));
  return family;
}

/** Milliseconds of processor of a process and of its family, as far as they still run. */
export function cpuMsOfFamily(pid: number) {
  let sum = 0;
  for (const each of familyOf(pid)) {
    try {
      sum += cpuMsOf(each);
    } catch {
      // it has ended since
    }
  }
  return sum;
}

/** What has used how many milliseconds of processor so far. */
export type Meters = Record<string, () => number>;

const readAll = (meters: Meters) => Object.entries(meters).map(([name, read]) => [name, read()] as const);

/** @returns what each part used of one processor while `act` ran: 1 is a whole one */
export async function sharesDuring<T>(meters: Meters, act: () => Promise<T>) {
  const before = new Map(readAll(meters));
  const start = performance.now();
  const result = await act();
  const ms = performance.now() - start;
  const shares = readAll(meters).map(([name, now]) => Math.max(0, now - (before.get(name) ?? now)) / ms);
  return { result, shares };
}
