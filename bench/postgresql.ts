import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { launchPortal } from '../e2e/portal.ts';
import { findFreePort, temporaryFolder } from '../e2e/processes.ts';

/** Where PostgreSQL's own programs are; undefined where it is not installed. */
export const findPostgresql = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

/** Runs a line of the shell; as root it runs as the user `postgres`, as PostgreSQL insists. */
const runAsOwner = (line: string) =>
  process.getuid?.() === 0
    ? execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', line], { stdio: 'ignore' })
    : execFileSync('/bin/sh', ['-c', line], { stdio: 'ignore' });

/** A portal loads its demo data when it first starts. */
async function runOnce(stack: AsyncDisposableStack, dataDir: string, DATABASE_URL: string) {
  const variables = { DATABASE_URL, DEMO_DATA: 'on' };
  const portal = await launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables });
  await portal.stop();
}

/** A folder that the user `postgres` may write to. */
function openFolder(stack: AsyncDisposableStack, name: string) {
  const folder = temporaryFolder(stack, name);
  chmodSync(folder, 0o777);
  return folder;
}

/** A server on loopback with its files in `folder`, which ends with `stack`. */
async function aServer(stack: AsyncDisposableStack, bin: string, folder: string) {
  const data = join(folder, 'data');
  const port = await findFreePort();
  const log = join(folder, 'log');
  const options = '-c listen_addresses=127.0.0.1 -k ""'; // no socket: the folder's name may be too long for it
  function start(at = port) {
    try {
      runAsOwner(`'${bin}/pg_ctl' -D '${data}' -w start -l '${log}' -o '${options} -p ${at}'`);
    } catch (error) {
      throw new Error(`PostgreSQL did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`, {
        cause: error,
      });
    }
  }
  const stop = (mode: 'fast' | 'immediate' = 'fast') => runAsOwner(`'${bin}/pg_ctl' -D '${data}' -w -m ${mode} stop`);
  stack.defer(() => {
    if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
  });
  return { data, port, databaseUrl: (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`, start, stop };
}

/**
 * A PostgreSQL of its own on loopback, which ends with `stack`. Its database `demo` holds the demo data, whose pictures are
 * in `dataDir`; with POSTGRESQL_SEED in the environment it begins as a copy of that one's files.
 */
export async function startCluster(
  stack: AsyncDisposableStack,
  dataDir: string,
  loadDemo: (databaseUrl: string) => Promise<void> = (DATABASE_URL) => runOnce(stack, dataDir, DATABASE_URL),
) {
  const bin = findPostgresql();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const { data, port, databaseUrl, start, stop } = await aServer(stack, bin, openFolder(stack, 'cluster'));

  async function createDatabase(name: string, template: string) {
    const client = new pg.Client(databaseUrl('postgres'));
    await client.connect();
    await client.query(`create database "${name}" template "${template}"`);
    await client.end();
    return databaseUrl(name);
  }

  const seed = process.env.POSTGRESQL_SEED;
  runAsOwner(
    seed ? `cp -a '${seed}' '${data}'` : `'${bin}/initdb' -D '${data}' -U postgres -A trust -E UTF8 --no-sync`,
  );
  start();
  if (!seed) await loadDemo(await createDatabase('demo', 'template0'));
  return {
    bin,
    /** Its files. */
    data,
    databaseUrl,
    /** A new database with the demo data; answers its address. */
    copyDemo: (name: string) => createDatabase(name, 'demo'),
    start,
    stop,
    /** A streaming replica of it, which ends with `stack`. */
    async startReplica() {
      const folder = openFolder(stack, 'replica');
      const replica = await aServer(stack, bin, folder);
      const from = `-h 127.0.0.1 -p ${port} -U postgres`;
      runAsOwner(`'${bin}/pg_basebackup' ${from} -D '${replica.data}' -R -X stream -c fast --no-sync`);
      replica.start();
      return {
        ...replica,
        /** Becomes the primary, and answers at its address. That one must be stopped. */
        takeOver() {
          runAsOwner(`'${bin}/pg_ctl' -D '${replica.data}' -w promote`);
          replica.stop();
          replica.start(port);
        },
      };
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
