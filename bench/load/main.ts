import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { cpuMsOf } from '../throughput/load.ts';
import { type Call, callsTo } from './calls.ts';
import { toCurves } from './curves.ts';
import { fillPortal } from './fill-portal.ts';
import { openLoop, type Step } from './open-loop.ts';
import { cpuMsOfFamily, type Meters, postmasterOf, sharesDuring } from './processor-time.ts';
import { findLost, publishThrough } from './survive.ts';

const size = isSmoke ? { members: 1_500, posts: 2_000 } : { members: 500_000, posts: 1_000_000 };
const stepSeconds = isSmoke ? 0.5 : 8;
const maxSteps = isSmoke ? 1 : 9;
/** A step holds when nearly all of it is answered, nearly always within so long. */
const minAnswered = 0.95;
const maxP99 = 2_000;
const picture = resolve(import.meta.dirname, '../../docs/images/load.svg');

const print = (line: string) => void process.stdout.write(`${line}\n`);
const row = (cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const failuresOf = ({ failed }: Step) => [...failed].map(([status, count]) => `${count} × ${status}`).join(', ') || 0;

const holds = ({ answeredPerSecond, perSecond, p99 }: Step) =>
  answeredPerSecond >= minAnswered * perSecond && p99 <= maxP99;

/** From now on a commit waits until the replica has it too, so that the replica can take over without a loss. */
async function keepOnBoth(client: pg.Client) {
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
}

type Seen = { step: Step; shares: number[] };

/** Doubles the rate until a step does not hold; one more shows what happens past that. */
async function rampUp(call: Call, meters: Meters) {
  const seen: Seen[] = [];
  let perSecond = call.perSecond;
  let past = 0;
  while (seen.length < maxSteps && past < 2) {
    const { result, shares } = await sharesDuring(meters, () =>
      openLoop(call.send, call.wanted, perSecond, stepSeconds),
    );
    seen.push({ step: result, shares });
    if (!holds(result)) past += 1;
    perSecond *= 2;
  }
  return seen;
}

function printSteps({ name }: Call, seen: Seen[]) {
  for (const { step, shares } of seen) {
    const { perSecond, answeredPerSecond, p50, p99, max, refused } = step;
    const used = shares.map((share) => share.toFixed(2));
    row([
      name,
      perSecond,
      whole(answeredPerSecond),
      whole(p50),
      whole(p99),
      whole(max),
      refused,
      failuresOf(step),
      ...used,
    ]);
  }
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const DATABASE_URL = await cluster.copyDemo('load');
  const connect = async () => {
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    return client;
  };
  let client = await connect();
  const began = performance.now();
  await fillPortal(client, size);
  print(
    `${size.posts} posts and ${size.members} members were there after ${whole((performance.now() - began) / 1_000)} s`,
  );

  const replica = await cluster.startReplica();
  const variables = {
    DATABASE_URL,
    DATABASE_READ_URL: replica.databaseUrl('load'),
    RENDER_TIMEOUT_MS: String(serverLimits.renderTimeoutMs),
  };
  const start = (port?: number) =>
    launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables, ...(port && { port }) });
  const portals = [await start(), await start()];
  const calls = await callsTo(
    stack,
    portals.map(({ origin }) => origin),
    client,
  );
  await client.end();

  const postmaster = postmasterOf(cluster.data);
  const standby = postmasterOf(replica.data);
  const meters: Meters = {
    portals: () => portals.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
    database: () => cpuMsOfFamily(postmaster),
    replica: () => cpuMsOfFamily(standby),
    'this bench': () => cpuMsOf(process.pid),
  };
  const headings = ['call', 'sent/s', 'answered/s', 'p50 ms', 'p99 ms', 'max ms', '503', 'other answers'];
  row([...headings, ...Object.keys(meters).map((name) => `CPUs of ${name}`)]);
  row(Array.from({ length: headings.length + Object.keys(meters).length }, () => '---'));
  const curves = [];
  let isSound = true;
  for (const call of calls) {
    await openLoop(call.send, call.wanted, call.perSecond, isSmoke ? 0.1 : 3); // warms up
    const seen = await rampUp(call, meters);
    printSteps(call, seen);
    curves.push({ name: call.name, steps: seen.map(({ step }) => step) });
    const after = await openLoop(call.send, call.wanted, 1, 4); // and is there again
    if (after.answeredPerSecond === 0 || seen.some(({ step }) => step.failed.size > 0)) {
      print(`${call.name}: other answers than ${call.wanted} and 503, or none after it`);
      isSound = false;
    }
  }
  if (!isSmoke) writeFileSync(picture, toCurves(curves));

  const [, , list, , , publish] = calls as [Call, Call, Call, Call, Call, Call];
  const [first] = portals;
  const disruptions = [
    { name: 'an instance is killed', disrupt: async () => first?.kill() },
    { name: 'it is started again', disrupt: async () => void (await start(first?.port)) },
    { name: 'the database is killed', disrupt: () => void cluster.stop('immediate') },
    { name: 'it is started again', disrupt: () => cluster.start() },
    {
      name: 'it is killed for good and its replica takes its place',
      disrupt() {
        cluster.stop('immediate');
        replica.takeOver();
      },
    },
  ];
  client = await connect();
  await keepOnBoth(client);
  await client.end();
  const { reads, writes, acknowledged } = await publishThrough(disruptions, { read: list, publish });
  client = await connect();
  const lost = await findLost(client, acknowledged);
  await client.end();
  print(`\nWhile ${disruptions.map(({ name }) => name).join(', ')}:`);
  for (const [name, step] of Object.entries({ read: reads, published: writes }))
    print(
      `${name}: ${whole(step.answeredPerSecond)} of ${step.perSecond} a second answered, p50 ${whole(step.p50)} ms, ` +
        `${step.refused} × 503, others: ${failuresOf(step)}`,
    );
  print(`${acknowledged.length} posts acknowledged, ${lost.length} of them lost`);
  return isSound && lost.length === 0;
});
