import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSystemError, RegistryError } from '../errors.ts';
import { lockTimeoutMs, staleLockMs } from '../limits.ts';
import { messages } from '../messages.ts';

/**
 * Runs an action while no other process holds the same lock file. Not proper-lockfile: that one waits at least two seconds
 * for the lock of a killed process, and sometimes lets two processes take it over. @throws RegistryError after 15 s
 */
export async function withFileLock<T>(lock: string, action: () => Promise<T>): Promise<T> {
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  await acquire(lock, holder);
  try {
    return await action();
  } finally {
    if ((await readIfThere(lock)) === holder) await rm(lock, { force: true });
  }
}

async function acquire(lock: string, holder: string) {
  await mkdir(dirname(lock), { recursive: true });
  const giveUpAt = Date.now() + lockTimeoutMs;
  while (!(await create(lock, holder)) && !(await takeOverIfStale(lock, holder))) {
    if (Date.now() > giveUpAt) throw new RegistryError(messages.locked(lock));
    await pause(2 + Math.random() * 10);
  }
}

async function create(path: string, holder: string) {
  try {
    await writeFile(path, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The guard lets one process at a time look again and take over: two that saw the same stale lock do not both get it. */
async function takeOverIfStale(lock: string, holder: string) {
  const guard = `${lock}.takeover`;
  if (!(await isStale(lock)) || !(await create(guard, holder))) return false;
  try {
    if (!(await isStale(lock))) return false;
    await writeFile(lock, holder);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(lock: string) {
  const holder = await readIfThere(lock);
  return holder !== undefined && (isGone(holder) || (await ageMs(lock)) > staleLockMs);
}

function isGone(holder: string) {
  const [host, pid, id] = holder.split(' ');
  if (host !== hostname() || id === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return isSystemError(error, 'ESRCH');
  }
}

async function ageMs(path: string) {
  const found = await stat(path).catch(undefinedIfMissing);
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}

async function readIfThere(path: string) {
  return readFile(path, 'utf8').catch(undefinedIfMissing);
}

function undefinedIfMissing(error: unknown) {
  if (isSystemError(error, 'ENOENT')) return undefined;
  throw error;
}
