import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { endProcess, findFreePort, startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { newDataDir } from '../data-dir.ts';
import { type Cluster, startCluster } from '../postgresql.ts';
import { median } from '../report/median.ts';
import { signIn } from '../resilience/sign-in.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { fill } from './fill.ts';
import { type Load, load } from './load.ts';
import { pgbench } from './pgbench.ts';
import { printRows, type Row } from './print-rows.ts';
import { recorded, type Statement } from './statements.ts';

const sizes = isSmoke ? [1_000] : [1_000, 10_000, 100_000];
const rounds = isSmoke ? 1 : 3;
const requests = isSmoke ? 8 : 200;

/** A place after all posts there are, which nobody asked for: the list begins there as it does without one. */
const aPlaceAhead = () => Buffer.from(`${Date.now() + randomInt(1e9)}.${randomUUID()}`).toString('base64url');
const inAnyCase = (text: string) => text.replace(/[a-f]/g, (letter) => (randomInt(2) ? letter.toUpperCase() : letter));

type PathOf = (office: string) => string;
type Call = {
  title: string;
  pathOf: PathOf;
  /** Another address at each call, whose reply is the same: none is kept for it. */
  asNew?: PathOf;
  isNew?: true;
};
const posts: Call = {
  title: 'GET /api/post',
  pathOf: () => '/api/post',
  asNew: () => `/api/post?cursor=${aPlaceAhead()}`,
};
const space: Call = {
  title: 'GET /api/org/provincial-offices/{id}',
  pathOf: (office) => `/api/org/provincial-offices/${office}`,
  asNew: (office) => `/api/org/provincial-offices/${inAnyCase(office)}`,
};
const calls: Call[] = [
  posts,
  { ...posts, title: `${posts.title}, read first`, isNew: true },
  space,
  { ...space, title: `${space.title}, read first`, isNew: true },
  { title: 'GET /api/dashboard/members', pathOf: () => '/api/dashboard/members' },
  { title: 'GET /api/dashboard/members?sort=name', pathOf: () => '/api/dashboard/members?sort=name' },
];

/** A call of a member of staff has its session read too, by the portal alone. */
const isOfSession = ({ text }: Statement) => text.includes('"sessions"');

/** What each call asks of the database, in the order of `calls`. */
async function recordCalls(stack: AsyncDisposableStack, dataDir: string, url: string, office: string) {
  const file = join(temporaryFolder(stack, 'statements'), 'statements.jsonl');
  const portal = await launchPortal(stack, {
    dataDir,
    script: 'server/src/main.ts',
    nodeArgs: ['--import', join(import.meta.dirname, 'recorder.ts')],
    variables: { DATABASE_URL: url, STATEMENTS_FILE: file },
  });
  const { cookie } = await signIn(portal.origin, 'ad');
  const statements: Statement[][] = [];
  for (const { pathOf, asNew = pathOf } of calls) {
    const ask = (headers: Record<string, string>) =>
      fetch(portal.origin + asNew(office), { headers: { cookie, ...headers } });
    for (let index = 0; index < serverLimits.preparedFromUse; index += 1) await ask({}); // as it is sent once it is frequent
    writeFileSync(file, '');
    await ask({ [recorded]: 'on' });
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    statements.push(lines.map((line): Statement => JSON.parse(line)).filter((each) => !isOfSession(each)));
  }
  await portal.stop();
  if (statements.some(({ length }) => length === 0)) throw new Error('a call sent no query');
  return statements;
}

/** The portal on a database of its own with so many members and so many posts. */
async function openSize(stack: AsyncDisposableStack, cluster: Cluster, dataDir: string, size: number) {
  const url = await cluster.copyDemo(`size_${size}`);
  const client = new pg.Client(url);
  await client.connect();
  await fill(client, size, size);
  const { rows } = await client.query("select id from offices where kind = 'provincial' order by name limit 1");
  await client.end();
  const office = String(rows[0]?.id);
  const statements = await recordCalls(stack, dataDir, url, office);
  const portal = await launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables: { DATABASE_URL: url } });
  const { cookie } = await signIn(portal.origin, 'ad');
  return { size, url, portal, cookie, office, statements };
}
type Opened = Awaited<ReturnType<typeof openSize>>;

async function startBare(stack: AsyncDisposableStack, url: string, statements: Statement[]) {
  const port = await findFreePort();
  const file = join(temporaryFolder(stack, 'bare'), 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const server = join(import.meta.dirname, 'bare-server.ts');
  const child = startProcess(stack, process.execPath, [server, String(port), url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => endProcess(child, 'SIGTERM') };
}

/** One call at every size alternately, so that other load of the machine slows all. */
async function measure(
  stack: AsyncDisposableStack,
  { bin }: Cluster,
  opened: Opened[],
  { title, pathOf, asNew = pathOf, isNew }: Call,
  place: number,
): Promise<Row[]> {
  const nextPath = isNew ? asNew : pathOf;
  const rivals = [];
  for (const { size, url: database, portal, cookie, office, statements } of opened) {
    const queries = statements[place] ?? [];
    const bare = await startBare(stack, database, queries);
    const measureRound = async () => ({
      portal: await load(() => portal.origin + nextPath(office), portal.pid, requests, cookie),
      bare: await load(() => bare.origin, bare.pid, requests, cookie),
    });
    rivals.push({ size, database, bare, queries, measureRound, seen: [] as { portal: Load; bare: Load }[] });
  }
  for (let round = -1; round < rounds; round += 1)
    for (const { measureRound, seen } of rivals) {
      const loads = await measureRound();
      if (round >= 0) seen.push(loads); // warms up
    }
  const rows: Row[] = [];
  for (const { size, database, bare, queries, seen } of rivals) {
    await bare.stop();
    const middle = (of: (round: (typeof seen)[number]) => number) => median(seen.map(of));
    rows.push({
      call: title,
      size,
      portal: { cpuMs: middle(({ portal }) => portal.cpuMs), perSecond: middle(({ portal }) => portal.perSecond) },
      bare: { cpuMs: middle(({ bare }) => bare.cpuMs), perSecond: middle(({ bare }) => bare.perSecond) },
      cpu: middle(({ portal, bare }) => portal.cpuMs / bare.cpuMs),
      throughput: middle(({ portal, bare }) => bare.perSecond / portal.perSecond),
      database: pgbench(stack, bin, database, queries),
    });
  }
  return rows;
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const opened: Opened[] = [];
  for (const size of sizes) opened.push(await openSize(stack, cluster, dataDir, size));
  const rows: Row[] = [];
  for (const [place, call] of calls.entries()) rows.push(...(await measure(stack, cluster, opened, call, place)));
  printRows(rows);
  return true;
});
