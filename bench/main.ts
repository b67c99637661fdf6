import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { temporaryFolder } from '../e2e/processes.ts';
import { launchBrowser } from './browser.ts';
import { printBudgets } from './budgets.ts';
import { printPageRates } from './pages/page-rates.ts';
import { printRequests } from './report/print-requests.ts';
import { printTimes } from './report/print-times.ts';
import { type Round, variants } from './report/rounds.ts';
import { isSmoke, runBench } from './run-bench.ts';
import { toStaticPage } from './static-page/static-page.ts';
import { buildUnfederated } from './unfederated/build-unfederated.ts';
import { toUnfederatedPage } from './unfederated/unfederated-page.ts';
import { trustIn } from './variants/certificate.ts';
import type { Fetched } from './variants/fetcher.ts';
import { startPortal } from './variants/portal.ts';
import { serveVariant, toFile, toPage } from './variants/variant-server.ts';
import { visit } from './visit/visit.ts';

const refreshMs = 300;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: isSmoke ? '1' : '7' },
    json: { type: 'string' },
    smoke: { type: 'boolean' },
  },
});

type Variant = Awaited<ReturnType<typeof serveVariant>>;

/** The portal's own page with the scripts of a bundle, whose pictures and fonts are the portal's. */
async function bundleInto(folder: string, name: Parameters<typeof buildUnfederated>[1], { origin, set }: Variant) {
  const bundle = await buildUnfederated(join(folder, name), name);
  for (const [url, bytes] of bundle.files) set(url, toFile(bytes));
  const show = (reply: Fetched, document: string) => set('/', toPage(reply, toUnfederatedPage(document, bundle)));
  return { origin, show };
}

/** All variants, open; `takeSample` gives the others the posts that the portal shows now. */
async function open(stack: AsyncDisposableStack) {
  const folder = temporaryFolder(stack, 'bundles');
  const portal = await startPortal(stack);
  const serve = () => serveVariant(stack, portal.certificate, portal.get);
  const bare = await serve();
  const unfederated = await bundleInto(folder, 'unfederated', await serve());
  const plain = await bundleInto(folder, 'plain', await serve());

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
    certificate: portal.certificate,
    takeSample,
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

await runBench(async (stack) => {
  const opened = await open(stack);
  const browser = await launchBrowser(stack, trustIn(opened.certificate.cert));
  if (!isSmoke) await visitAll(browser, opened, 0); // nobody's first visit counts: servers and disk are cold
  const rounds: Round[] = [];
  for (let turn = 0; turn < Number(options.rounds); turn += 1) rounds.push(await visitAll(browser, opened, turn));
  printRequests(rounds);
  printTimes(rounds);
  await browser.close();
  await printPageRates(stack, rounds.length);
  if (options.json) await writeFile(options.json, JSON.stringify(rounds, null, 2));
  if (isSmoke) return true; // the budgets have a step of their own
  return printBudgets(stack);
});
