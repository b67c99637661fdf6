import { bundleChakra } from './jest.vendor.mjs';

/** One configuration for every room. Screens run in `jest.environment.mjs`; a Node test says so in its first line. */
export default {
  testEnvironment: './jest.environment.mjs',
  testMatch: ['**/src/**/*.test.{ts,tsx}', '<rootDir>/{server/test,bench,scripts}/**/*.test.ts'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testTimeout: 180_000,
  maxWorkers: '100%',
  // what files of tests leave behind slows those after them; a new process costs less
  workerIdleMemoryLimit: '300MB',
  setupFilesAfterEnv: ['./jest.setup.mjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.empty.cjs', ...(await bundleChakra()) },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
