import { Agent } from 'node:http';
import { median, repeat, sampleInTurns, timed } from '../measure/sample.ts';
import { cpuMsOf, cpuMsOfEventLoop, cpuMsOfFamily } from '../measure/usage.ts';
import { isSmoke } from '../run-bench.ts';
import { askUncached } from '../start/ask.ts';

const rounds = 3;
const connections = 8;
const pagesAtATime = { 1: isSmoke ? 2 : 60, [connections]: isSmoke ? 8 : 120 };

/** Milliseconds of processor a page: of the thread of the server's event loop, of all threads of it, and of its renderers too. */
const meters = { eventLoop: cpuMsOfEventLoop, server: cpuMsOf, all: cpuMsOfFamily };
type Cost = Record<keyof typeof meters | 'perSecond' | 'incomplete', number>;

/** So many uncached pages, so many at a time; incomplete are those that the server did not render. */
async function measure(url: string, pid: number, pages: number, atOnce: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const read = () => Object.values(meters).map((meter) => meter(pid));
  let incomplete = 0;
  const before = read();
  const ms = await timed(() =>
    repeat(pages, atOnce, async () => {
      if (!(await askUncached(url, agent))) incomplete += 1;
    }),
  );
  const [eventLoop = 0, server = 0, all = 0] = read().map((now, place) => (now - (before[place] ?? 0)) / pages);
  agent.destroy();
  return { eventLoop, server, all, perSecond: (pages / ms) * 1_000, incomplete };
}

/** What each page costs alone, and with eight at once: medians of rounds, in each of which all take their turn. */
export async function measureCosts(urls: string[], pid: number) {
  const subjects = urls.flatMap((url) =>
    Object.entries(pagesAtATime).map(([atOnce, pages]) => ({ url, pages, atOnce: Number(atOnce) })),
  );
  const all = await sampleInTurns(subjects, { rounds }, ({ url, pages, atOnce }) => measure(url, pid, pages, atOnce));
  return subjects.map(({ url, atOnce }, place) => {
    const of = (name: keyof Cost) => median(all[place]?.map((cost) => cost[name]) ?? []);
    return {
      url,
      atOnce,
      eventLoop: of('eventLoop'),
      server: of('server'),
      all: of('all'),
      perSecond: of('perSecond'),
    };
  });
}
