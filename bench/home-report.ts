import { fixed, print, printTable } from './measure/print.ts';
import { median, ratioOf } from './measure/sample.ts';
import type { Request } from './visit/request-log.ts';
import type { Visit } from './visit/visit.ts';

const kinds: Record<string, string> = { Document: 'HTML with its styles', Font: 'font', Image: 'image' };

/** `/r/<front end>/<version>/<file>`: what is deployed together stands together. */
function nameOf({ url, kind }: Request) {
  const { pathname } = new URL(url);
  const [, folder, frontEnd = kind, , file = pathname] = pathname.split('/');
  return { place: folder === 'r' && kind === 'Script' ? frontEnd : (kinds[kind] ?? kind), file };
}

const sum = (requests: Request[], wanted = (_: Request) => true) =>
  requests.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
const ofKind = (kind: string) => (request: Request) => request.kind === kind;

/** The requests of a visit until the page was live, by front end and file, with transferred bytes. */
export function printRequests({ requests: all, live, requestsBeforeContent }: Visit) {
  const requests = all.filter(({ startedAt }) => startedAt <= (live ?? 0));
  const scripts = requests.filter(ofKind('Script'));
  print('\nBefore the home page is live');
  printTable(
    ['what', 'file', 'bytes', 'level'],
    requests
      .map((request) => ({ ...request, ...nameOf(request) }))
      .sort((a, b) => a.place.localeCompare(b.place) || b.bytes - a.bytes)
      .map(({ place, file, bytes, level }) => [place, file, bytes, level]),
  );
  print(`JavaScript ${sum(scripts)} bytes in ${scripts.length} requests; all ${sum(requests)} in ${requests.length}`);
  print(`Depth of the waterfall: ${Math.max(...requests.map(({ level }) => level))}`);
  print(`Requests before first content: ${requestsBeforeContent}`);
}

const measures: Record<string, { of: (visit: Visit) => number; digits?: number }> = {
  'FCP ms': { of: ({ fcp }) => fcp },
  'LCP ms': { of: ({ lcp }) => lcp },
  'repeat LCP ms': { of: ({ repeatLcp }) => repeatLcp },
  CLS: { of: ({ cls }) => cls, digits: 4 },
  'long tasks ms': { of: ({ longTasks }) => longTasks },
  'first press ms': { of: ({ firstPress }) => firstPress },
  'live after a sign ms': { of: ({ liveAfterSign }) => liveAfterSign },
  'kB to read': { of: ({ readBytes }) => readBytes / 1000, digits: 1 },
  'JS kB to read': { of: ({ readScriptBytes }) => readScriptBytes / 1000, digits: 1 },
  'HTML kB': { of: ({ requests }) => sum(requests, ofKind('Document')) / 1000, digits: 1 },
  'JS kB': { of: ({ requests }) => sum(requests, ofKind('Script')) / 1000, digits: 1 },
  requests: { of: ({ requests }) => requests.length },
};

/** Medians of all rounds, and the first variant beside each of the others. */
export function printTimes(variants: string[], visits: Visit[][]) {
  const cells = (toCell: (of: (visit: Visit) => number, digits?: number) => string) =>
    Object.values(measures).map(({ of, digits }) => toCell(of, digits));
  const rowOf = (name: string, own: Visit[]) => [name, ...cells((of, digits) => fixed(median(own.map(of)), digits))];
  const [portal = [], ...others] = visits;
  const ratios = others.flatMap((other, place) => {
    const name = `${variants[0]} ÷ ${variants[place + 1]}`;
    const best = (own: Visit[], of: (visit: Visit) => number) => Math.min(...own.map(of));
    return [
      [name, ...cells((of) => fixed(ratioOf(portal.map(of), other.map(of)), 2))],
      [`${name}, best rounds`, ...cells((of) => fixed(best(portal, of) / best(other, of), 2))],
    ];
  });
  print(`\nHome page, medians of ${portal.length} rounds: 150 ms, 1.6 Mbit/s, CPU ×4, 412×915, cold cache`);
  printTable(
    ['', ...Object.keys(measures)],
    [...visits.map((own, place) => rowOf(variants[place] ?? '', own)), ...ratios],
  );
  const consoleErrors = new Set(visits.flat().flatMap((visit) => visit.consoleErrors));
  if (consoleErrors.size > 0) print(`The console said: ${[...consoleErrors].join('; ')}`);
}
