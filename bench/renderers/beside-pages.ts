import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { endProcess, startProcess } from '../../e2e/processes.ts';
import { type Answer, openLoop, type Step, send } from '../load/open-loop.ts';
import { isSmoke } from '../run-bench.ts';
import { askPage } from './pages.ts';

export const pagesPerSecond = 20;
const callsPerSecond = 50;
const seconds = isSmoke ? 0.5 : 20;
const maxSockets = 512;

export type BesidePages = { pages: Step; pagesAsked: number; incomplete: number };

/** Uncached pages at a constant rate, each of `urls` in turn. */
async function readPages(urls: string[]): Promise<BesidePages> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  let pagesAsked = 0;
  let incomplete = 0;
  async function ask(index: number): Promise<Answer> {
    pagesAsked += 1;
    const { isWhole } = await askPage(urls[index % urls.length] ?? '', agent);
    if (!isWhole) incomplete += 1;
    return { status: 200, hasRetryAfter: false, body: '' };
  }
  const pages = await openLoop(ask, 200, pagesPerSecond, seconds);
  agent.destroy();
  return { pages, pagesAsked, incomplete };
}

/** What callers of the API wait while pages are rendered. */
export async function callBesidePages(origin: string, urls: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const [read, calls] = await Promise.all([
    readPages(urls),
    openLoop(() => send({ url: `${origin}/api/post` }, agent), 200, callsPerSecond, seconds),
  ]);
  agent.destroy();
  return { ...read, calls };
}

/** Pages while twice as many processes as there are processors are never at rest. */
export async function readOnBusyMachine(stack: AsyncDisposableStack, urls: string[]): Promise<BesidePages> {
  const busy = Array.from({ length: 2 * cpus().length }, () =>
    startProcess(stack, process.execPath, ['-e', 'for (;;) ;'], { stdio: 'ignore' }),
  );
  try {
    return await readPages(urls);
  } finally {
    await Promise.all(busy.map((child) => endProcess(child, 'SIGKILL')));
  }
}
