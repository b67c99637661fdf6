import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { budgetsOf, printBudgets } from './budgets.ts';
import { composeHome } from './composed-home.ts';
import { weighDashboard } from './dashboard/own-code.ts';
import { weighPage } from './page-weight.ts';
import { printRequests } from './report/print-requests.ts';
import { printTimes } from './report/print-times.ts';
import { type Round, variants } from './report/rounds.ts';
import { weighSpaces } from './spaces-weight.ts';
import { toStaticPage } from './static-page/static-page.ts';
import { buildUnfederated } from './unfederated/build-unfederated.ts';
import { toUnfederatedPage } from './unfederated/unfederated-page.ts';
import { type Certificate, createCertificate } from './variants/certificate.ts';
import type { Fetched, Fetcher } from './variants/fetcher.ts';
import { startPortal } from './variants/portal.ts';
import { serveVariant, toFile, toPage } from './variants/variant-server.ts';
import { visit } from './visit/visit.ts';

const refreshMs = 300;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    port: { type: 'string', default: '4800' },
    json: { type: 'string' },
  },
});

/** The portal's own page with the scripts of a bundle, whose pictures and fonts are the portal's. */
async function serveBundle(
  name: Parameters<typeof buildUnfederated>[1],
  folder: string,
  port: number,
  certificate: Certificate,
  fetchFromPortal: Fetcher,
) {
  const bundle = await buildUnfederated(join(folder, name), name);
  const { origin, set, close } = await serveVariant(port, certificate, fetchFromPortal);
  for (const [url, bytes] of bundle.files) set(url, toFile(bytes));
  const show = (reply: Fetched, document: string) => set('/', toPage(reply, toUnfederatedPage(document, bundle)));
  return { origin, close, show };
}

/** All variants, open; `takeSample` gives the others the posts that the portal shows now. */
async function open(folder: string) {
  const port = Number(options.port);
  const certificate = createCertificate(folder);
  const portal = await startPortal(folder, port, certificate);
  const bare = await serveVariant(port + 1, certificate, portal.get);
  const unfederated = await serveBundle('unfederated', folder, port + 2, certificate, portal.get);
  const plain = await serveBundle('plain', folder, port + 3, certificate, portal.get);

  async function takeSample() {
    await portal.get('/');
    await pause(refreshMs);
    const reply = await portal.get('/');
    const document = reply.body.toString();
    bare.set('/', toPage(reply, toStaticPage(document)));
    unfederated.show(reply, document);
    plain.show(reply, document);
  }

  return {
    urls: { portal: portal.origin, static: bare.origin, unfederated: unfederated.origin, plain: plain.origin },
    takeSample,
    async close() {
      bare.close();
      unfederated.close();
      plain.close();
      await portal.close();
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function visitAll(browser: Browser, { urls, takeSample }: Opened, turn: number): Promise<Round> {
  await takeSample();
  const seen: Partial<Round> = {};
  const order = variants.map((_, place) => variants[(place + turn) % variants.length] ?? 'portal');
  for (const name of order) seen[name] = await visit(browser, urls[name], name !== 'static');
  return seen as Round;
}

async function measure(folder: string) {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  });
  const opened = await open(folder);
  try {
    await visitAll(browser, opened, 0); // nobody's first visit counts: servers and disk are cold
    const rounds: Round[] = [];
    for (let turn = 0; turn < Number(options.rounds); turn += 1) rounds.push(await visitAll(browser, opened, turn));
    return rounds;
  } finally {
    await browser.close();
    await opened.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'tadamon-bench-'));
try {
  const rounds = await measure(folder);
  printRequests(rounds);
  printTimes(rounds);
  process.exitCode = printBudgets(budgetsOf(weighPage(await composeHome()), await weighSpaces(), weighDashboard()))
    ? 0
    : 1;
  if (options.json) await writeFile(options.json, JSON.stringify(rounds, null, 2));
} finally {
  await rm(folder, { recursive: true });
}
