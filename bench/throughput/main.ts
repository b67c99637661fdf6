import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { median } from '../report/median.ts';
import { startCluster } from '../resilience/cluster.ts';
import { startInstance } from '../resilience/instance.ts';
import { signIn } from '../resilience/sign-in.ts';
import { fill } from './fill.ts';
import { type Load, load } from './load.ts';
import { pgbench } from './pgbench.ts';
import { printRows, type Row } from './print-rows.ts';
import { type Statement, statementsOf } from './statements.ts';

const sizes = [1_000, 10_000, 100_000];
const rounds = 3;
const requests = 200;

const folder = mkdtempSync(join(tmpdir(), 'throughput-'));
const registry = join(folder, 'frontends');
await publishBuilt(registry, frontEnds, 'bench');
const cluster = startCluster(54_990);
const admin = new pg.Client(cluster.url);
await admin.connect();

const isNoting = async (noting: boolean) => {
  await admin.query(`alter system set log_statement = '${noting ? 'all' : 'none'}'`);
  await admin.query('select pg_reload_conf()');
  await new Promise((done) => setTimeout(done, 300));
};

/** The portal on a database of its own with so many members and so many posts. */
async function openSize(size: number, place: number) {
  await admin.query(`create database size_${size}`);
  const url = cluster.url.replace(/postgres$/, `size_${size}`);
  const variables = { DATABASE_URL: url, DATA_DIR: join(folder, String(size)), REGISTRY_URL: `file://${registry}` };
  const instance = await startInstance(4_870 + place, { ...variables, DEMO_DATA: 'on' });
  const client = new pg.Client(url);
  await client.connect();
  await fill(client, size, size);
  const { rows } = await client.query("select id from offices where kind = 'provincial' order by name limit 1");
  await client.end();
  const { cookie } = await signIn(instance.url, 'ad');
  return { size, url, instance, cookie, office: String(rows[0]?.id) };
}
type Opened = Awaited<ReturnType<typeof openSize>>;

const calls: [string, (opened: Opened) => string][] = [
  ['GET /api/post', () => '/api/post'],
  ['GET /api/org/provincial-offices/{id}', ({ office }) => `/api/org/provincial-offices/${office}`],
  ['GET /api/dashboard/members', () => '/api/dashboard/members'],
  ['GET /api/dashboard/members?sort=name', () => '/api/dashboard/members?sort=name'],
];

async function startBare(port: number, url: string, statements: Statement[]) {
  const file = join(folder, `${port}.json`);
  writeFileSync(file, JSON.stringify(statements));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port), url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** Whoever is asked as a member of staff has its session read too, by the portal alone. */
const isOfSession = ({ text }: Statement) => text.includes('"sessions"');

async function measure(opened: Opened[], [call, pathOf]: (typeof calls)[number], port: number): Promise<Row[]> {
  const rivals = [];
  for (const [place, each] of opened.entries()) {
    const ask = () => fetch(each.instance.url + pathOf(each), { headers: { cookie: each.cookie } });
    await ask();
    await isNoting(true);
    const statements = (await statementsOf(cluster.log, ask)).filter((each) => !isOfSession(each));
    await isNoting(false);
    rivals.push({
      ...each,
      statements,
      bare: await startBare(port + place, each.url, statements),
      seen: [] as { portal: Load; bare: Load }[],
    });
  }
  for (let round = -1; round < rounds; round += 1)
    for (const { instance, cookie, bare, seen, ...each } of rivals) {
      const portals = await load(instance.url + pathOf({ instance, cookie, ...each }), instance.pid, requests, cookie);
      const bares = await load(bare.url, bare.pid, requests, cookie);
      if (round >= 0) seen.push({ portal: portals, bare: bares });
    }
  return rivals.map(({ size, url, statements, bare, seen }) => {
    bare.stop();
    const middle = (of: (round: (typeof seen)[number]) => number) => median(seen.map(of));
    return {
      call,
      size,
      portal: { cpuMs: middle(({ portal }) => portal.cpuMs), perSecond: middle(({ portal }) => portal.perSecond) },
      bare: { cpuMs: middle(({ bare }) => bare.cpuMs), perSecond: middle(({ bare }) => bare.perSecond) },
      cpu: middle(({ portal, bare }) => portal.cpuMs / bare.cpuMs),
      throughput: middle(({ portal, bare }) => bare.perSecond / portal.perSecond),
      database: pgbench(cluster, url, join(folder, 'script.sql'), statements),
    };
  });
}

const opened: Opened[] = [];
for (const [place, size] of sizes.entries()) opened.push(await openSize(size, place));
const rows: Row[] = [];
for (const [place, call] of calls.entries()) rows.push(...(await measure(opened, call, 4_880 + place * sizes.length)));
printRows(rows);
for (const { instance } of opened) await instance.stop();
await admin.end();
cluster.remove();
rmSync(folder, { recursive: true });
