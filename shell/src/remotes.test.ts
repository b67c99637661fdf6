import { init } from '@module-federation/enhanced/runtime';
import type { LoadReports } from 'shared-api/contract/front-ends.contract';
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

test('a release that came late is told as loaded, and a page of it that throws is told as its own', async () => {
  const told: LoadReports = [];
  Object.assign(globalThis, { __webpack_public_path__: '/r/shell/1/' });
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => told.push(...JSON.parse(body)) });
  const late = Promise.withResolvers<void>();
  const before = Promise.withResolvers<void>();
  provide('2', late.promise);
  provide('1', before.promise);
  const remotes = { public: { routes: ['/'], timeoutMs, releases: [releaseOf('2'), releaseOf('1')] } };
  reportLoads(remotes);
  const loading = createRemotes(remotes).loadRoutes('public', '/');
  await jest.advanceTimersByTimeAsync(timeoutMs);
  late.resolve();
  expect(await loading).toEqual(routesOf('2'));
  before.resolve();
  await jest.advanceTimersByTimeAsync(0);
  pageEvents.record('threw', '/');

  const outcomes = told.map(({ url, outcome }) => `${outcome} ${url}`);
  expect(outcomes).toEqual([
    'loaded /r/shell/1/',
    'late /r/public/2/entry.js',
    'loaded /r/public/2/entry.js',
    'loaded /r/public/1/entry.js',
    'threw /r/public/2/entry.js',
  ]);
});
