import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nearRemotesOf } from 'deploy/pointer/page-remotes';
import type { Pointer } from 'deploy/pointer/pointer.contract';
import { ownerOf, type PageData } from 'shared-api/contract/page.contract';
import { launchBrowser } from '../browser.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { startPortal } from '../variants/portal.ts';
import { serveVariant, toPage } from '../variants/variant-server.ts';
import { type Visit, visit } from '../visit/visit.ts';

const remotes = 50;
const refreshMs = 300;
const block = /(<script[^>]*\bid="page-data"[^>]*>)([\s\S]*?)(<\/script>)/;

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: isSmoke ? '1' : '7' }, smoke: { type: 'boolean' } },
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

function withFifty(document: string): string {
  return document.replace(block, (_, start: string, text: string, end: string) => {
    const page = JSON.parse(text) as PageData;
    return start + JSON.stringify({ ...page, remotes: toldOfFifty(page.remotes) }) + end;
  });
}

await runBench(async (stack) => {
  const portal = await startPortal(stack);
  const few = await serveVariant(stack, portal.certificate, portal.get);
  const fifty = await serveVariant(stack, portal.certificate, portal.get);
  const browser = await launchBrowser(stack);
  await portal.get('/');
  await pause(refreshMs);
  const reply = await portal.get('/');
  const document = reply.body.toString();
  const pages = [toPage(reply, document), toPage(reply, withFifty(document))] as const;
  few.set('/', pages[0]);
  fifty.set('/', pages[1]);
  const visits: [Visit, Visit][] = [];
  for (let round = isSmoke ? 1 : 0; round <= Number(options.rounds); round += 1) {
    const isTurned = round % 2 === 1;
    const first = await visit(browser, isTurned ? fifty.origin : few.origin, true);
    const second = await visit(browser, isTurned ? few.origin : fifty.origin, true);
    visits.push(isTurned ? [second, first] : [first, second]);
  }
  const counted = isSmoke ? visits : visits.slice(1); // the first of each comes to cold servers
  process.stdout.write(`HTML, brotli: ${pages[0].body.length} bytes, with fifty remotes ${pages[1].body.length}\n`);
  for (const what of ['fcp', 'lcp', 'live'] as const) {
    const ratios = counted.map(([before, after]) => (after[what] ?? Number.NaN) / (before[what] ?? Number.NaN));
    const times = counted.map(([before, after]) => `${Math.round(before[what] ?? 0)}/${Math.round(after[what] ?? 0)}`);
    process.stdout.write(`${what.padEnd(5)} × ${median(ratios).toFixed(3)}  (ms: ${times.join(' ')})\n`);
  }
  return true;
});
