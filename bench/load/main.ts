import { serverLimits } from '../../server/src/limits.ts';
import { openLoop, type Step } from '../measure/open-loop.ts';
import { fixed, openVerdicts, print, printTable } from '../measure/print.ts';
import { timed } from '../measure/sample.ts';
import { cpuMsOf, cpuMsOfFamily, type Meters, sharesDuring } from '../measure/usage.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { openInstances } from '../start/portals.ts';
import { type Call, callsTo } from './calls.ts';
import { findLost, keepOnBoth, publishThrough } from './disruptions.ts';
import { fillMillion } from './fill-million.ts';

const size = isSmoke ? { members: 1_500, posts: 2_000 } : { members: 500_000, posts: 1_000_000 };
const stepSeconds = isSmoke ? 0.5 : 8;
const maxSteps = isSmoke ? 1 : 9;
/** A step holds when nearly all of it is answered, nearly always within so long. */
const minAnswered = 0.95;
const maxP99 = 2_000;

const failuresOf = ({ failed }: Step) => [...failed].map(([status, count]) => `${count} × ${status}`).join(', ') || 0;
const holds = ({ answeredPerSecond, perSecond, p99 }: Step) =>
  answeredPerSecond >= minAnswered * perSecond && p99 <= maxP99;

/** Doubles the rate until a step does not hold; one more shows what happens past that. */
async function rampUp(call: Call, meters: Meters) {
  const seen: { step: Step; shares: number[] }[] = [];
  let { perSecond } = call;
  let past = 0;
  await openLoop(call.send, call.wanted, perSecond, isSmoke ? 0.1 : 3); // warms up
  while (seen.length < maxSteps && past < 2) {
    const step = () => openLoop(call.send, call.wanted, perSecond, stepSeconds);
    const { result, shares } = await sharesDuring(meters, step);
    seen.push({ step: result, shares });
    if (!holds(result)) past += 1;
    perSecond *= 2;
  }
  return seen;
}

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const { cluster, start, connect } = await openInstances(stack, {
    RENDER_TIMEOUT_MS: String(serverLimits.renderTimeoutMs),
  });
  const client = await connect();
  const ms = await timed(() => fillMillion(client, size));
  print(`${size.posts} posts and ${size.members} members were there after ${fixed(ms / 1_000)} s`);
  const replica = await cluster.startReplica();
  const variables = { DATABASE_READ_URL: replica.databaseUrl('demo') };
  const portals = [await start({ variables }), await start({ variables })] as const;
  const calls = await callsTo(
    stack,
    portals.map(({ origin }) => origin),
    client,
  );

  const meters: Meters = {
    portals: () => portals.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
    database: () => cpuMsOfFamily(cluster.pid()),
    replica: () => cpuMsOfFamily(replica.pid()),
    'this bench': () => cpuMsOf(process.pid),
  };
  const head = ['call', 'sent/s', 'answered/s', 'p50 ms', 'p99 ms', 'max ms', '503', 'other answers'];
  const shareHeads = Object.keys(meters).map((name) => `CPUs of ${name}`);
  for (const call of calls) {
    const seen = await rampUp(call, meters);
    const toRow = ({ step, shares }: (typeof seen)[number]) => {
      const rates = [step.answeredPerSecond, step.p50, step.p99, step.max].map((value) => fixed(value));
      const used = shares.map((share) => fixed(share, 2));
      return [call.name, step.perSecond, ...rates, step.refused, failuresOf(step), ...used];
    };
    printTable([...head, ...shareHeads], seen.map(toRow));
    const after = await openLoop(call.send, call.wanted, 1, isSmoke ? 1 : 4); // and is there again
    const areSound = after.answeredPerSecond > 0 && seen.every(({ step }) => step.failed.size === 0);
    expect(areSound, `${call.name}: no other answers than ${call.wanted} and 503, and one after it`);
  }

  const [, , list, , , publish] = calls as [Call, Call, Call, Call, Call, Call];
  const [first] = portals;
  await keepOnBoth(client);
  const disruptions = [
    { name: 'an instance is killed', disrupt: first.kill },
    { name: 'it is started again', disrupt: () => start({ variables, port: first.port }) },
    { name: 'the database is killed', disrupt: () => cluster.stop('SIGQUIT') },
    { name: 'it is started again', disrupt: () => cluster.start() },
    {
      name: 'it is killed for good and its replica takes its place',
      async disrupt() {
        await cluster.stop('SIGQUIT');
        await replica.takeOver();
      },
    },
  ];
  const { reads, writes, acknowledged } = await publishThrough(disruptions, { read: list, publish });
  print(`While ${disruptions.map(({ name }) => name).join(', ')}:`);
  for (const [name, step] of Object.entries({ read: reads, published: writes }))
    print(
      `${name}: ${fixed(step.answeredPerSecond)} of ${step.perSecond} a second answered, p50 ${fixed(step.p50)} ms, ` +
        `${step.refused} × 503, others: ${failuresOf(step)}`,
    );
  const lost = await findLost(await connect(), acknowledged);
  expect(lost.length === 0, `of ${acknowledged.length} acknowledged posts ${lost.length} are lost`);
  return areAllSo();
});
