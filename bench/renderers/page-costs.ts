import { Agent } from 'node:http';
import { cpuMsOfFamily } from '../load/processor-time.ts';
import { median } from '../report/median.ts';
import { isSmoke } from '../run-bench.ts';
import { cpuMsOf, cpuMsOfEventLoop } from '../throughput/load.ts';
import { askPage } from './pages.ts';

const rounds = isSmoke ? 1 : 3;
const pagesOneByOne = isSmoke ? 2 : 60;
const pagesAtOnce = isSmoke ? 8 : 120;
const connections = 8;

type Cost = {
  /** Milliseconds of processor a page: the thread of the server's event loop, all threads of it, and its children too. */
  eventLoop: number;
  server: number;
  all: number;
  perSecond: number;
  /** Pages that were not rendered whole. */
  incomplete: number;
};
export type PageCost = { alone: Cost; atOnce: Cost };

/** So many uncached pages, so many at a time. */
async function measure(url: string, pid: number, pages: number, atOnce: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const meters = [cpuMsOfEventLoop, cpuMsOf, cpuMsOfFamily];
  let left = pages;
  let incomplete = 0;
  async function reader() {
    while (left > 0) {
      left -= 1;
      const { isWhole } = await askPage(url, agent);
      if (!isWhole) incomplete += 1;
    }
  }
  const before = meters.map((read) => read(pid));
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, reader));
  const seconds = (performance.now() - start) / 1_000;
  const [eventLoop = 0, server = 0, all = 0] = meters.map((read, place) => (read(pid) - (before[place] ?? 0)) / pages);
  agent.destroy();
  return { eventLoop, server, all, perSecond: pages / seconds, incomplete };
}

function middle(costs: Cost[]): Cost {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]));
  const incomplete = costs.reduce((sum, cost) => sum + cost.incomplete, 0);
  return { eventLoop: of('eventLoop'), server: of('server'), all: of('all'), perSecond: of('perSecond'), incomplete };
}

/** What pages cost one by one and several at once: medians of rounds, in each of which all pages take their turn. */
export async function measureCosts(urls: Map<string, string>, pid: number): Promise<Map<string, PageCost>> {
  const found = [...urls].map(([name, url]) => ({ name, url, alone: [] as Cost[], atOnce: [] as Cost[] }));
  // compiled code and connections are there before anything counts
  for (const { url } of found) await measure(url, pid, pagesAtOnce, connections);
  for (let round = 0; round < rounds; round += 1)
    for (const { url, alone, atOnce } of found) {
      alone.push(await measure(url, pid, pagesOneByOne, 1));
      atOnce.push(await measure(url, pid, pagesAtOnce, connections));
    }
  return new Map(found.map(({ name, alone, atOnce }) => [name, { alone: middle(alone), atOnce: middle(atOnce) }]));
}
