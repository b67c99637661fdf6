import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { temporaryFolder } from '../../e2e/processes.ts';
import { isSmoke, runBench } from '../run-bench.ts';

const root = resolve(import.meta.dirname, '../..');
const policies = 'shared-api/src/contract/*.policy.ts';
const smallPolicy = 'shared-api/src/contract/offices.policy.ts';

/** How all tests are compiled and set up; a module without types. */
const { default: jest }: { default: { setupFilesAfterEnv: string[]; transform: object } } = await import(
  `${root}/jest.config.mjs`
);

/** Changes the policies in one place after the other: for each change a test must fail. */
await runBench(async (stack) => {
  process.chdir(root);
  const results = await new Stryker({
    mutate: [isSmoke ? smallPolicy : policies],
    ignorePatterns: ['*', '!shared-api/**', '!jest.setup.mjs', '!package.json'],
    tempDirName: temporaryFolder(stack, 'mutation'),
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      config: {
        testMatch: ['**/*.policy.test.ts'],
        cacheDirectory: temporaryFolder(stack, 'mutation-cache'),
        setupFilesAfterEnv: jest.setupFilesAfterEnv,
        transform: jest.transform,
      },
    },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'off', // the tests take a moment together, and name an environment of their own
    concurrency: 1,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false },
    allowConsoleColors: false,
  }).runMutationTest();
  const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  process.stdout.write(`${results.length - alive.length} of ${results.length} changes were noticed\n`);
  return alive.length === 0;
});
