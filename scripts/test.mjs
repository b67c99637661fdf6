import { journeyBrowsers } from './chromium.mjs';
import { install, node, run } from './set-up.mjs';

// npm test: every check (run-tests.mjs). npm test -- posts server/src/app.test.ts e2e/journeys/print.spec.ts: the tests of what is
// named: folders, files, journeys.

install();
const args = process.argv.slice(2);
const isJourney = (name) => name.endsWith('.spec.ts');
const toPattern = (name) => (/[./]/.test(name) ? name : `/${name}/`);

async function runNamed(names) {
  const journeys = names.filter(isJourney);
  const others = names.filter((name) => !isJourney(name)).map(toPattern);
  const codes = [];
  if (others.length > 0) codes.push(await run('jest', others));
  if (journeys.length > 0) codes.push(await run('playwright', ['test', ...journeys], journeyBrowsers()));
  return Math.max(...codes);
}

process.exitCode =
  args.length > 0 && !args[0].startsWith('--')
    ? await runNamed(args)
    : await run(node, ['scripts/run-tests.mjs', ...args]);
