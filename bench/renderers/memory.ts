import { readFileSync } from 'node:fs';
import { familyOf } from '../load/processor-time.ts';

export type Memory = { server: number; renderers: number[] };

const kibibytesOfMebibyte = 1024;

const mebibytesIn = (file: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]) / kibibytesOfMebibyte;

/** Mebibytes of a process, what it shares with others divided among them; all of it where that may not be read. */
function memoryOf(pid: number) {
  try {
    return mebibytesIn(`/proc/${pid}/smaps_rollup`, 'Pss');
  } catch {
    return mebibytesIn(`/proc/${pid}/status`, 'VmRSS');
  }
}

/** `unshare` and `prlimit` are programs of their own. */
function isNode(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(`${process.execPath}\0`);
  } catch {
    return false; // it has ended
  }
}

export const memoryOfPortal = (pid: number): Memory => ({
  server: memoryOf(pid),
  renderers: familyOf(pid)
    .filter((each) => each !== pid && isNode(each))
    .map(memoryOf),
});
