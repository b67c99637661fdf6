import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleChakra } from './jest/bundle-chakra.mjs';

const rootDir = import.meta.dirname;
const inRoot = (path) => resolve(rootDir, path);

const shared = {
  rootDir,
  // the example for repositories of their own has a package.json of its own, whose name a remote here may have
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/', '<rootDir>/e2e/other-team/'],
  setupFilesAfterEnv: [inRoot('jest/setup.mjs')],
};

/** How modules of screens are compiled. */
const transform = {
  '\\.tsx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** The machine may be busy: what never ends is found all the same. */
export const testTimeout = 180_000;

/** How tests of screens run. The paths are absolute: a front end in a repository of its own has another `rootDir`. */
export const screens = {
  setupFilesAfterEnv: shared.setupFilesAfterEnv,
  testEnvironment: inRoot('jest/screen-environment.mjs'),
  moduleNameMapper: { '\\.css$': inRoot('jest/empty.cjs'), ...(await bundleChakra()) },
  transform,
};

/** Tests of Node packages; those that need a DOM end in `.test.tsx`. */
const nodeTests = [
  '**/{server,deploy}/{src,test}/**/*.test.ts',
  '**/deploy/production/*.test.ts',
  '**/{bench,scripts}/**/*.test.ts',
  '**/shared-api/src/contract/**/*.test.ts',
];

/** Tests of Node packages run in Node's own modules, which a worker reads once; tests of screens run in jsdom. */
export default {
  testTimeout,
  maxWorkers: '100%',
  testSequencer: './jest/sequencer.mjs',
  // a worker keeps the modules and an embedded database between test files
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testMatch: nodeTests,
      testEnvironment: './jest/node-environment.mjs',
      runtime: '<rootDir>/jest/node-runtime.mjs',
      transform: {},
    },
    {
      ...shared,
      ...screens,
      displayName: 'screens',
      testMatch: ['**/src/**/*.test.{ts,tsx}', ...nodeTests.map((pattern) => `!${pattern}`)],
    },
  ],
};
