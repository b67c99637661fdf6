import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { endProcess, findFreePort, startProcess, temporaryFolder } from '../../e2e/processes.ts';

/** Where PostgreSQL's own programs are; undefined where it is not installed. */
export const findPostgresql = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

/** What was lost in a power cut was of no worth: nothing waits for the disk. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** PostgreSQL does not run as root: the user that its package brings. */
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A connection that ends with `stack`, whatever becomes of its server. */
export async function connect(stack: AsyncDisposableStack, url: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // its server is stopped
  await client.connect();
  stack.defer(() => client.end().catch(() => undefined));
  return client;
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>) {
  const stack = new AsyncDisposableStack();
  try {
    return await act(await connect(stack, url));
  } finally {
    await stack.disposeAsync();
  }
}

/** It listens before it accepts sessions. */
const accepts = (url: string) => withClient(url, async () => true).catch(() => false);

/** A server on loopback that is not started and has no files, which ends with `stack`. */
async function openServer(stack: AsyncDisposableStack, name: string, settings: string[] = []) {
  const bin = findPostgresql();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const owner = findOwner();
  const folder = temporaryFolder(stack, name);
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  let child: ChildProcess;
  return {
    bin,
    /** Its files. */
    data,
    databaseUrl: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    pid: () => child.pid ?? 0,
    run: (program: string, ...args: string[]) =>
      void execFileSync(program, args, { ...owner, cwd: folder, stdio: 'ignore' }),
    async start(at = port) {
      const args = ['-D', data, '-p', String(at), ...options.flatMap((option) => ['-c', option])];
      const stdio = ['ignore' as const, 'ignore' as const, 'pipe' as const];
      child = startProcess(stack, join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio, signal: 'SIGQUIT' });
      let log = '';
      child.stderr?.on('data', (chunk) => (log = `${log}${chunk}`.slice(-10_000)));
      while (!(await accepts(`postgres://postgres@127.0.0.1:${at}/postgres`))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
        await pause(50);
      }
    },
    /** Ends its sessions and writes its files; `SIGQUIT` kills it. */
    stop: (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => endProcess(child, signal),
  };
}
type Server = Awaited<ReturnType<typeof openServer>>;

const initialise = ({ bin, data, run }: Server) =>
  run(join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');

/**
 * An empty PostgreSQL on loopback for tests, which ends with `stack`; answers its address, or undefined where PostgreSQL is
 * not installed.
 */
export async function startTestDatabase(stack: AsyncDisposableStack): Promise<string | undefined> {
  if (!findPostgresql()) return undefined;
  const server = await openServer(stack, 'postgresql', withoutDurability);
  initialise(server);
  await server.start();
  return server.databaseUrl('postgres');
}

/** A portal loads its demo data when it first starts. */
async function runOnce(stack: AsyncDisposableStack, dataDir: string, DATABASE_URL: string) {
  const portal = await launchPortal(stack, { dataDir, variables: { DATABASE_URL, DEMO_DATA: 'on' } });
  await portal.stop();
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
  const server = await openServer(stack, 'cluster');
  async function createDatabase(name: string, template: string) {
    const create = `create database "${name}" template "${template}"`;
    await withClient(server.databaseUrl('postgres'), (client) => client.query(create));
    return server.databaseUrl(name);
  }

  const seed = process.env.POSTGRESQL_SEED;
  if (seed) server.run('cp', '-a', seed, server.data);
  else initialise(server);
  await server.start();
  if (!seed) await loadDemo(await createDatabase('demo', 'template0'));
  return {
    ...server,
    /** A new database with the demo data; answers its address. */
    copyDemo: (name: string) => createDatabase(name, 'demo'),
    /** A streaming replica of it, which ends with `stack`. */
    async startReplica() {
      const replica = await openServer(stack, 'replica');
      const from = ['-d', server.databaseUrl('postgres'), '-D', replica.data];
      replica.run(join(server.bin, 'pg_basebackup'), ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
      await replica.start();
      return {
        ...replica,
        /** Becomes the primary, and answers at its address. That one must be stopped. */
        async takeOver() {
          replica.run(join(server.bin, 'pg_ctl'), '-D', replica.data, '-w', 'promote');
          await replica.stop();
          await replica.start(Number(new URL(server.databaseUrl('')).port));
        },
      };
    },
  };
}
