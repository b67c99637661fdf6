import { parseArgs } from 'node:util';
import { fixed, openVerdicts, print, printTable } from '../measure/print.ts';
import { median, ratioOf, sampleInTurns } from '../measure/sample.ts';
import { runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { trustIn } from '../start/certificate.ts';
import { openPages } from '../start/secure-portal.ts';
import { serveVariant, toPage } from '../start/variant.ts';
import { toPlainPage } from '../static-page/plain-page.ts';
import { toStaticPage } from '../static-page/static-page.ts';
import { readPage } from '../visit/visit.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, smoke: { type: 'boolean' } },
});
const rounds = Number(options.rounds);
if (!(rounds > 0)) throw new Error(`--rounds is a number of rounds, not '${options.rounds}'`);

/** Largest paint as a multiple of the static page's. */
const maxLcp = 1.15;
/** What a reader gets of a page. */
const maxKilobytes = (path: string) => (path === '/' ? 85 : 120);

const kinds = { HTML: 'Document', JS: 'Script', fonts: 'Font', pictures: 'Image' };

type Read = Awaited<ReturnType<typeof readPage>>;
const kilobytes = ({ requests }: Read, kind?: string) =>
  requests.reduce((sum, request) => sum + (!kind || request.kind === kind ? request.bytes : 0), 0) / 1_000;

await runBench(async (stack) => {
  const { expectAtMost, areAllSo } = openVerdicts();
  const portal = await openPages(stack);
  const bare = await serveVariant(stack, portal);
  for (const path of portal.paths) {
    const page = await portal.get(path);
    bare.set(path, toPage(page, (path === '/' ? toStaticPage : toPlainPage)(String(page.body))));
  }
  const browser = await launchBrowser(stack, trustIn(portal.certificate.cert));
  const urls = portal.paths.flatMap((path) => [portal.origin + path, bare.origin + path]);
  const reads = await sampleInTurns(urls, { rounds }, (url) => readPage(browser, url));

  const pages = portal.paths.map((path, place) => {
    const [own = [], plain = []] = [reads[2 * place], reads[2 * place + 1]];
    const of = (measure: (read: Read) => number) => ({
      own: median(own.map(measure)),
      ratio: ratioOf(own.map(measure), plain.map(measure)),
    });
    const bytes = (kind?: string) => median(own.map((read) => kilobytes(read, kind)));
    return {
      path,
      fcp: of(({ fcp }) => fcp),
      lcp: of(({ lcp }) => lcp),
      cls: Math.max(...own.map(({ cls }) => cls)),
      all: bytes(),
      ofKinds: Object.values(kinds).map(bytes),
      plain: median(plain.map((read) => kilobytes(read))),
    };
  });
  print(`Pages that are only read, medians of ${rounds} rounds: 150 ms, 1.6 Mbit/s, CPU ×4, 412×915, cold cache`);
  print('× is of the static page with the same words, pictures and fonts');
  printTable(
    ['page', 'FCP ms', '×', 'LCP ms', '×', 'CLS', 'kB', ...Object.keys(kinds), 'static kB'],
    pages.map(({ path, fcp, lcp, cls, all, ofKinds, plain }) => [
      path.replace(/[\w-]{20,}/, '…'),
      ...[fcp, lcp].flatMap(({ own, ratio }) => [fixed(own), fixed(ratio, 2)]),
      fixed(cls, 4),
      ...[all, ...ofKinds, plain].map((size) => fixed(size, 1)),
    ]),
  );
  for (const { path, lcp, all } of pages) {
    expectAtMost(`LCP beside the static page: ${path}`, lcp.ratio, maxLcp, ' ×', 2);
    expectAtMost(`to read ${path}`, all, maxKilobytes(path), ' kB', 1);
  }
  return areAllSo();
});
