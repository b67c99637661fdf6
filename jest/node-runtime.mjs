import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const root = resolve(import.meta.dirname, '..');
enableCompileCache(resolve(root, '.cache/node-compile'));

/** jest bounds hooks and tests, but no `await` at the top of a file; longer than a slow set-up takes on a busy machine. */
const importTimeoutMs = 600_000;

/** What a test file imports from `@jest/globals`. */
const jestGlobals = Symbol.for('tadamon.jest-globals');
/** Counts the test files of this worker: a part of the address of whatever each of them reads again. */
let fileNumber = 0;

const rootUrl = pathToFileURL(`${root}/`).href;
/** Helpers of tests register hooks and keep state when they are read, so that each file needs its own. */
const isTestHelper = (url) =>
  url.startsWith(rootUrl) && /^(?!.*\/node_modules\/).*\/(test|testing)\/[^?]*\.ts$/.test(url);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return { url: `jest-globals:${fileNumber}`, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    return isTestHelper(resolved.url) ? { ...resolved, url: `${resolved.url}?file=${fileNumber}` } : resolved;
  },
  load(url, context, next) {
    if (!url.startsWith('jest-globals:')) return next(url, context);
    const names = Object.keys(globalThis[jestGlobals]).join(', ');
    const source = `export const { ${names} } = globalThis[Symbol.for('${jestGlobals.description}')];`;
    return { format: 'module', shortCircuit: true, source };
  },
});

const timerMethods = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'clearAllTimers',
  'getRealSystemTime',
  'getTimerCount',
  'now',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'setSystemTime',
  'useFakeTimers',
  'useRealTimers',
];
const mockMethods = ['clearAllMocks', 'fn', 'isMockFunction', 'mocked', 'resetAllMocks', 'restoreAllMocks', 'spyOn'];

/** The part of the `jest` object that needs no module registry; what replaces modules is not offered. */
function createJest({ moduleMocker, fakeTimersModern }) {
  const bound = (target, names) => names.map((name) => [name, target[name].bind(target)]);
  return Object.fromEntries([...bound(moduleMocker, mockMethods), ...bound(fakeTimersModern, timerMethods)]);
}

/** What jest's runner asks of a module system, answered by Node's own. */
export default class NodeRuntime {
  constructor(_config, environment) {
    fileNumber += 1;
    this.environment = environment;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Runs a file to the end of its top level. @throws when that takes too long: it would hold up the whole run */
  async unstable_importModule(path) {
    const imported = new AbortController();
    const tooLong = pause(importTimeoutMs, undefined, { signal: imported.signal }).then(() => {
      throw new Error(`${path} is not ready after ${importTimeoutMs / 1_000} s: an await at its top level never ends`);
    });
    try {
      await Promise.race([import(`${pathToFileURL(path)}?file=${fileNumber}`), tooLong]);
    } finally {
      imported.abort();
    }
  }

  requireModule(path) {
    return require(path);
  }

  /** jest-circus keeps the tests of a file in its module and their listeners in a global. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    globalThis[jestGlobals] = { ...globals, jest: createJest(this.environment) };
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {}
}
