import type { Visit } from '../visit/visit.ts';
import { median } from './median.ts';
import { type Round, type Variant, variants } from './rounds.ts';

type Measure = { title: string; of: (visit: Visit) => number; digits: number };

const bytesOf = (visit: Visit, kind: string) =>
  visit.requests.filter((request) => request.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

const measures: Measure[] = [
  { title: 'FCP ms', of: ({ fcp }) => fcp, digits: 0 },
  { title: 'LCP ms', of: ({ lcp }) => lcp, digits: 0 },
  { title: 'repeat LCP ms', of: ({ repeatLcp }) => repeatLcp, digits: 0 },
  { title: 'CLS', of: ({ cls }) => cls, digits: 4 },
  { title: 'long tasks ms', of: ({ longTasks }) => longTasks, digits: 0 },
  { title: 'first press ms', of: ({ firstPress }) => firstPress, digits: 0 },
  { title: 'live after a sign ms', of: ({ liveAfterSign }) => liveAfterSign, digits: 0 },
  { title: 'kB to read', of: ({ readBytes }) => readBytes / 1000, digits: 1 },
  { title: 'JS kB to read', of: ({ readScriptBytes }) => readScriptBytes / 1000, digits: 1 },
  { title: 'HTML kB', of: (visit) => bytesOf(visit, 'Document') / 1000, digits: 1 },
  { title: 'JS kB', of: (visit) => bytesOf(visit, 'Script') / 1000, digits: 1 },
  { title: 'requests', of: ({ requests }) => requests.length, digits: 0 },
];

const say = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** Each ratio is the median of the rounds' own ratios: what disturbs a round disturbs all of its visits. */
const ratio = (rounds: Round[], { of }: Measure, base: Variant) =>
  median(rounds.map((round) => of(round.portal) / of(round[base])));

const best = (rounds: Round[], { of }: Measure, name: Variant) => Math.min(...rounds.map((round) => of(round[name])));

/** Medians of all rounds, and the portal beside each of the others. */
export function printTimes(rounds: Round[]) {
  const medians = variants.map((name) =>
    row([name, ...measures.map(({ of, digits }) => say(median(rounds.map((round) => of(round[name]))), digits))]),
  );
  const ratios = (['static', 'unfederated', 'plain'] as const).flatMap((base) => [
    row([`portal ÷ ${base}`, ...measures.map((measure) => say(ratio(rounds, measure, base), 2))]),
    row([
      `portal ÷ ${base}, best rounds`,
      ...measures.map((measure) => say(best(rounds, measure, 'portal') / best(rounds, measure, base), 2)),
    ]),
  ]);
  const consoleErrors = new Set(rounds.flatMap((round) => variants.flatMap((name) => round[name].consoleErrors)));
  process.stdout.write(`
Home page, medians of ${rounds.length} rounds: 150 ms, 1.6 Mbit/s, CPU ×4, 412×915, cold cache
${[row(['', ...measures.map(({ title }) => title)]), row(['---', ...measures.map(() => '---:')]), ...medians, ...ratios].join('\n')}
${consoleErrors.size > 0 ? `\nThe console said: ${[...consoleErrors].join('; ')}\n` : ''}
`);
}
