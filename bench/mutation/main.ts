import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { temporaryFolder } from '../../e2e/processes.ts';
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
  },
  services: {
    folder: 'server',
    mutate: 'server/src/{api,platform}/**/*.service.ts',
    small: 'server/src/api/audit/audit.service.ts',
    smallTests: 'server/src/api/audit/*.test.ts',
    tests: 'server/src/api/**/*.test.ts',
    least: 0.8,
  },
};
type Target = (typeof targets)[keyof typeof targets];

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

const optionsFor = (
  stack: AsyncDisposableStack,
  { mutate, small, tests, smallTests }: Target,
): PartialStrykerOptions => ({
  mutate: [isSmoke ? small : mutate],
  inPlace: true,
  tempDirName: temporaryFolder(stack, 'mutation-backup'),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      testMatch: [`**/${isSmoke ? smallTests : tests}`],
      cacheDirectory: temporaryFolder(stack, 'mutation-cache'),
      setupFilesAfterEnv: ['./jest.setup.mjs'],
      testTimeout: jest.testTimeout,
      transform: jest.transform,
    },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  allowConsoleColors: false,
});

/** Changes the code in one place after the other: for each change a test should fail. */
await runBench(async (stack) => {
  const name = process.argv[2] === 'services' ? 'services' : 'policies';
  const target = targets[name];
  process.chdir(copyPackage(stack, target));
  const results = await new Stryker(optionsFor(stack, target)).runMutationTest();
  process.chdir(root); // the copy is removed
  const counted = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  process.stdout.write(`${counted.length - alive.length} of ${counted.length} changes of the ${name} were noticed\n`);
  return isSmoke || alive.length <= counted.length * (1 - target.least);
});
