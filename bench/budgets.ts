import { PublishRefused } from 'deploy/errors';
import { composeHome } from './composed-home.ts';
import { weighDashboard } from './dashboard/own-code.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { runBench } from './run-bench.ts';
import { type SpacesWeight, weighSpaces } from './spaces-weight.ts';

const kilobyte = 1_000;

/** Design, section 11: those that need no browser. The share of each front end stands in its own contract. */
const most = {
  script: 125 * kilobyte,
  html: 15 * kilobyte,
  /** Each further remote adds its name and the hash of its entry to the home page. */
  htmlPerNewRemote: 150,
  fonts: 70 * kilobyte,
  glue: 8 * kilobyte,
  dashboard: 60 * kilobyte,
  requestsBeforeContent: 1,
  space: 20 * kilobyte,
};

/** Public, spaces and dashboard: `html` allows for them. */
const remotesInHtmlBudget = 3;

type Budget = { what: string; is: number; most: number; unit: 'bytes' | 'count' };

const maxHtml = (remotes: number) => most.html + Math.max(0, remotes - remotesInHtmlBudget) * most.htmlPerNewRemote;

/** Every budget of the home page, of the spaces and of the dashboard beside what it is. */
const budgetsOf = (weight: PageWeight, spaces: SpacesWeight, dashboard: number): Budget[] => [
  { what: 'JavaScript before the home page is live, brotli', is: weight.script, most: most.script, unit: 'bytes' },
  ...weight.perFrontEnd.flatMap(({ name, bytes, budgetBytes }) =>
    budgetBytes === null || bytes === 0
      ? []
      : [{ what: `of it, ${name}`, is: bytes, most: budgetBytes, unit: 'bytes' } as const],
  ),
  {
    what: 'what the contracts of the home page allow together',
    is: weight.perFrontEnd.reduce((total, { bytes, budgetBytes }) => total + (bytes > 0 ? (budgetBytes ?? 0) : 0), 0),
    most: most.script,
    unit: 'bytes',
  },
  { what: 'HTML of the home page, brotli', is: weight.html, most: maxHtml(weight.glue.length), unit: 'bytes' },
  { what: 'fonts of the first view', is: weight.fonts, most: most.fonts, unit: 'bytes' },
  ...weight.glue.map(
    ({ name, bytes }) =>
      ({ what: `federation glue of ${name}, gzip`, is: bytes, most: most.glue, unit: 'bytes' }) as const,
  ),
  {
    what: 'requests before first content',
    is: weight.requestsBeforeContent,
    most: most.requestsBeforeContent,
    unit: 'count',
  },
  { what: 'scripts with Chakra or emotion in them', is: weight.chakraOrEmotion.length, most: 0, unit: 'count' },
  { what: 'public pages that bring the cache of staff', is: weight.withCache.length, most: 0, unit: 'count' },
  { what: 'the heaviest space, its own code, brotli', is: spaces.heaviest, most: most.space, unit: 'bytes' },
  { what: 'pages of the spaces that load the editor', is: spaces.withEditor, most: 0, unit: 'count' },
  {
    what: 'the heaviest page of the dashboard, its own code, brotli',
    is: dashboard,
    most: most.dashboard,
    unit: 'bytes',
  },
];

const amount = (value: number, unit: Budget['unit']) =>
  unit === 'bytes' ? `${(value / kilobyte).toFixed(1)} kB` : String(value);

/** One line a budget: what it is, what it may be, whether it is kept. */
const toLine = ({ what, is, most: limit, unit }: Budget) =>
  `${is <= limit ? 'kept' : 'OVER'}  ${what.padEnd(52)} ${amount(is, unit).padStart(9)} of ${amount(limit, unit)}`;

/** Weighs the builds, prints every budget and answers whether all are kept. */
export async function printBudgets(stack: AsyncDisposableStack): Promise<boolean> {
  try {
    const budgets = budgetsOf(weighPage(await composeHome(stack)), await weighSpaces(), weighDashboard());
    process.stdout.write(`${budgets.map(toLine).join('\n')}\n`);
    return budgets.every(({ is, most: limit }) => is <= limit);
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    process.stderr.write(`${error.refusals.map(({ sentence }) => sentence).join('\n')}\n`);
    return false;
  }
}

if (import.meta.main) await runBench(printBudgets);
