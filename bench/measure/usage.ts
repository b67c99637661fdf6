import { readdirSync, readFileSync } from 'node:fs';

// What processes of this machine (Linux) use.

const ticksPerSecond = 100;

/** Fields of a process, from the state on. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** Milliseconds of processor a process has used. */
export function cpuMsOf(pid: number) {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return ((user + system) * 1_000) / ticksPerSecond;
}

/** What is read of a process that may have ended since. */
function unlessEnded<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A process, those it started, and what they started. */
function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = all.map((each) => [each, unlessEnded(() => Number(statOf(each)[1]))] as const);
  const family = [pid]; // it grows while it is read
  for (const member of family) family.push(...parents.flatMap(([each, parent]) => (parent === member ? [each] : [])));
  return family;
}

/** Milliseconds of processor of a process and of its family, as far as they still run. */
export const cpuMsOfFamily = (pid: number) =>
  familyOf(pid).reduce((sum, each) => sum + (unlessEnded(() => cpuMsOf(each)) ?? 0), 0);

/** What has used how many milliseconds of processor so far. */
export type Meters = Record<string, () => number>;

/** @returns what each part used of one processor while `act` ran: 1 is a whole one */
export async function sharesDuring<T>(meters: Meters, act: () => Promise<T>) {
  const read = () => Object.values(meters).map((meter) => meter());
  const before = read();
  const start = performance.now();
  const result = await act();
  const ms = performance.now() - start;
  return { result, shares: read().map((now, place) => Math.max(0, now - (before[place] ?? now)) / ms) };
}
