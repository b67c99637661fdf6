import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runBench } from '../bench/run-bench.ts';
import { startTestDatabase } from '../bench/start/postgresql.ts';
import { temporaryFolder } from '../e2e/processes.ts';
import { journeyBrowsers } from './chromium.mjs';
import { findNamedTests } from './named-tests.mjs';
import { node, root, runQuietly, stop } from './set-up.mjs';

// npm run test:repeat -- 20 [file…]: every file of tests and every journey so many times, in random order, every second
// round with another process on one core, every third on the embedded database; without files, all of them.

const [times = '20', ...files] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) stop('How often? For example: npm run test:repeat -- 20');
const rounds = Number(times);
const { patterns, journeys } = findNamedTests(files);

let stack;
let report;
const readReport = () => JSON.parse(readFileSync(report, 'utf8'));

/** How often each test failed, by its name. */
const failures = new Map();
let runs = 0;

const countFailures = () => [...failures.values()].reduce((sum, count) => sum + count, 0);

function note(name, hasPassed) {
  runs += 1;
  if (!hasPassed) failures.set(name, (failures.get(name) ?? 0) + 1);
}

/** Keeps one core busy until it is stopped, or until this process is gone. */
function startLoad() {
  const untilOrphan = `while (process.ppid === ${process.pid});`;
  const busy = spawn(node, ['-e', untilOrphan], { stdio: 'ignore' });
  return () => busy.kill();
}

async function withLoad(isBusy, act) {
  const stopLoad = isBusy ? startLoad() : () => undefined;
  try {
    return await act();
  } finally {
    stopLoad();
  }
}

function recordJest({ testResults }) {
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name);
    if (assertionResults.length === 0) note(file, status === 'passed');
    for (const test of assertionResults) note(`${file} › ${test.fullName}`, test.status === 'passed');
  }
}

function recordJourneys({ suites }) {
  for (const { suites: inner = [], specs = [] } of suites) {
    recordJourneys({ suites: inner });
    for (const { file, title, tests } of specs)
      for (const { projectName, status } of tests) note(`${file} › ${title} [${projectName}]`, status === 'expected');
  }
}

async function round(kind, seed, isBusy, command, args, read, extra) {
  const began = Date.now();
  const failedBefore = countFailures();
  const { code, printed } = await withLoad(isBusy, () => runQuietly(command, args, extra));
  if (stack.disposed) return; // interrupted
  const seconds = Math.round((Date.now() - began) / 1_000);
  try {
    read(readReport());
    rmSync(report);
    if (code !== 0 && countFailures() === failedBefore) throw new Error('what failed is not among the tests');
  } catch {
    note(`${kind}: the whole run`, false);
  }
  process.stdout.write(`${kind}, seed ${seed}${isBusy ? ', beside a busy core' : ''}: exit ${code}, ${seconds} s\n`);
  if (countFailures() > failedBefore) process.stdout.write(printed);
}

/** Every file, or those that are named. */
async function repeat(index, databaseUrl) {
  const seed = 1 + Math.floor(Math.random() * 1_000_000);
  const isBusy = index % 2 === 1;
  if (files.length === 0 || patterns.length > 0) {
    const args = ['--silent', '--randomize', `--seed=${seed}`, '--json', `--outputFile=${report}`, ...patterns];
    const onServer = databaseUrl && index % 3 !== 2 ? { TEST_DATABASE_URL: databaseUrl } : {};
    await round('jest', seed, isBusy, 'jest', args, recordJest, onServer);
  }
  if (files.length === 0 || journeys.length > 0) {
    const args = ['test', `--shuffle=${seed}`, '--reporter=json', ...journeys];
    const extra = { ...journeyBrowsers(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    await round('journeys', seed, isBusy, 'playwright', args, recordJourneys, extra);
  }
}

await runBench(async (ownStack) => {
  stack = ownStack;
  report = join(temporaryFolder(stack, 'repeat'), 'report.json');
  const built = await runQuietly(node, ['scripts/build.ts']);
  if (built.code !== 0) throw new Error(built.printed);
  const databaseUrl = await startTestDatabase(stack);
  for (let index = 0; index < rounds && !stack.disposed; index += 1) await repeat(index, databaseUrl);
  for (const [name, count] of failures) process.stdout.write(`failed ${count} of ${rounds}: ${name}\n`);
  const failed = countFailures();
  if (!stack.disposed) process.stdout.write(`${runs - failed} passed, ${failed} failed\n`);
  return failed === 0;
});
