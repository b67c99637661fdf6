import { findFreePort } from '../../e2e/processes.ts';
import { openVerdicts, print } from '../measure/print.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { createFetcher, openPages } from '../start/secure-portal.ts';
import { importTool } from './fetch-tool.ts';

type Category = { id: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Audit = { title: string; score: number | null; numericValue?: number };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

/** What else the machine does can only make a page slower: the quickest of so many readings counts. */
const readings = 3;
const minScores: Record<string, number> = { accessibility: 1, 'best-practices': 1, seo: 1, performance: 0.99 };

/** In the place of Lighthouse, which the smoke form does not fetch: whether the page is there, written as its report. */
const onlyOpens: Lighthouse = async (url) => {
  const score = (await createFetcher(url)('')).status === 200 ? 1 : 0;
  const aCategory = (id: string) => ({ id, score, auditRefs: [{ id: 'opens', weight: 1 }] });
  const categories = Object.fromEntries(Object.keys(minScores).map((id) => [id, aCategory(id)]));
  return { lhr: { audits: { opens: { title: 'The page opens', score } }, categories } };
};

/** What keeps a category from its best. */
const failedAuditsOf = ({ audits }: Report, { auditRefs }: Category) =>
  auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);

const performanceOf = ({ categories }: Report) => categories.performance?.score ?? 0;

async function read(lighthouse: Lighthouse, url: string, port: number) {
  const flags = { port, logLevel: 'error', onlyCategories: Object.keys(minScores) };
  let { lhr: best } = await lighthouse(url, flags);
  for (let turn = 1; turn < readings && performanceOf(best) < (minScores.performance ?? 1); turn += 1) {
    const { lhr } = await lighthouse(url, flags);
    if (performanceOf(lhr) > performanceOf(best)) best = lhr;
  }
  return best;
}

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const { origin, paths } = await openPages(stack);
  const port = await findFreePort();
  await launchBrowser(stack, '--ignore-certificate-errors', `--remote-debugging-port=${port}`);
  const lighthouse = isSmoke ? onlyOpens : await importTool<Lighthouse>('lighthouse', '13.5.0', 'core/index.js');
  for (const path of paths) {
    const report = await read(lighthouse, origin + path, port);
    const categories = Object.values(report.categories);
    const failed = categories.filter(({ id, score }) => (score ?? 0) < (minScores[id] ?? 1));
    const scores = categories.map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`).join('  ');
    const milliseconds = (id: string) => Math.round(report.audits[id]?.numericValue ?? 0);
    const times = `LCP ${milliseconds('largest-contentful-paint')} ms  TBT ${milliseconds('total-blocking-time')} ms`;
    expect(failed.length === 0, `${scores}  ${times}  ${path}`);
    for (const category of failed)
      for (const id of failedAuditsOf(report, category)) print(`      ${id}: ${report.audits[id]?.title}`);
  }
  return areAllSo();
});
