import { init } from '@module-federation/enhanced/runtime';
import type { ErrorReport } from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { RouteObject } from 'shared-ui/router';
import { longestTaskMs } from './limits.ts';
import { reportLoads } from './load-reports.ts';
import { pageEvents } from './page-events.ts';
import { createRemotes } from './remotes.ts';
import { globalsAtStart } from './replaced-globals.ts';

const timeoutMs = 1_000;
const releaseOf = (version: string) => ({
  url: `http://localhost:4001/r/public/${version}/entry.js`,
  integrity: '',
  globalName: `public_${version}`,
});
type Scope = Record<string, Record<string, { lib?: () => unknown }>>;
const routesOf = (version: string): RouteObject[] => [{ id: version, path: '/' }];

/** The entry of a release as its script leaves it; its routes come when `arrival` says so. */
const provide = (version: string, arrival: Promise<unknown>) =>
  Object.assign(globalThis, {
    [`public_${version}`]: {
      init: () => undefined,
      get: async () => arrival.then(() => () => ({ routes: routesOf(version) })),
    },
  });

/** As React's: a CommonJS module, whose exports can be assigned. */
const ownReact = { useState: () => 'ours' };
const shared = { version: '19.0.0', lib: () => ownReact, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } };
beforeAll(() => void init({ name: 'shell', remotes: [], shared: { react: shared } }));
const { record: recordEarly } = pageEvents;
beforeEach(() => {
  jest.useFakeTimers();
  // as in a page that nobody listens to yet
  pageEvents.record = recordEarly;
  pageEvents.early.length = 0;
});
afterEach(() => jest.useRealTimers());

type Told = { url: string; outcome: string };

/** A server that agrees to listen when `answer` is called, and what it is told from then on. */
function aServer(token = 'of this visit') {
  const told: Told[] = [];
  const errors: ErrorReport[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(globalThis, {
    __webpack_public_path__: '/r/shell/1/',
    fetch: (): unknown => promise.then(() => ({ status: 200, json: async () => ({ token }) })),
  });
  globalsAtStart.fetch = fetch;
  const sendBeacon = (_: string, body: string) => {
    const report = JSON.parse(body);
    expect(report.token).toBe(token);
    told.push(...(report.reports ?? []));
    errors.push(...(report.errors ?? []));
  };
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { getEntriesByType: () => [] });
  return { answer: resolve, errors, outcomes: () => told.map(({ url, outcome }) => `${outcome} ${url}`) };
}

test('a release that came late is told as loaded, and a page of it that throws is told as its own', async () => {
  const server = aServer();
  server.answer();
  const late = Promise.withResolvers<void>();
  const before = Promise.withResolvers<void>();
  provide('2', late.promise);
  provide('1', before.promise);
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('2'), releaseOf('1')] } };
  void reportLoads(remotes, [], 0);
  const loading = createRemotes(remotes).loadRoutes('public', '/');
  await jest.advanceTimersByTimeAsync(timeoutMs);
  late.resolve();
  expect(await loading).toEqual({ release: releaseOf('2'), routes: routesOf('2') });
  before.resolve();
  await jest.advanceTimersByTimeAsync(0);
  pageEvents.record('threw', '/');

  expect(server.outcomes()).toEqual([
    'loaded /r/shell/1/',
    'late /r/public/2/entry.js',
    'loaded /r/public/2/entry.js',
    'loaded /r/public/1/entry.js',
    'threw /r/public/2/entry.js',
  ]);
});

test('what happens before the server listens is told once it does', async () => {
  const server = aServer();
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('3')] } };
  const told = reportLoads(remotes, [], 0);
  pageEvents.record('loaded', '/r/public/3/entry.js', 5);
  expect(server.outcomes()).toEqual([]);
  server.answer();
  await told;
  expect(server.outcomes()).toEqual(['loaded /r/shell/1/', 'loaded /r/public/3/entry.js']);
});

const anEntry = (version: string) => `http://localhost:4001/r/public/${version}/entry.js`;

test('a build that replaces what all remotes need is told as the cause, once for each function', async () => {
  const server = aServer();
  server.answer();
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('4')] } };
  await reportLoads(remotes, [], 0);
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new Error('replaced'));
  pageEvents.record('loaded', anEntry('4'), 5);
  pageEvents.record('threw', '/', 0, new Error('the page threw'));
  globalThis.fetch = fetch;

  const [replaced, threw, ...others] = server.errors;
  expect(replaced).toMatchObject({ kind: 'error', message: 'Error: fetch was replaced' });
  expect(replaced?.stack).toContain(`(${anEntry('4')}:1:1)`);
  expect(threw?.message).toBe('Error: the page threw');
  expect(others).toEqual([]);
});

test('a build whose page answers to nobody for seconds is told, and one whose page takes its time is not', async () => {
  history.replaceState(null, '', '/');
  const server = aServer();
  server.answer();
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('8')] } };
  let reportTask: (duration: number) => void = () => undefined;
  class TaskObserver {
    static supportedEntryTypes = ['longtask'];
    constructor(tell: (list: { getEntries: () => { duration: number }[] }) => void) {
      reportTask = (duration) => tell({ getEntries: () => [{ duration }] });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: TaskObserver });
  await reportLoads(remotes, [], 0);
  Object.assign(globalThis, { PerformanceObserver: undefined });
  pageEvents.record('loaded', anEntry('8'), 5);
  reportTask(longestTaskMs);
  expect(server.errors).toEqual([]);
  reportTask(longestTaskMs + 1);
  expect(server.errors).toMatchObject([{ message: 'Error: the page was blocked for seconds' }]);
  expect(server.errors[0]?.stack).toContain(`(${anEntry('8')}:1:1)`);
});

test('what a page throws without a stack is told as an error of its build', async () => {
  const server = aServer();
  server.answer();
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('5')] } };
  await reportLoads(remotes, [], 0);
  pageEvents.record('loaded', anEntry('5'), 5);
  pageEvents.record('threw', '/', 0, 'no error');

  expect(server.errors).toMatchObject([{ kind: 'boundary', message: 'Error: no error' }]);
  expect(server.errors[0]?.stack).toContain(`(${anEntry('5')}:1:1)`);
});

test('what a remote puts in the place of a singleton is not what another remote gets, and no remote changes a module of React', async () => {
  const scopes: Record<string, Scope> = {};
  for (const version of ['6', '7']) {
    provide(version, Promise.resolve());
    const entry = Reflect.get(globalThis, `public_${version}`);
    entry.init = (scope: Scope) => {
      scopes[version] = scope;
    };
  }
  const remoteOf = (version: string, path: string) => ({ routes: [path], timeoutMs, releases: [releaseOf(version)] });
  const { loadRoutes } = createRemotes({ hostile: remoteOf('6', '/hostile'), other: remoteOf('7', '/') });
  await loadRoutes('hostile', '/hostile');
  const forged = { lib: () => ({}), get: async () => () => ({}), loaded: true };
  Object.assign(scopes[6]?.react?.['19.0.0'] ?? {}, forged);
  Object.assign(scopes[6]?.react ?? {}, { '99.0.0': { ...forged, version: '99.0.0' } });
  await loadRoutes('other', '/');

  const { react = {} } = scopes[7] ?? {};
  expect(Object.keys(react)).toEqual(['19.0.0']);
  expect(react['19.0.0']?.lib?.()).toBe(ownReact);
  expect(() => Object.assign(ownReact, { useState: () => 'theirs' })).toThrow(TypeError);
});
