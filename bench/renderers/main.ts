import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { launchPortal } from '../../e2e/portal.ts';
import { endProcess, startProcess } from '../../e2e/processes.ts';
import { openLoop, type Step, send } from '../measure/open-loop.ts';
import { fixed, openVerdicts, print, printTable } from '../measure/print.ts';
import { memoryOfFamily } from '../measure/usage.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { askUncached } from '../start/ask.ts';
import { demoDataDir, newDataDir } from '../start/portals.ts';
import { measureCosts } from './page-costs.ts';

const restMs = isSmoke ? 0 : 3_000;
const pagesPerSecond = 20;
const callsPerSecond = 50;
const seconds = isSmoke ? 0.5 : 20;

const toWaits = ({ p50, p99 }: Step) => `p50 ${fixed(p50, 1)}, p99 ${fixed(p99, 1)} ms`;

function printMemory(when: string, pid: number) {
  const [server = 0, ...renderers] = memoryOfFamily(pid).map((megabytes) => megabytes.toFixed(0));
  print(`memory ${when}: ${server} MB of the server, ${renderers.join(', ')} MB of ${renderers.length} renderers`);
}

/** Uncached pages at a constant rate, in turn; `failed` are those that the server did not render. */
function readPages(urls: string[], agent: Agent) {
  const ask = async (index: number) => {
    const isWhole = await askUncached(urls[index % urls.length] ?? '', agent);
    return { status: isWhole ? 200 : 0 };
  };
  return openLoop(ask, 200, pagesPerSecond, seconds);
}

/** Twice as many processes as there are processors are never at rest while `act` runs. */
async function besideBusyProcesses<T>(stack: AsyncDisposableStack, act: () => Promise<T>) {
  const busy = Array.from({ length: 2 * cpus().length }, () =>
    startProcess(stack, process.execPath, ['-e', 'for (;;) ;'], { stdio: 'ignore' }),
  );
  try {
    return await act();
  } finally {
    await Promise.all(busy.map((child) => endProcess(child, 'SIGKILL')));
  }
}

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const demo = await demoDataDir(stack);
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  stack.defer(() => agent.destroy());
  for (const RENDERERS of ['separate', 'shared']) {
    print(`\nRENDERERS=${RENDERERS}, load average ${fixed(loadavg()[0] ?? 0, 2)}`);
    const dataDir = await newDataDir(stack, demo);
    const start = performance.now();
    // with the time-out of the portal itself, not that of tests
    const portal = await launchPortal(stack, { dataDir, variables: { RENDERERS, RENDER_TIMEOUT_MS: '' } });
    while (!(await askUncached(`${portal.origin}/`, agent)));
    print(`the first whole page came after ${fixed(performance.now() - start)} ms`);
    await pause(restMs);
    printMemory('at rest', portal.pid);

    const [post] = (await (await fetch(`${portal.origin}/api/post?limit=1`)).json()) as [{ id: string }];
    const paths = ['/', `/posts/${post.id}`, '/organization/provincial-offices'];
    const urls = paths.map((path) => portal.origin + path);
    const costs = await measureCosts(urls, portal.pid);
    printTable(
      ['uncached page', 'at once', 'event loop, CPU ms', 'server', 'with renderers', 'a second'],
      costs.map(({ url, atOnce, eventLoop, server, all, perSecond }) => [
        ...[new URL(url).pathname, atOnce],
        ...[eventLoop, server, all, perSecond].map((value) => fixed(value, 1)),
      ]),
    );

    const [pages, calls] = await Promise.all([
      readPages(urls, agent),
      openLoop(() => send({ url: `${portal.origin}/api/post` }, agent), 200, callsPerSecond, seconds),
    ]);
    print(`GET /api/post beside ${pagesPerSecond} pages a second: ${toWaits(calls)}; the pages: ${toWaits(pages)}`);
    printMemory('after the load', portal.pid);
    const busy = await besideBusyProcesses(stack, () => readPages(urls, agent));
    const isWhole = isSmoke || busy.failed.size === 0;
    expect(
      isWhole,
      `on a busy machine the server renders every page: ${toWaits(busy)}, not ${[...busy.failed.values()]}`,
    );
    await portal.stop();
  }
  return areAllSo();
});
