import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, launchNginx } from '../../e2e/nginx.ts';
import { launchPortal } from '../../e2e/portal.ts';
import { findFreePort, temporaryFolder } from '../../e2e/processes.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { fixed, print, printTable } from '../measure/print.ts';
import { median, ratioOf, sampleInTurns } from '../measure/sample.ts';
import { cpuMsOf } from '../measure/usage.ts';
import { isSmoke } from '../run-bench.ts';
import { newDataDir } from '../start/portals.ts';
import { createFetcher } from '../start/secure-portal.ts';
import { importTool } from './fetch-tool.ts';

const connections = 16;
const seconds = 4;
const { periodMs } = serverLimits;

type Request = { url: string; headers: Record<string, string> };
type Result = { duration: number; statusCodeStats: Record<string, { count: number }> };
type Autocannon = (options: Request & { connections: number; duration: number }) => Promise<Result>;

/** In the place of autocannon, which the smoke form does not fetch: one request. */
const requestOnce: Autocannon = async ({ url, headers }) => {
  const { status } = await fetch(url, { headers });
  return { duration: 1, statusCodeStats: { [status]: { count: 1 } } };
};

/** The very bytes of the portal's packed page as a file of a real nginx, without anything else to do. */
async function serveByNginx(stack: AsyncDisposableStack, packed: Buffer) {
  const folder = temporaryFolder(stack, 'page');
  await writeFile(join(folder, 'page.br'), packed);
  const port = await findFreePort();
  const site = `keepalive_requests 1000000; sendfile on; tcp_nopush on;
server { listen 127.0.0.1:${port}; root ${folder};
location / { try_files /page.br =404; types {} default_type text/html; add_header content-encoding br; } }`;
  await launchNginx(stack, port, site);
  return `http://127.0.0.1:${port}/`;
}

/** How many pages a second the portal serves, and answers with 304, beside nginx with the same bytes as a file. */
export async function printPageRates(stack: AsyncDisposableStack, rounds: number) {
  if (!hasNginx) {
    print('Pages a second were not measured: nginx is not installed');
    return;
  }
  const portal = await launchPortal(stack, { dataDir: await newDataDir(stack) });
  const url = `${portal.origin}/`;
  const headers = { 'accept-encoding': 'br' };
  const fetchPage = createFetcher(portal.origin);
  const { body } = await fetchPage('/', 'br');
  const nginx = await serveByNginx(stack, body);
  const autocannon = isSmoke ? requestOnce : await importTool<Autocannon>('autocannon', '9.0.0', 'autocannon.js');

  async function rate(request: Request, expected: number) {
    const cpu = cpuMsOf(portal.pid);
    const { duration, statusCodeStats } = await autocannon({ ...request, connections, duration: seconds });
    const others = Object.keys(statusCodeStats).filter((status) => Number(status) !== expected);
    if (others.length > 0) throw new Error(`${request.url} answered ${others}`);
    const count = statusCodeStats[expected]?.count ?? 0;
    return { perSecond: count / duration, cpuMs: (cpuMsOf(portal.pid) - cpu) / count };
  }
  async function rateUnchanged() {
    const left = periodMs - (Date.now() % periodMs);
    if (left < 2 * seconds * 1_000) await pause(left); // the page changes then
    const { etag = '' } = (await fetchPage('/', 'br')).headers;
    return rate({ url, headers: { ...headers, 'if-none-match': etag } }, 304);
  }
  const subjects = [() => rate({ url, headers }, 200), () => rate({ url: nginx, headers }, 200), rateUnchanged];
  const [page = [], file = [], unchanged = []] = await sampleInTurns(subjects, { rounds, warmUps: 0 }, (take) =>
    take(),
  );
  const middle = (all: typeof page) => fixed(median(all.map(({ perSecond }) => perSecond)));
  const cpu = (all: typeof page) => fixed(median(all.map(({ cpuMs }) => cpuMs)), 3);
  const ofNginx = ratioOf(
    page.map(({ perSecond }) => perSecond),
    file.map(({ perSecond }) => perSecond),
  );
  print(
    `\nPages a second, ${body.length} bytes of brotli, ${connections} connections, medians of ${page.length} rounds`,
  );
  printTable(
    ['', 'a second', 'ms of CPU each'],
    [
      ['portal', middle(page), cpu(page)],
      ['portal, 304', middle(unchanged), cpu(unchanged)],
      ['nginx, the same bytes as a file', middle(file), ''],
      ['portal ÷ nginx', fixed(ofNginx, 2), ''],
    ],
  );
}
