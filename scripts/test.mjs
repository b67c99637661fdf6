import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { install, node, run } from './set-up.mjs';

install();
const rooms = process.argv.slice(2);
if (rooms.length > 0)
  process.exit(
    await run(
      'jest',
      rooms.map((room) => `/${room}/`),
    ),
  );

const reports = mkdtempSync(join(tmpdir(), 'tadamon-test-'));
const report = (name) => join(reports, `${name}.json`);
let passed = 0;
let failed = 0;

/** A check without tests of its own counts as one. */
async function check(title, command, args) {
  process.stdout.write(`\n— ${title}\n`);
  if ((await run(command, args)) === 0) passed += 1;
  else failed += 1;
}

function count(name, code, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(report(name), 'utf8')));
    passed += good;
    failed += bad === 0 && code !== 0 ? 1 : bad;
  } catch (error) {
    process.stderr.write(`${name}: ${error.message}\n`);
    failed += 1;
  }
}

await check('format and lint', 'biome', ['ci', '.']);
await check('boundaries', 'depcruise', ['.']);
await check('unused files, exports and dependencies', 'knip', []);
await check('types', 'tsc', ['--noEmit']);
await check('builds', node, ['scripts/build.ts']);
await check('byte budgets', node, ['bench/budgets.ts']);

process.stdout.write('\n— units, screens and server\n');
const jest = await run('jest', ['--silent', '--json', `--outputFile=${report('jest')}`]);
count('jest', jest, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
  numPassedTests,
  numFailedTests + numRuntimeErrorTestSuites,
]);

process.stdout.write('\n— journeys in a browser\n');
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM: chromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'),
});
let onSecondTry = 0;
count('journeys', journeys, ({ stats }) => {
  onSecondTry = stats.flaky;
  return [stats.expected + stats.flaky, stats.unexpected];
});

rmSync(reports, { recursive: true });
const unsteady = onSecondTry === 0 ? '' : `; ${onSecondTry} of them only when tried again`;
process.stdout.write(`\n${passed} passed${unsteady}, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
