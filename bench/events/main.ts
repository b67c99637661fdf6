import { cpSync } from 'node:fs';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { demoDataDir } from '../data-dir.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { fillEvents } from './fill-events.ts';

const sizes = isSmoke ? [50, 100] : [100, 10_000];
const rounds = isSmoke ? 1 : 40;
const warmUps = isSmoke ? 0 : 5;
const maxRatio = 1.3;
const ok = 200;

/** A portal with so many events; answers its address. */
async function openPortal(stack: AsyncDisposableStack, demo: string, events: number) {
  const dataDir = temporaryFolder(stack, `events-${events}`);
  cpSync(demo, dataDir, { recursive: true });
  await fillEvents(dataDir, events);
  return (await launchPortal(stack, { dataDir, script: 'server/src/main.ts' })).origin;
}

async function time(url: string) {
  const start = performance.now();
  const reply = await fetch(url);
  await reply.text();
  if (reply.status !== ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

/** The sizes alternate, so that other load of the machine slows both. */
async function timeAlternately(origins: string[], pathOf: (round: number) => string) {
  const times: number[][] = origins.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [size, origin] of origins.entries()) {
      const taken = await time(origin + pathOf(round));
      if (round >= 0) times[size]?.push(taken);
    }
  }
  return times.map(median);
}

const thisMonth = new Date().toISOString().slice(0, 7);
const tasks = {
  'the first page of the list': () => '/api/events?limit=20',
  'a month of it': () => `/api/events?limit=20&month=${thisMonth}`,
  'the page rendered': (round: number) => `/events?month=${round}`, // no month, and none that was kept
};

await runBench(async (stack) => {
  const demo = await demoDataDir(stack);
  const origins: string[] = [];
  for (const size of sizes) origins.push(await openPortal(stack, demo, size));
  let isKept = true;
  for (const [what, pathOf] of Object.entries(tasks)) {
    const [small = 0, large = 0] = await timeAlternately(origins, pathOf);
    const ratio = large / small;
    const [least, most] = [small.toFixed(1), large.toFixed(1)];
    process.stdout.write(
      `${what.padEnd(28)} ${sizes[0]} events ${least} ms; ${sizes[1]} events ${most} ms; ratio ${ratio.toFixed(2)}\n`,
    );
    if (ratio > maxRatio) isKept = false;
  }
  return isSmoke || isKept;
});
