import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort, startProcess, temporaryFolder } from '../e2e/processes.ts';
import { findPostgresql } from './postgresql.ts';

/** PostgreSQL does not run as root: the user that its package brings. */
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** What is lost in a power cut was of no worth: nothing waits for the disk. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'];

/** It listens before it accepts sessions. */
async function accepts(url: string) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function untilOpen(server: ChildProcess, url: string, log: () => string) {
  while (!(await accepts(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log()}`);
    await pause(50);
  }
}

/**
 * An empty PostgreSQL on loopback for tests, which ends with `stack`; answers its address, or undefined where PostgreSQL is
 * not installed.
 */
export async function startTestDatabase(stack: AsyncDisposableStack): Promise<string | undefined> {
  const bin = findPostgresql();
  if (!bin) return undefined;
  const owner = findOwner();
  const folder = temporaryFolder(stack, 'postgresql');
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'ignore' });
  const port = await findFreePort();
  const options = [`port=${port}`, `unix_socket_directories=`, ...withoutDurability].flatMap((option) => [
    '-c',
    option,
  ]);
  // SIGINT: sessions that are still open are ended
  const server = startProcess(stack, join(bin, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: 'SIGINT',
  });
  let log = '';
  server.stderr?.on('data', (chunk) => (log = `${log}${chunk}`.slice(-10_000)));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilOpen(server, url, () => log);
  return url;
}
