import { PublishRejected } from 'deploy/registry';
import { composeHome } from './composed-home.ts';
import { openVerdicts } from './measure/print.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { type PagesWeight, weighPages } from './pages-weight.ts';
import { runBench } from './run-bench.ts';

const kilobyte = 1_000;

/** Design, section 11: those that need no browser. The share of each front end stands in its own contract. */
const most = {
  script: 125 * kilobyte,
  html: 15 * kilobyte,
  /** What answers before React does, in every document. */
  inlineScript: 900,
  /** Each further remote adds its name and the hash of its entry to the home page. */
  htmlPerNewRemote: 150,
  fonts: 40 * kilobyte,
  /** Requested by pages with a letter like é. */
  fontOfOtherLetters: 12 * kilobyte,
  glue: 8 * kilobyte,
  dashboard: 60 * kilobyte,
  requestsBeforeContent: 1,
  space: 20 * kilobyte,
};

/** Public, spaces and dashboard: `html` allows for them. */
const remotesInHtmlBudget = 3;

type Budget = [what: string, is: number, most: number];

/** What is counted rather than weighed. */
const countsOf = (weight: PageWeight, pages: PagesWeight): Budget[] => [
  ['requests before first content', weight.requestsBeforeContent, most.requestsBeforeContent],
  ['scripts with Chakra or emotion in them', weight.chakraOrEmotion.length, 0],
  ['public pages that bring the cache of staff', weight.withCache.length, 0],
  ['pages of the spaces that load the editor', pages.withEditor, 0],
];

/** Every budget of the home page, of the spaces and of the dashboard in bytes. */
function bytesOf(weight: PageWeight, pages: PagesWeight): Budget[] {
  const shares = weight.perFrontEnd.filter(({ bytes }) => bytes > 0);
  const newRemotes = Math.max(0, weight.glue.length - remotesInHtmlBudget);
  return [
    ['JavaScript before the home page is live, brotli', weight.script, most.script],
    ...shares.flatMap(({ name, bytes, budgetBytes }): Budget[] =>
      budgetBytes === null ? [] : [[`of it, ${name}`, bytes, budgetBytes]],
    ),
    [
      'what the contracts of the home page allow together',
      shares.reduce((total, { budgetBytes }) => total + (budgetBytes ?? 0), 0),
      most.script,
    ],
    ['HTML of the home page, brotli', weight.html, most.html + newRemotes * most.htmlPerNewRemote],
    ['of it, the script that answers before React does', weight.inlineScript, most.inlineScript],
    ['fonts of every page', weight.fonts, most.fonts],
    ['the font of other letters', weight.fontOfOtherLetters, most.fontOfOtherLetters],
    ...weight.glue.map(({ name, bytes }): Budget => [`federation glue of ${name}, gzip`, bytes, most.glue]),
    ['the heaviest space, its own code, brotli', pages.heaviestSpace, most.space],
    ['the heaviest page of the dashboard, its own code, brotli', pages.heaviestDashboard, most.dashboard],
  ];
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;

/** Weighs the builds, prints every budget and answers whether all are kept. */
export async function printBudgets(stack: AsyncDisposableStack): Promise<boolean> {
  const { expect, areAllSo } = openVerdicts();
  try {
    const [weight, pages] = [weighPage(await composeHome(stack)), weighPages()];
    for (const [what, is, limit] of bytesOf(weight, pages))
      expect(is <= limit, `${what} ${inKilobytes(is)} of ${inKilobytes(limit)}`);
    for (const [what, is, limit] of countsOf(weight, pages)) expect(is <= limit, `${what} ${is} of ${limit}`);
    return areAllSo();
  } catch (error) {
    if (!(error instanceof PublishRejected)) throw error;
    process.stderr.write(`${error.rejections.map(({ sentence }) => sentence).join('\n')}\n`);
    return false;
  }
}

if (import.meta.main) await runBench(printBudgets);
