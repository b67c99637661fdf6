import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../env/start-error.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const ended = new Set(['Z', 'X']);

/** When the process began, in ticks since boot: a later process may have the same pid. */
function startOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ended.has(state) ? 'ended' : (fields[18] ?? '');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function findHolder(file: string) {
  try {
    const text = readFileSync(file, 'utf8');
    const [pid = '', start = ''] = text.trim().split(' ');
    return { text, pid: Number(pid), start };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function tryWrite(file: string) {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved before it is looked at again: of two newcomers, the later one finds the other's lock in its hands and gives it back. */
function removeStale(file: string, judged: string) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** Keeps a second process off the embedded database. @throws StartError while the holder lives */
export function lockDataDir(dataDir: string) {
  const file = join(dataDir, 'db.lock');
  if (!tryWrite(file)) {
    const holder = findHolder(file);
    if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.start) {
      throw new StartError(`DATA_DIR ${dataDir} is in use by the portal running as process ${holder.pid}`);
    }
    if (holder) removeStale(file, holder.text);
    if (!tryWrite(file)) throw new StartError(`DATA_DIR ${dataDir} is being opened by another process`);
  }
  return () => rmSync(file, { force: true });
}
