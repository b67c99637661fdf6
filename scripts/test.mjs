import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlessChromium, journeyBrowsers } from './chromium.mjs';
import { install, node, run, runQuietly } from './set-up.mjs';

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
async function check(title, command, args, extra) {
  const { code, printed } = await runQuietly(command, args, extra);
  process.stdout.write(`\n— ${title}\n${printed}`);
  if (code === 0) passed += 1;
  else failed += 1;
}

async function checkBuilds() {
  await check('builds', node, ['scripts/build.ts']);
  await check('byte budgets', node, ['bench/budgets.ts']);
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

await Promise.all([
  check('format and lint', 'biome', ['ci', '.']),
  check('boundaries', 'depcruise', ['.']),
  check('unused files, exports and dependencies', 'knip', []),
  check('types', 'tsc', ['--noEmit']),
  checkBuilds(),
]);
// loaded once; benches and journeys copy it
const seed = join(reports, 'portal');
await check('demo data', node, ['e2e/make-seed.ts', seed]);
process.env.PORTAL_SEED = seed;
await check('benches, in their smoke form', node, ['bench/smoke.ts'], { CHROMIUM: headlessChromium() });

process.stdout.write('\n— units, screens and server\n');
const jest = await run('jest', ['--silent', '--json', `--outputFile=${report('jest')}`]);
count('jest', jest, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
  numPassedTests,
  numFailedTests + numRuntimeErrorTestSuites,
]);

process.stdout.write('\n— journeys in a browser\n');
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  ...journeyBrowsers(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'),
});
count('journeys', journeys, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);

rmSync(reports, { recursive: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
