import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { nearRemotesOf, type Pointer } from 'deploy/registry';
import { ownerOf, type PageData } from 'shared-api/contract/wire/page.contract';
import { fixed, print, printTable } from '../measure/print.ts';
import { median, ratioOf, sampleInTurns } from '../measure/sample.ts';
import { runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { startSecurePortal } from '../start/secure-portal.ts';
import { serveVariant, toPage } from '../start/variant.ts';
import { visit } from '../visit/visit.ts';

const remotes = 50;
const block = /(<script[^>]*\bid="page-data"[^>]*>)([\s\S]*?)(<\/script>)/;

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, smoke: { type: 'boolean' } },
});

const hex = () => randomBytes(4).toString('hex');

function aRelease(name: string) {
  return {
    url: `/r/${name}/0.1.0-${hex()}/remoteEntry.${hex()}.js`,
    metadata: { version: `0.1.0-${hex()}`, integrity: `sha384-${randomBytes(48).toString('base64')}` },
    extras: { globalName: `${name.replaceAll('-', '_')}_${hex()}` },
  };
}

/** A registry that has fifty, each with a build before its own, as the home page is told of it. */
function toldOfFifty(known: PageData['remotes']): PageData['remotes'] {
  const names = Object.keys(known);
  for (let number = names.length; number < remotes; number += 1) names.push(`remote-team-${number}`);
  const live = (name: string) => ({
    routes: known[name]?.routes ?? [`/${name.replace('remote-', '')}`],
    stable: aRelease(name),
    previous: aRelease(name),
    canary: null,
    timeoutMs: 1500,
    required: false,
  });
  const pointer: Pointer = {
    schema: 1,
    seq: 1,
    parent: null,
    host: { name: 'shell', provides: {} },
    remotes: Object.fromEntries(names.map((name) => [name, live(name)])),
  };
  return { ...nearRemotesOf(pointer, ownerOf(known, '/')), ...known };
}

const withFifty = (document: string) =>
  document.replace(block, (_, start: string, text: string, end: string) => {
    const page = JSON.parse(text) as PageData;
    return start + JSON.stringify({ ...page, remotes: toldOfFifty(page.remotes) }) + end;
  });

await runBench(async (stack) => {
  const portal = await startSecurePortal(stack);
  const [few, fifty] = [await serveVariant(stack, portal), await serveVariant(stack, portal)];
  const browser = await launchBrowser(stack);
  const home = await portal.getHome();
  const pages = [toPage(home, String(home.body)), toPage(home, withFifty(String(home.body)))] as const;
  few.set('/', pages[0]);
  fifty.set('/', pages[1]);
  const rounds = Number(options.rounds);
  const [before = [], after = []] = await sampleInTurns([few, fifty], { rounds }, ({ origin }) =>
    visit(browser, origin, true),
  );
  print(`HTML, brotli: ${pages[0].body.length} bytes, with fifty remotes ${pages[1].body.length}`);
  printTable(
    ['', 'ms', 'with fifty', 'ratio'],
    (['fcp', 'lcp', 'live'] as const).map((what) => {
      const [one, other] = [before, after].map((all) => all.map((each) => each[what] ?? Number.NaN));
      return [what, fixed(median(one ?? [])), fixed(median(other ?? [])), fixed(ratioOf(other ?? [], one ?? []), 3)];
    }),
  );
  return true;
});
