import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasNginx } from '../e2e/nginx.ts';
import { startProcess, temporaryFolder } from '../e2e/processes.ts';
import { build, frontEnds } from '../scripts/build.ts';
import benches from './benches.json' with { type: 'json' };
import { demoDataDir, newDataDir } from './data-dir.ts';
import { findPostgresql, startCluster } from './postgresql.ts';
import { runBench } from './run-bench.ts';
import { startPortal } from './variants/portal.ts';

const root = resolve(import.meta.dirname, '..');
const runFile = promisify(execFile);
const atOnce = 2;

const has: Record<string, boolean> = {
  PostgreSQL: findPostgresql() !== undefined,
  nginx: hasNginx,
  varnish: existsSync('/usr/sbin/varnishd'),
};

type Bench = { name: string; script: string; args: string[]; missing: string[] };
type Seeds = { PORTAL_SEED: string; POSTGRESQL_SEED?: string; BENCH_PORTAL?: string };

const all: Bench[] = Object.entries<{ script: string; needs?: string[] }>(benches).map(
  ([name, { script, needs = [] }]) => ({
    name,
    script,
    args: [...name.split(' ').slice(1), '--smoke'],
    missing: needs.filter((need) => !has[need]),
  }),
);

/** The demo data of an embedded database in a PostgreSQL that is not running. Answers where its files are. */
async function copyToCluster(stack: AsyncDisposableStack, DATA_DIR: string) {
  const archive = temporaryFolder(stack, 'archive');
  const operate = (command: string, env: Record<string, string>) =>
    runFile(process.execPath, ['server/src/operate.ts', command, archive, '--without-registry'], { cwd: root, env });
  await operate('export', { DATA_DIR });
  const cluster = await startCluster(stack, DATA_DIR, async (DATABASE_URL) => {
    await operate('import', { DATA_DIR, DATABASE_URL, DEMO_DATA: 'on' });
  });
  cluster.stop();
  return cluster.data;
}

/** What is prepared once for all: a copy of the demo data for each bench, and a portal for those that only read. */
async function prepare(stack: AsyncDisposableStack): Promise<Seeds> {
  for (const name of frontEnds) await build(name);
  process.env.PORTAL_SEED ??= await demoDataDir(stack);
  const { PORTAL_SEED } = process.env;
  const [{ origin }, POSTGRESQL_SEED] = await Promise.all([
    startPortal(stack),
    has.PostgreSQL ? newDataDir(stack).then((dataDir) => copyToCluster(stack, dataDir)) : undefined,
  ]);
  return { PORTAL_SEED, BENCH_PORTAL: origin, ...(POSTGRESQL_SEED && { POSTGRESQL_SEED }) };
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
async function run(stack: AsyncDisposableStack, { name, script, args }: Bench, seeds: Seeds) {
  const folder = temporaryFolder(stack, 'smoke');
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  const child = startProcess(stack, process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...seeds, TMPDIR: folder },
    signal: 'SIGTERM',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  const left = [...readdirSync(folder), ...processesOf(folder)];
  if (code === 0 && left.length === 0) return undefined;
  return `${printed}${name} ended with ${code}${left.length > 0 ? ` and left behind: ${left.join('; ')}` : ''}\n`;
}

await runBench(async (stack) => {
  const tally = { passed: 0, failed: 0, 'not run': 0 };
  const print = (result: keyof typeof tally, text: string) => {
    tally[result] += 1;
    process.stdout.write(`${result.padEnd(8)} ${text}\n`);
  };
  for (const { name, missing } of all)
    if (missing.length > 0) print('not run', `${name}: ${missing.join(' and ')} is not installed`);

  const start = performance.now();
  const seeds = await prepare(stack);
  process.stdout.write(`demo data ready after ${((performance.now() - start) / 1_000).toFixed(1)} s\n`);
  const waiting = all.filter(({ missing }) => missing.length === 0);
  async function worker() {
    for (let bench = waiting.shift(); bench; bench = waiting.shift()) {
      const from = performance.now();
      const failure = await run(stack, bench, seeds);
      print(failure ? 'failed' : 'passed', `${bench.name}, ${((performance.now() - from) / 1_000).toFixed(1)} s`);
      if (failure) process.stdout.write(failure);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  const total = ((performance.now() - start) / 1_000).toFixed(1);
  process.stdout.write(
    `${Object.entries(tally)
      .map(([result, count]) => `${count} ${result}`)
      .join(', ')} in ${total} s\n`,
  );
  return tally.failed === 0;
});
