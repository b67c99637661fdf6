import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSeed } from '../e2e/seed.ts';
import { headlessChromium, journeyBrowsers } from './chromium.mjs';
import { childCpuSeconds, compareCpu, measureMachine, printSlowest, recordCpu } from './cpu-report.mjs';
import { node, run, runQuietly } from './set-up.mjs';
import { startTestDatabase } from './test-database.ts';

// npm test: what every change must pass. `--rest` runs what CI adds: the server's tests on the other database, layouts in the
// second viewport, the benches in their smoke form. `--record` keeps the CPU seconds as what later runs are compared with.

const { values } = parseArgs({
  options: { rest: { type: 'boolean' }, record: { type: 'boolean' } },
});
/** One order for all runs; `test:repeat` draws others. */
const seed = 642_249;

const reports = mkdtempSync(join(tmpdir(), 'tadamon-test-'));
const cpuLog = join(reports, 'cpu.jsonl');
let passed = 0;
let failed = 0;
const steps = [];
const journeys = [];

/** Runs a part of all tests; its CPU seconds are those of all processes that it started and that have ended. */
async function step(title, act) {
  const [began, cpuBegan] = [performance.now(), childCpuSeconds()];
  process.stdout.write(`\n— ${title}\n`);
  await act();
  const cpuSeconds = childCpuSeconds() - cpuBegan;
  steps.push({ title, seconds: (performance.now() - began) / 1_000, cpuSeconds });
}

/** A check without tests of its own counts as one. */
async function check(title, command, args, extra) {
  const { code, printed } = await runQuietly(command, args, extra);
  process.stdout.write(`\n— ${title}: ${code === 0 ? 'passed' : 'failed'}\n${printed}`);
  if (code === 0) passed += 1;
  else failed += 1;
}

/** Counts what a runner reports; `read` answers how many passed and failed. */
function count(report, code, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += good;
    failed += bad === 0 && code !== 0 ? 1 : bad;
  } catch (error) {
    process.stderr.write(`${report}: ${error.message}\n`);
    failed += 1;
  }
}

async function jest(args, extra = {}) {
  const report = join(reports, `jest-${steps.length}.json`);
  const options = ['--silent', '--json', `--outputFile=${report}`];
  const code = await run('jest', [...options, ...args], { TEST_CPU_LOG: cpuLog, ...extra });
  count(report, code, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
    numPassedTests,
    numFailedTests + numRuntimeErrorTestSuites,
  ]);
}

function collectJourneys({ suites = [], specs = [] }) {
  for (const suite of suites) collectJourneys(suite);
  for (const { file, title, tests } of specs)
    for (const { projectName, results } of tests)
      journeys.push({ name: `${file} › ${title} [${projectName}]`, seconds: (results.at(-1)?.duration ?? 0) / 1_000 });
}

async function playwright(args, extra = {}) {
  const report = join(reports, `playwright-${steps.length}.json`);
  const code = await run('playwright', ['test', '--reporter=list,json', `--shuffle=${seed}`, ...args], {
    ...journeyBrowsers(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...extra,
  });
  count(report, code, (result) => {
    collectJourneys(result);
    return [result.stats.expected, result.stats.unexpected + result.stats.flaky];
  });
}

async function checkSources() {
  await check('format and lint', 'biome', ['ci', '.']);
  await check('boundaries', 'depcruise', ['.']);
  await check('unused files, exports and dependencies', 'knip', []);
  await check('types', 'tsc', ['--noEmit']);
}

async function buildAll() {
  await check('builds', node, ['scripts/build.ts']);
  await check('byte budgets', node, ['bench/budgets.ts']);
  process.env.PORTAL_SEED = await findSeed();
}

/** Where the embedded database and PostgreSQL may differ: their tests run on both. */
const enginePaths = ['server/src/platform/database/', 'server/src/platform/health/'];
/** On two cores a third worker computes while the others wait for processes, sockets and the database. */
const nodeTests = ['--selectProjects', 'node', '--maxWorkers=3', '--randomize', `--seed=${seed}`];
/** Every file in a jsdom of its own leaves more behind than a new process costs. */
const screens = ['--selectProjects', 'screens', '--workerIdleMemoryLimit=300MB'];

async function runMain(databaseUrl) {
  await step('sources, builds and demo data', () => Promise.all([checkSources(), buildAll()]));
  const onServer = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {};
  const engine = databaseUrl ? 'PostgreSQL' : 'the embedded database';
  await step(`server, deployment and contract, on ${engine}`, () => jest(nodeTests, onServer));
  if (databaseUrl)
    await step('where the embedded database may differ', () =>
      jest([...nodeTests, '--testPathPatterns', ...enginePaths]),
    );
  await step('screens', () => jest(screens));
  await step('journeys in a browser', () => playwright([]));
}

/** What touches the database ran on PostgreSQL where there is one: here it runs on the embedded database. */
async function runRest(databaseUrl) {
  await step('builds and demo data', buildAll);
  const related = [...nodeTests, '--findRelatedTests', 'server/test/open-test-database.ts'];
  if (databaseUrl) await step('the server on the embedded database', () => jest(related, { FUZZ_CASES: '200' }));
  await step('layouts in the second viewport', () => playwright([], { SECOND_VIEWPORT: 'on' }));
  await step('benches, in their smoke form', () =>
    check('benches', node, ['bench/smoke.ts'], { CHROMIUM: headlessChromium() }),
  );
}

async function runAll() {
  const stack = new AsyncDisposableStack();
  process.once('SIGTERM', () => stack.disposeAsync().finally(() => process.exit(143)));
  try {
    const databaseUrl = await startTestDatabase(stack);
    const speeds = [await measureMachine()];
    await (values.rest ? runRest : runMain)(databaseUrl);
    speeds.push(await measureMachine());
    return Math.min(...speeds);
  } finally {
    await stack.disposeAsync();
  }
}

const machineSeconds = await runAll();
printSlowest(cpuLog, journeys);
if (!values.rest && values.record) recordCpu(steps, cpuLog, machineSeconds);
else if (!values.rest && !compareCpu(steps, cpuLog, machineSeconds) && process.env.CI) failed += 1;
rmSync(reports, { recursive: true });
process.stdout.write(`\nseed ${seed}\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
