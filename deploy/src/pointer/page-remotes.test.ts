import { nearRemotesOf, pageRemotesOf } from './page-remotes.ts';
import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';

const aRelease = (version: string): Release => ({
  url: `/r/x/${version}/x.js`,
  metadata: { version, integrity: `sha384-${'x'.repeat(64)}` },
  extras: { globalName: 'x' },
});

const aFrontEnd = (routes: string[]): FrontEnd => ({
  routes,
  stable: aRelease('new'),
  previous: aRelease('old'),
  canary: null,
  timeoutMs: 1500,
  required: false,
});

const aPointer = (count: number): Pointer => ({
  schema: 1,
  seq: 1,
  parent: null,
  host: { name: 'shell', provides: {} },
  remotes: Object.fromEntries(
    ['shell', ...Array.from({ length: count }, (_, number) => `remote-${number}`)].map((name) => [
      name,
      aFrontEnd([`/${name}`]),
    ]),
  ),
});

const toldOf = (remotes: ReturnType<typeof nearRemotesOf>) =>
  Object.entries(remotes).flatMap(([name, { releases }]) => (releases.length > 0 ? [name] : []));

test('a page of a small portal carries every build, and the one before each', () => {
  const pointer = aPointer(9);
  expect(nearRemotesOf(pointer, 'remote-8')).toEqual(pageRemotesOf(pointer));
  expect(pageRemotesOf(pointer)['remote-8']?.releases.map(({ url }) => url)).toEqual([
    '/r/x/new/x.js',
    '/r/x/old/x.js',
  ]);
});

test('a page of a large portal carries the builds of its own remote and of eight more, and the paths of all', () => {
  const remotes = nearRemotesOf(aPointer(50), 'remote-42');
  expect(toldOf(remotes)).toEqual([...Array.from({ length: 8 }, (_, number) => `remote-${number}`), 'remote-42']);
  expect(Object.keys(remotes)).toHaveLength(50);
  expect(remotes['remote-49']?.routes).toEqual(['/remote-49']);
  expect(toldOf(nearRemotesOf(aPointer(50), undefined))).toHaveLength(8);
});
