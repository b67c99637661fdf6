import { init } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'shared-ui/router';
import { reportLoads } from './load-reports.ts';
import { pageEvents } from './page-events.ts';
import { createRemotes } from './remotes.ts';

const timeoutMs = 1_000;
const releaseOf = (version: string) => ({
  url: `http://localhost:4001/r/public/${version}/entry.js`,
  integrity: '',
  globalName: `public_${version}`,
});
const routesOf = (version: string): RouteObject[] => [{ id: version, path: '/' }];

/** The entry of a release as its script leaves it; its routes come when `arrival` says so. */
const provide = (version: string, arrival: Promise<unknown>) =>
  Object.assign(globalThis, {
    [`public_${version}`]: {
      init: () => undefined,
      get: async () => arrival.then(() => () => ({ routes: routesOf(version) })),
    },
  });

beforeAll(() => void init({ name: 'shell', remotes: [] }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Told = { url: string; outcome: string };

/** A server that agrees to listen when `answer` is called, and what it is told from then on. */
function aServer(token = 'of this visit') {
  const told: Told[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(globalThis, {
    __webpack_public_path__: '/r/shell/1/',
    fetch: () => promise.then(() => ({ status: 200, json: async () => ({ token }) })),
  });
  const sendBeacon = (_: string, body: string) => {
    const report = JSON.parse(body);
    expect(report.token).toBe(token);
    told.push(...report.reports);
  };
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { getEntriesByType: () => [] });
  return { answer: resolve, outcomes: () => told.map(({ url, outcome }) => `${outcome} ${url}`) };
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
  expect(await loading).toEqual(routesOf('2'));
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
