import { act, render, screen } from '@testing-library/react';
import { type RouteObject, RouterProvider } from 'shared-ui/router';
import { messages } from './messages.ts';
import { pageEvents } from './page-events.ts';

const timeoutMs = 1_000;
const release = { url: '/r/public/1/entry.js', integrity: '', globalName: 'public_1' };
const remotes = { public: { routes: ['/'], timeoutMs, releases: [release] } };
const Home = () => <h1>home</h1>;
const never = () => new Promise<never>(() => undefined);

/** Answers each request when its test says so; the client takes the network's function when it is loaded. */
let answer: (reply: Response) => void;
globalThis.fetch = () =>
  new Promise((resolve) => {
    answer = resolve;
  });
const loadClient = () => import('shared-api/client/http');

beforeEach(() => {
  jest.useFakeTimers();
  pageEvents.early.length = 0;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A reader who opens the home page of a remote, or goes to it from another page. */
async function openHome(route: Partial<RouteObject>, from = '/') {
  const home = { id: 'home', index: true, Component: Home, ...route } as RouteObject;
  history.replaceState(null, '', from);
  const { createRouter } = await import('./router.ts');
  const router = await createRouter(remotes, { loadRoutes: async () => ({ release, routes: [home] }) }, undefined);
  render(<RouterProvider router={router} />);
  if (from !== '/') await act(async () => void router.navigate('/'));
  return router;
}

const hint = () => screen.findByText(messages.pageFailedHint);

test.each<[string, Partial<RouteObject>, string]>([
  ['opens', { loader: never }, '/'],
  ['goes to', { loader: never }, '/nowhere'],
  ['goes to, whose script comes with its loader,', { lazy: async () => ({ loader: never }) }, '/nowhere'],
  ['goes to, whose loader has a script of its own,', { lazy: { loader: async () => never } }, '/nowhere'],
])(
  'a reader who %s a page whose data never comes reads what to do, and can try again; its build is at fault',
  async (_, route, from) => {
    const router = await openHome(route, from);
    await pass(timeoutMs);
    expect(await hint()).toBeVisible();
    expect(screen.getByRole('button', { name: messages.retry })).toBeVisible();
    expect(pageEvents.early).toMatchObject([['threw', '/', 0, new Error('the loader did not end')]]);
    router.dispose();
  },
);

/** A browser without a network, which has stored the document of the home page, or none. @returns what it was asked to leave for */
function goOffline(isStored: boolean) {
  const left: string[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // what jsdom says of every document that it would have to fetch
  jest.spyOn(console, 'error').mockImplementation((problem: Error) => void left.push(problem.message));
  const match = async (path: string) => (isStored && path === '/' ? {} : undefined);
  Object.assign(globalThis, { caches: { match } });
  return left;
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

const noNetwork = () => Promise.reject(new Error('no network'));

test.each<[string, Partial<RouteObject>]>([
  ['a loader', { loader: noNetwork }],
  ['a loader that has a script of its own', { lazy: { loader: noNetwork } }],
  ['a script that comes with its loader', { lazy: noNetwork }],
])('a reader without a network goes to a page that was read, with %s, by its stored document', async (_, route) => {
  const left = goOffline(true);
  const router = await openHome(route, '/nowhere');
  await pass(0);
  expect(left).toEqual([expect.stringContaining('navigation')]);
  expect(screen.queryByText(messages.pageFailedHint)).toBeNull();
  router.dispose();
});

test('a reader without a network stays in the document where the next one is not stored', async () => {
  const left = goOffline(false);
  const router = await openHome({ loader: async () => null }, '/nowhere');
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
  expect(left).toEqual([]);
  router.dispose();
});

test('a reader whose page has its data in time is left alone', async () => {
  const clear = jest.spyOn(globalThis, 'clearInterval');
  const set = jest.spyOn(globalThis, 'setInterval');
  const router = await openHome({ loader: async () => null });
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
  const timers = set.mock.results.map(({ value }) => value);
  expect(timers).not.toEqual([]);
  expect(clear.mock.calls.flat()).toEqual(expect.arrayContaining(timers));
  router.dispose();
});

test('a reader on a slow network waits for the last byte; what comes after it may not take longer than any loader', async () => {
  const { http } = await loadClient();
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const loader = async () => {
    await (await http()).get('post').text();
    return never();
  };
  const router = await openHome({ loader });
  await pass(10 * timeoutMs);
  answer(new Response(body.readable));
  await pass(10 * timeoutMs);
  expect(screen.queryByText(messages.pageFailedHint)).toBeNull();
  await body.writable.close();
  await pass(2 * timeoutMs);
  expect(await hint()).toBeVisible();
  router.dispose();
});
