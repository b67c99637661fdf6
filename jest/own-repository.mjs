import { resolve } from 'node:path';
import { screens, testTimeout } from '../jest.config.mjs';

const packages = resolve(import.meta.dirname, '../node_modules');

/**
 * Jest for a front end in a repository of its own. What the shell provides, and the helpers of `shared-ui/testing` and
 * `shared-api/testing/…`, come from this checkout; so do React and Testing Library, of which a test needs one copy.
 */
export default {
  ...screens,
  testTimeout,
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  modulePaths: [packages],
  moduleNameMapper: {
    ...screens.moduleNameMapper,
    '^(react|react-dom|@testing-library/[^/]+)(/.*)?$': `${packages}/$1$2`,
  },
};
