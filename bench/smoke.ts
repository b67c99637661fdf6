import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasNginx } from '../e2e/nginx.ts';
import { startProcess, temporaryFolder } from '../e2e/processes.ts';
import { build, frontEnds } from '../scripts/build.ts';
import benches from './benches.json' with { type: 'json' };
import { fixed, print } from './measure/print.ts';
import { repeat, timed } from './measure/sample.ts';
import { runBench } from './run-bench.ts';
import { demoDataDir, newDataDir } from './start/portals.ts';
import { findPostgresql, startCluster } from './start/postgresql.ts';
import { startSecurePortal } from './start/secure-portal.ts';

const root = resolve(import.meta.dirname, '..');
const runFile = promisify(execFile);
const atOnce = 2;

const has: Record<string, boolean> = {
  PostgreSQL: findPostgresql() !== undefined,
  nginx: hasNginx,
  varnish: existsSync('/usr/sbin/varnishd'),
};

const all = Object.entries<{ script: string; needs?: string[] }>(benches).map(([name, { script, needs = [] }]) => ({
  name,
  args: [script, ...name.split(' ').slice(1), '--smoke'],
  missing: needs.filter((need) => !has[need]),
}));

/** The demo data of an embedded database in a PostgreSQL that is not running. Answers where its files are. */
async function copyToCluster(stack: AsyncDisposableStack) {
  const DATA_DIR = await newDataDir(stack);
  const archive = temporaryFolder(stack, 'archive');
  const operate = (command: string, env: Record<string, string>) =>
    runFile(process.execPath, ['server/src/operate.ts', command, archive, '--without-registry'], { cwd: root, env });
  await operate('export', { DATA_DIR });
  const cluster = await startCluster(stack, DATA_DIR, async (DATABASE_URL) => {
    await operate('import', { DATA_DIR, DATABASE_URL, DEMO_DATA: 'on' });
  });
  await cluster.stop();
  return cluster.data;
}

/** What is prepared once for all: a copy of the demo data for each bench, and a portal for those that only read. */
async function prepare(stack: AsyncDisposableStack): Promise<Record<string, string>> {
  for (const name of frontEnds) await build(name);
  process.env.PORTAL_SEED ??= await demoDataDir(stack);
  const [{ origin }, seed] = await Promise.all([startSecurePortal(stack), has.PostgreSQL && copyToCluster(stack)]);
  return { PORTAL_SEED: process.env.PORTAL_SEED, BENCH_PORTAL: origin, ...(seed && { POSTGRESQL_SEED: seed }) };
}

/** Command lines of the processes whose temporary folder this is, on Linux. */
const processesOf = (folder: string) =>
  globSync('/proc/[0-9]*').flatMap((process) => {
    try {
      const isOurs = readFileSync(`${process}/environ`, 'utf8').includes(`TMPDIR=${folder}\0`);
      return isOurs ? [readFileSync(`${process}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
    } catch {
      return []; // gone meanwhile, or another user's
    }
  });

/** Runs a bench as a process of its own, with a temporary folder of its own. Answers what went wrong. */
async function run(stack: AsyncDisposableStack, args: string[], seeds: Record<string, string>) {
  const folder = temporaryFolder(stack, 'smoke');
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  const child = startProcess(stack, process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...seeds, TMPDIR: folder },
    signal: 'SIGTERM',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  const left = [...readdirSync(folder), ...processesOf(folder)];
  if (left.length > 0) printed += `left behind: ${left.join('; ')}\n`;
  return code === 0 && left.length === 0 ? undefined : `${printed}ended with ${code}`;
}

await runBench(async (stack) => {
  const runnable = all.filter(({ missing }) => missing.length === 0);
  for (const { name, missing } of all) if (missing.length > 0) print(`not run  ${name}: ${missing} is not installed`);
  let failed = 0;
  let seeds: Record<string, string> = {};
  const ms = await timed(async () => {
    const preparedMs = await timed(async () => (seeds = await prepare(stack)));
    print(`demo data ready after ${fixed(preparedMs / 1_000, 1)} s`);
    await repeat(runnable.length, atOnce, async (turn) => {
      const { name = '', args = [] } = runnable[turn] ?? {};
      let failure: string | undefined;
      const benchMs = await timed(async () => (failure = await run(stack, args, seeds)));
      print(`${failure ? 'failed ' : 'passed '}  ${name}, ${fixed(benchMs / 1_000, 1)} s`);
      if (!failure) return;
      failed += 1;
      print(failure);
    });
  });
  const notRun = all.length - runnable.length;
  print(`${runnable.length - failed} passed, ${failed} failed, ${notRun} not run in ${fixed(ms / 1_000, 1)} s`);
  return failed === 0;
});
