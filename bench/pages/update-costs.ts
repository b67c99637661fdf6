import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { linkPackages, openStorage, publish } from 'deploy/registry';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { frontEnds } from '../../scripts/build.ts';
import { fixed, openVerdicts, print, printTable } from '../measure/print.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { type Certificate, createCertificate, trustIn } from '../start/certificate.ts';
import { newDataDir } from '../start/portals.ts';
import { createFetcher } from '../start/secure-portal.ts';
import { fetchTool } from './fetch-tool.ts';

const root = resolve(import.meta.dirname, '../..');
const runFile = promisify(execFile);
const withoutDictionaries = '--disable-features=CompressionDictionaryTransport';
const earlierReact = '19.3.0';
/** A portal reads its registry once a second. */
const servedWithinMs = 2_500;
const restMs = 1_500;

/** What a changed sentence may cost a returning visitor, anywhere. */
const maxKilobytes = { withDictionaries: 10, without: 40 };

type Change = { what: string; names: string[]; make: (folder: string) => void; isSentence: boolean };

const sentence = (what: string, file: string, text: string, names: string[]): Change => ({
  what,
  names,
  isSentence: true,
  make(folder) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(text)) throw new Error(`${file} does not say ${text}`);
    writeFileSync(path, before.replace(text, `${text} هنا`));
  },
});

/** Packages of a checkout are hard links: one is replaced, never written into. */
function replacePackage(folder: string, name: string, from: string) {
  const target = join(folder, 'node_modules', name);
  rmSync(target, { recursive: true });
  cpSync(from, target, { recursive: true });
}

const react = ['react', 'react-dom'];
const sentences = [
  sentence('a sentence of remote-public', 'remote-public/src/home/messages.ts', 'كل الفعاليات', ['remote-public']),
  sentence('a sentence of the shell', 'shell/src/messages.ts', 'تبديل المظهر', ['shell']),
  sentence('a sentence of shared-ui', 'shared-ui/src/messages.ts', 'إغلاق', frontEnds),
];
const patch: Change = {
  what: `React ${earlierReact} → the installed one`,
  names: frontEnds,
  isSentence: false,
  make(folder) {
    for (const name of react) replacePackage(folder, name, join(root, 'node_modules', name));
  },
};
const changes = isSmoke ? sentences.slice(0, 1) : [patch, ...sentences];

/** A checkout of its own, which goes with `stack`; its React is the earlier one. */
async function copyCheckout(stack: AsyncDisposableStack) {
  const folder = temporaryFolder(stack, 'checkout');
  const { stdout } = await runFile('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 24 });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  await linkPackages(root, folder);
  if (!isSmoke) for (const name of react) replacePackage(folder, name, fetchTool(name, earlierReact));
  return folder;
}

const isOfFrontEnds = (path = '') => /^\/(?:r\/|service-worker)/.test(path);

/** A server over TLS that hands each request to the portal, and counts the bytes of the files of front ends that it sends. */
async function countBytes(stack: AsyncDisposableStack, { cert, key }: Certificate, portal: string) {
  let bytes = 0;
  let files = 0;
  const server = createServer({ cert, key }, (request, reply) => {
    const { method, headers, url = '/' } = request;
    const forwarded = forward(portal + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isOfFrontEnds(url) && answer.statusCode === 200) files += 1;
      if (isOfFrontEnds(url)) answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.pipe(reply);
    });
    forwarded.on('error', () => reply.destroy());
    request.pipe(forwarded);
  });
  stack.defer(() => server.closeAllConnections());
  stack.defer(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const takeCount = () => {
    const counted = { kilobytes: bytes / 1_000, files };
    bytes = 0;
    files = 0;
    return counted;
  };
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, takeCount };
}

const listCached = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url));

/** Waits until nothing more is put into the cache. */
async function rest(page: Page) {
  for (let before = -1; ; await pause(restMs)) {
    const { length } = await listCached(page);
    if (length === before && length > 0) return;
    before = length;
  }
}

/** Reads the home page, and gives a sign, by which it becomes live. */
async function read(page: Page, origin: string) {
  await page.goto(origin, { waitUntil: 'load' });
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await rest(page);
}

/** Paths of cached files that differ from what the server has. */
async function findDifferent(page: Page, get: ReturnType<typeof createFetcher>) {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('files');
    const read = async (request: Request) => [
      new URL(request.url).pathname,
      await (await cache.match(request))?.text(),
    ];
    return Promise.all((await cache.keys()).map(read));
  });
  const checks = kept.map(async ([path = '', text]) => ((await get(path)).body.toString() === text ? [] : [path]));
  return (await Promise.all(checks)).flat();
}

const phone = { viewport: { width: 412, height: 915 }, ignoreHTTPSErrors: true };

await runBench(async (stack) => {
  const { expect, expectAtMost, areAllSo } = openVerdicts();
  const dataDir = await newDataDir(stack);
  const folder = await copyCheckout(stack);
  const storage = openStorage(join(dataDir, 'frontends'));
  async function release(names: string[], why: string) {
    const dists = names.map((name) => join(folder, name, 'dist'));
    for (const dist of dists) rmSync(dist, { recursive: true, force: true }); // packages are no sources
    await runFile(process.execPath, ['scripts/build.ts', ...names], { cwd: folder });
    await publish({ storage, env: 'production', who: 'bench', why, dists });
    await pause(servedWithinMs);
  }
  const { origin } = await launchPortal(stack, { dataDir });
  const certificate = createCertificate(stack);
  const counting = await countBytes(stack, certificate, origin);
  const trusts = trustIn(certificate.cert);
  const browsers = [await launchBrowser(stack, trusts), await launchBrowser(stack, trusts, withoutDictionaries)];
  const openPage = async (browser?: Browser) => (await browser?.newContext(phone))?.newPage() as Promise<Page>;
  async function measure(page: Page) {
    await read(page, counting.origin);
    return counting.takeCount();
  }

  await release(frontEnds, 'before');
  const visitors = await Promise.all(browsers.map(openPage));
  for (const page of visitors) await measure(page);
  const rows = [];
  for (const { what, names, make, isSentence } of changes) {
    make(folder);
    await release(names, what);
    const costs = [];
    for (const page of visitors) costs.push(await measure(page));
    const stranger = await openPage(browsers[0]);
    costs.push(await measure(stranger));
    await stranger.context().close();
    rows.push([what, ...costs.flatMap(({ kilobytes, files }) => [fixed(kilobytes, 1), files])]);
    if (!isSentence) continue;
    const [own, plain] = costs.map(({ kilobytes }) => kilobytes);
    expectAtMost(`${what}, with dictionaries`, own ?? Number.NaN, maxKilobytes.withDictionaries, ' kB', 1);
    expectAtMost(`${what}, without`, plain ?? Number.NaN, maxKilobytes.without, ' kB', 1);
  }
  print(
    'Files of front ends that a returning visitor of the home page is sent after a release, until it is live again',
  );
  printTable(['change', 'kB with dictionaries', 'files', 'kB without', 'files', 'kB of a first visit', 'files'], rows);
  for (const page of visitors) {
    const different = await findDifferent(page, createFetcher(origin));
    expect(different.length === 0, `every cached file is the one of the server ${different.join(' ')}`);
  }
  return areAllSo();
});
