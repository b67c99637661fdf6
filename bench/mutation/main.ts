import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { isSmoke, runBench } from '../run-bench.ts';

const root = resolve(import.meta.dirname, '../..');

/** What is changed, the tests of it, and how many of the changes a test must notice. */
const targets = {
  policies: {
    folder: 'shared-api',
    mutate: 'shared-api/src/contract/*.policy.ts',
    small: 'shared-api/src/contract/offices.policy.ts',
    smallTests: 'shared-api/src/contract/offices.policy.test.ts',
    tests: 'shared-api/src/**/*.policy.test.ts',
    least: 1,
    ignoreStatic: false,
  },
  services: {
    folder: 'server',
    mutate: 'server/src/{api,platform}/**/*.service.ts',
    small: 'server/src/api/audit/audit.service.ts',
    smallTests: 'server/src/api/audit/*.test.ts',
    tests: 'server/src/api/**/*.test.ts',
    least: 0.8,
    ignoreStatic: true, // what runs once, when a module is read, would take every test for each change
  },
};
type Target = (typeof targets)[keyof typeof targets];

const report = 'mutation.json';
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const environment = '@stryker-mutator/jest-runner/jest-env/node';

/** How all tests are compiled and set up; a module without types. */
const { default: jest }: { default: { transform: object; testTimeout: number } } = await import(
  `${root}/jest.config.mjs`
);

/**
 * A copy of the package for Stryker to change. Tests name their environment in the first line, which hides from Stryker
 * which test runs which line: those of the copy name Stryker's own.
 */
function copyPackage(stack: AsyncDisposableStack, { folder }: Target) {
  const copy = temporaryFolder(stack, 'mutation');
  const link = (path: string) => existsSync(join(root, path)) && symlinkSync(join(root, path), join(copy, path));
  for (const file of ['package.json', 'jest.setup.mjs']) cpSync(join(root, file), join(copy, file));
  const isOwn = (path: string) => !/\/(node_modules|dist)$/.test(path);
  cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isOwn });
  link('node_modules');
  link(`${folder}/node_modules`);
  for (const file of globSync(`${folder}/src/**/*.test.ts`, { cwd: copy })) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace('-environment node', `-environment ${environment}`));
  }
  return copy;
}

const optionsFor = (stack: AsyncDisposableStack, target: Target) => ({
  mutate: [isSmoke ? target.small : target.mutate],
  inPlace: true,
  tempDirName: temporaryFolder(stack, 'mutation-backup'),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      testMatch: [`**/${isSmoke ? target.smallTests : target.tests}`],
      cacheDirectory: temporaryFolder(stack, 'mutation-cache'),
      setupFilesAfterEnv: ['./jest.setup.mjs'],
      testTimeout: jest.testTimeout,
      transform: jest.transform,
    },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignoreStatic: target.ignoreStatic,
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: report },
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
});

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** Changes the code in one place after the other: for each change a test should fail. */
await runBench(async (stack) => {
  const name = process.argv[2] === 'services' ? 'services' : 'policies';
  const target = targets[name];
  const copy = copyPackage(stack, target);
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(optionsFor(stack, target)));
  const child = startProcess(stack, process.execPath, [stryker, 'run'], {
    cwd: copy,
    stdio: 'inherit',
    signal: 'SIGTERM',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) return false;
  const { files }: Report = JSON.parse(readFileSync(join(copy, report), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const alive = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  process.stdout.write(`${noticed} of ${noticed + alive} changes of the ${name} were noticed\n`);
  return isSmoke || noticed >= target.least * (noticed + alive);
});
