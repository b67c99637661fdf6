import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printBudgets } from './budgets.ts';
import { printRequests, printTimes } from './home-report.ts';
import { sampleInTurns } from './measure/sample.ts';
import { printPageRates } from './pages/page-rates.ts';
import { isSmoke, runBench } from './run-bench.ts';
import { launchBrowser } from './start/browser.ts';
import { trustIn } from './start/certificate.ts';
import { startSecurePortal } from './start/secure-portal.ts';
import { serveVariant, toPage, toScript } from './start/variant.ts';
import { toStaticPage } from './static-page/static-page.ts';
import { buildUnfederated } from './unfederated/build-unfederated.ts';
import { visit } from './visit/visit.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, json: { type: 'string' }, smoke: { type: 'boolean' } },
});

const variants = ['portal', 'static', 'unfederated'];

await runBench(async (stack) => {
  const portal = await startSecurePortal(stack);
  const [bare, unfederated] = [await serveVariant(stack, portal), await serveVariant(stack, portal)];
  const bundle = await buildUnfederated(stack);
  for (const [url, bytes] of bundle.scripts) unfederated.set(url, toScript(bytes));
  /** Gives the others the posts that the portal shows now. */
  async function takeHome() {
    const home = await portal.getHome();
    const document = String(home.body);
    bare.set('/', toPage(home, toStaticPage(document)));
    unfederated.set('/', toPage(home, bundle.toPage(document)));
  }

  const browser = await launchBrowser(stack, trustIn(portal.certificate.cert));
  const rounds = Number(options.rounds);
  const origins = [portal.origin, bare.origin, unfederated.origin];
  let takenFor: number | undefined;
  const visits = await sampleInTurns(origins, { rounds }, async (origin, round) => {
    if (round !== takenFor) await takeHome();
    takenFor = round;
    return visit(browser, origin, origin !== bare.origin);
  });
  const last = visits[0]?.at(-1);
  if (last) printRequests(last);
  printTimes(variants, visits);
  await browser.close();
  await printPageRates(stack, rounds);
  if (options.json) await writeFile(options.json, JSON.stringify(visits, null, 2));
  if (isSmoke) return true; // the budgets have a step of their own
  return printBudgets(stack);
});
