import { cpSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { demoDataDir } from '../data-dir.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { callBesidePages, readOnBusyMachine } from './beside-pages.ts';
import { attack } from './hostile-release.ts';
import { memoryOfPortal } from './memory.ts';
import { measureCosts } from './page-costs.ts';
import { askPage, findPages } from './pages.ts';
import { type Measured, printPortal } from './print-portal.ts';

const starts = isSmoke ? 1 : 3;
const restMs = isSmoke ? 0 : 3_000;
const retryMs = 10;

type Portal = Awaited<ReturnType<typeof launchPortal>>;

async function untilWhole(origin: string) {
  const agent = new Agent({ keepAlive: true });
  while (!(await askPage(`${origin}/`, agent)).isWhole) await pause(retryMs);
  agent.destroy();
}

/** Starts the portal a few times. @returns the last, and milliseconds to the first whole page */
async function start(stack: AsyncDisposableStack, dataDir: string, RENDERERS: string) {
  const times: number[] = [];
  let portal: Portal | undefined;
  while (times.length < starts) {
    await portal?.stop();
    const from = performance.now();
    // with the time-out of the portal itself, not that of tests
    const variables = { RENDERERS, RENDER_TIMEOUT_MS: '' };
    portal = await launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables });
    await untilWhole(portal.origin);
    times.push(performance.now() - from);
  }
  if (!portal) throw new Error('no portal was started');
  return { portal, startMs: median(times) };
}

async function measure(stack: AsyncDisposableStack, seed: string, renderers: string): Promise<Measured> {
  const dataDir = temporaryFolder(stack, 'data');
  cpSync(seed, dataDir, { recursive: true });
  const { portal, startMs } = await start(stack, dataDir, renderers);
  const { origin, pid } = portal;
  await pause(restMs);
  const atRest = memoryOfPortal(pid);
  const pages = await findPages(origin);
  const urls = [...pages.values()];
  const costs = await measureCosts(pages, pid);
  const beside = await callBesidePages(origin, urls);
  const busy = await readOnBusyMachine(stack, urls);
  const afterLoad = memoryOfPortal(pid);
  const attacked = await attack({ origin, dataDir });
  await portal.kill(); // it may hang
  const mode = afterLoad.renderers.length > 0 ? `by ${renderers} processes` : 'by the server itself';
  return { mode, startMs, atRest, costs, beside, busy, afterLoad, attack: attacked };
}

await runBench(async (stack) => {
  const seed = await demoDataDir(stack);
  let isWhole = true;
  for (const renderers of ['separate', 'shared']) {
    process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(2)}\n`);
    const measured = await measure(stack, seed, renderers);
    printPortal(measured);
    isWhole &&= measured.busy.incomplete === 0 && measured.attack.requests !== undefined;
    if (measured.afterLoad.renderers.length === 0) break; // pages are rendered as ever
  }
  return isSmoke || isWhole;
});
