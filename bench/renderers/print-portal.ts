import { type BesidePages, type callBesidePages, pagesPerSecond } from './beside-pages.ts';
import type { Attack } from './hostile-release.ts';
import type { Memory } from './memory.ts';
import type { PageCost } from './page-costs.ts';

export type Measured = {
  mode: string;
  startMs: number;
  atRest: Memory;
  costs: Map<string, PageCost>;
  beside: Awaited<ReturnType<typeof callBesidePages>>;
  busy: BesidePages;
  afterLoad: Memory;
  attack: Attack;
};

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

const toCostRow = ([name, { alone, atOnce }]: [string, PageCost]) =>
  line([
    name,
    ...[alone.eventLoop, alone.server, alone.all, atOnce.all, atOnce.perSecond].map((value) => value.toFixed(1)),
    String(alone.incomplete + atOnce.incomplete),
  ]);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const toMemory = ({ server, renderers }: Memory) =>
  `${server.toFixed(0)} MB of the server, ${sum(renderers).toFixed(0)} MB of ${renderers.length} renderers` +
  (renderers.length > 0 ? ` (${renderers.map((each) => each.toFixed(0)).join(', ')})` : '');

const toWaits = ({ p50, p95, p99 }: Record<'p50' | 'p95' | 'p99', number>) =>
  `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;

function toAttack({ slowestHealthMs, requests }: Attack) {
  const served = requests ? `request ${requests} got the release before` : 'the release before was never served';
  const slowest = `${slowestHealthMs.toFixed(0)} ms${requests ? '' : ' and more'}`;
  return `a page that never ends: slowest /healthz ${slowest}; ${served}`;
}

export function printPortal({ mode, startMs, atRest, costs, beside, busy, afterLoad, attack }: Measured) {
  const head = [
    'uncached page',
    'event loop, CPU ms',
    'server',
    'with renderers',
    '8 at once',
    'a second',
    'incomplete',
  ];
  const lines = [
    `\nPages rendered ${mode}`,
    line(head),
    line(head.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...[...costs].map(toCostRow),
    '',
    `the first whole page after ${startMs.toFixed(0)} ms`,
    `memory at rest: ${toMemory(atRest)}`,
    `memory after the load: ${toMemory(afterLoad)}`,
    `GET /api/post beside ${pagesPerSecond} pages a second: ${toWaits(beside.calls)}; the pages: ${toWaits(beside.pages)}; ${beside.incomplete} of ${beside.pagesAsked} incomplete`,
    `on a busy machine: ${toWaits(busy.pages)}; ${busy.incomplete} of ${busy.pagesAsked} incomplete`,
    toAttack(attack),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
