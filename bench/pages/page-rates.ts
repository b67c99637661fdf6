import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { hasNginx, launchNginx } from '../../e2e/nginx.ts';
import { launchPortal } from '../../e2e/portal.ts';
import { findFreePort, temporaryFolder } from '../../e2e/processes.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { newDataDir } from '../data-dir.ts';
import { median } from '../report/median.ts';
import { isSmoke } from '../run-bench.ts';
import { cpuMsOf } from '../throughput/load.ts';
import { createFetcher } from '../variants/fetcher.ts';
import { fetchTool } from './fetch-tool.ts';

const connections = 16;
const seconds = 4;
const { periodMs } = serverLimits;

type Headers = Record<string, string>;
type Rate = { perSecond: number; cpuMs: number };
type Result = { duration: number; statusCodeStats: Record<string, { count: number }> };
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Headers;
}) => Promise<Result>;

async function fetchAutocannon(): Promise<Autocannon> {
  const folder = fetchTool('autocannon', '9.0.0');
  const { default: autocannon } = await import(pathToFileURL(join(folder, 'autocannon.js')).href);
  return autocannon;
}

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
    process.stdout.write('Pages a second were not measured: nginx is not installed\n');
    return;
  }
  const portal = await launchPortal(stack, { dataDir: await newDataDir(stack), script: 'server/src/main.ts' });
  const url = `${portal.origin}/`;
  const accepted = { 'accept-encoding': 'br' };
  const fetchPage = createFetcher(portal.origin);
  const { body } = await fetchPage('/', 'br');
  const nginx = await serveByNginx(stack, body);
  const autocannon = isSmoke ? requestOnce : await fetchAutocannon();

  async function rate(url: string, headers: Headers, expected: number): Promise<Rate> {
    const cpu = cpuMsOf(portal.pid);
    const { duration, statusCodeStats } = await autocannon({ url, connections, duration: seconds, headers });
    const others = Object.keys(statusCodeStats).filter((status) => Number(status) !== expected);
    if (others.length > 0) throw new Error(`${url} answered ${others}`);
    const count = statusCodeStats[expected]?.count ?? 0;
    return { perSecond: count / duration, cpuMs: (cpuMsOf(portal.pid) - cpu) / count };
  }

  async function rateUnchanged() {
    const left = periodMs - (Date.now() % periodMs);
    if (left < 2 * seconds * 1_000) await pause(left); // the page changes then
    const { headers } = await fetchPage('/', 'br');
    return rate(url, { ...accepted, 'if-none-match': headers.etag ?? '' }, 304);
  }

  const all: { page: Rate; unchanged: Rate; file: Rate }[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push({
      page: await rate(url, accepted, 200),
      file: await rate(nginx, accepted, 200),
      unchanged: await rateUnchanged(),
    });
  const middle = (of: (round: (typeof all)[number]) => number, digits = 0) => median(all.map(of)).toFixed(digits);
  process.stdout.write(`
Pages a second, ${body.length} bytes of brotli, ${connections} connections, medians of ${rounds} rounds
| | a second | ms of CPU each |
| --- | ---: | ---: |
| portal | ${middle(({ page }) => page.perSecond)} | ${middle(({ page }) => page.cpuMs, 3)} |
| portal, 304 | ${middle(({ unchanged }) => unchanged.perSecond)} | ${middle(({ unchanged }) => unchanged.cpuMs, 3)} |
| nginx, the same bytes as a file | ${middle(({ file }) => file.perSecond)} | |
| portal ÷ nginx | ${middle(({ page, file }) => page.perSecond / file.perSecond, 2)} | |
`);
}
