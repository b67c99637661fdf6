import { readdirSync, readFileSync } from 'node:fs';

// What processes of this machine (Linux) use.

const ticksPerSecond = 100;
const kibibytesOfMebibyte = 1024;

/** Fields of a process, or of a thread of it, from the state on. */
const statOf = (folder: string) => readFileSync(`/proc/${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

function cpuMsIn(folder: string) {
  const [user = 0, system = 0] = statOf(folder).slice(11, 13).map(Number);
  return ((user + system) * 1_000) / ticksPerSecond;
}

/** Milliseconds of processor a process has used. */
export const cpuMsOf = (pid: number) => cpuMsIn(String(pid));

/** The same of the thread that its event loop runs in. */
export const cpuMsOfEventLoop = (pid: number) => cpuMsIn(`${pid}/task/${pid}`);

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
  const parents = all.map((each) => [each, unlessEnded(() => Number(statOf(String(each))[1]))] as const);
  const family = [pid]; // it grows while it is read
  for (const member of family) family.push(...parents.flatMap(([each, parent]) => (parent === member ? [each] : [])));
  return family;
}

/** Milliseconds of processor of a process and of its family, as far as they still run. */
export const cpuMsOfFamily = (pid: number) =>
  familyOf(pid).reduce((sum, each) => sum + (unlessEnded(() => cpuMsOf(each)) ?? 0), 0);

const mebibytesIn = (file: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]) / kibibytesOfMebibyte;

/** Mebibytes that a process holds now, and at most since it began. */
export const memoryOf = (pid: number) => ({
  now: mebibytesIn(`/proc/${pid}/status`, 'VmRSS'),
  most: mebibytesIn(`/proc/${pid}/status`, 'VmHWM'),
});

/** Mebibytes of each process of Node in a family, what several share divided among them: the parent's first. */
export const memoryOfFamily = (pid: number) =>
  familyOf(pid)
    .filter((each) =>
      unlessEnded(() => readFileSync(`/proc/${each}/cmdline`, 'utf8').startsWith(`${process.execPath}\0`)),
    )
    .map((each) => unlessEnded(() => mebibytesIn(`/proc/${each}/smaps_rollup`, 'Pss')) ?? memoryOf(each).now);

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
