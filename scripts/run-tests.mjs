import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBench } from '../bench/run-bench.ts';
import { findPostgresql, startTestDatabase } from '../bench/start/postgresql.ts';
import { temporaryFolder } from '../e2e/processes.ts';
import { findSeed } from '../e2e/seed.ts';
import { headlessChromium, journeyBrowsers } from './chromium.mjs';
import { calibrate, childCpuSeconds, compareCpu, printSlowest, recordCpu } from './cpu-report.mjs';
import { findNamedTests } from './named-tests.mjs';
import { node, root, run, runQuietly, stop } from './set-up.mjs';

// npm test: what every change must pass. `npm test -- posts server/src/app.test.ts`: the tests of what is named. `--rest` runs what CI adds: the server's tests on the other database, layouts in the
// second viewport, the benches in their smoke form. `--record` keeps the CPU seconds as what later runs are compared with;
// `--seed 123` repeats the order of a run.

function readArguments() {
  const options = { rest: { type: 'boolean' }, record: { type: 'boolean' }, seed: { type: 'string' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(`${error.message}\nnpm test -- [--seed 123] [--rest | --record | a folder, a file or a noun…]`);
  }
}
const { values, positionals: names } = readArguments();
if (names.length > 0 && (values.rest || values.record)) stop('--rest and --record are of whole runs: name no tests.');
if (values.seed && !/^\d{1,9}$/.test(values.seed)) stop(`'${values.seed}' is no seed: give a number.`);
/** Each commit has an order of its own, so that a run that failed can be repeated. */
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout ?? '';
const seed = Number(values.seed ?? (Number.parseInt(commit.slice(0, 7), 16) || 1));

let stack;
let reports;
let cpuLog;
let passed = 0;
let failed = 0;
const steps = [];
const journeys = [];

/** Runs a part of all tests; its CPU seconds are those of all processes that it started and that have ended. */
async function step(title, act) {
  if (stack.disposed) return; // interrupted
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
  const report = join(reports, randomUUID());
  const options = ['--silent', '--randomize', `--seed=${seed}`, '--json', `--outputFile=${report}`];
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
  const report = join(reports, randomUUID());
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
  await check('regular expressions', node, ['scripts/check-expressions.ts']);
}

async function buildAll() {
  await check('builds', node, ['scripts/build.ts']);
  await check('byte budgets', node, ['bench/budgets.ts']);
  try {
    process.env.PORTAL_SEED = await findSeed();
  } catch (error) {
    process.stderr.write(`The demo data could not be loaded: ${error.message}\n`);
    failed += 1;
  }
}

/** On two cores a third worker computes while the others wait for processes, sockets and the database. */
const nodeTests = ['--selectProjects', 'node', '--maxWorkers=3'];
/** Where the embedded database and PostgreSQL may differ: their tests run on both. */
const onBothEngines = [
  ...['--selectProjects', 'node', '--maxWorkers=1'],
  ...['--testPathPatterns', 'server/src/platform/database/', 'server/src/platform/health/'],
];
/** Every file in a jsdom of its own leaves more behind than a new process costs. */
const screens = ['--selectProjects', 'screens', '--workerIdleMemoryLimit=300MB'];

async function runMain() {
  const postgresql = stack.use(new AsyncDisposableStack());
  const databaseUrl = await startTestDatabase(postgresql);
  await step('sources, builds and demo data', () => Promise.all([checkSources(), buildAll()]));
  const onServer = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {};
  const engine = databaseUrl ? 'PostgreSQL' : 'the embedded database';
  await step(`server, deployment and contract, on ${engine}`, () => jest(nodeTests, onServer));
  await step('what PostgreSQL itself took', () => postgresql.disposeAsync());
  await step('screens, and where the embedded database may differ', () =>
    Promise.all([jest(screens), databaseUrl && jest(onBothEngines)]),
  );
  await step('journeys in a browser', () => playwright([]));
}

/** What touches the database ran on PostgreSQL where there is one: here it runs on the embedded database. */
async function runRest() {
  await step('builds and demo data', buildAll);
  const related = [...nodeTests, '--findRelatedTests', 'server/test/open-test-database.ts'];
  if (findPostgresql()) await step('the server on the embedded database', () => jest(related, { FUZZ_CASES: '200' }));
  await step('layouts in the second viewport', () => playwright([], { SECOND_VIEWPORT: 'on' }));
  await step('benches, in their smoke form', () =>
    check('benches', node, ['bench/smoke.ts'], { CHROMIUM: headlessChromium() }),
  );
}

function report(machineSeconds) {
  printSlowest(cpuLog, journeys);
  if (values.rest) return;
  if (values.record) recordCpu(steps, cpuLog, machineSeconds);
  else compareCpu(steps, cpuLog, machineSeconds);
}

/** The tests of what is named, in their order, unless a seed is given. */
async function runNamed() {
  const { patterns, journeys: specs } = findNamedTests(names);
  const codes = [];
  if (patterns.length > 0)
    codes.push(await run('jest', [...(values.seed ? ['--randomize', `--seed=${seed}`] : []), ...patterns]));
  if (specs.length > 0)
    codes.push(
      await run('playwright', ['test', ...(values.seed ? [`--shuffle=${seed}`] : []), ...specs], journeyBrowsers()),
    );
  return Math.max(...codes);
}

if (names.length > 0) process.exit(await runNamed());

await runBench(async (ownStack) => {
  stack = ownStack;
  reports = temporaryFolder(stack, 'test');
  cpuLog = join(reports, 'cpu.jsonl');
  const speeds = [await calibrate()];
  await (values.rest ? runRest() : runMain());
  speeds.push(await calibrate());
  if (stack.disposed) return false;
  report(Math.min(...speeds));
  process.stdout.write(`\nseed ${seed}\n${passed} passed, ${failed} failed\n`);
  return failed === 0;
});
