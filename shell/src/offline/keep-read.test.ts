import { isReadPage, keepRead } from './keep-read.ts';

type Listener = Parameters<Parameters<typeof keepRead>[0]['subscribe']>[0];
const at = (pathname: string, search = '') => ({ pathname, search });

/** A reader on a page, and what the worker of its browser is told. */
function aReader(first: ReturnType<typeof at>, isControlled: boolean) {
  const told: unknown[] = [];
  const listeners: Listener[] = [];
  const active = { postMessage: (message: unknown) => void told.push(message) } as ServiceWorker;
  const pages = { state: { location: first }, subscribe: (listener: Listener) => void listeners.push(listener) };
  keepRead(pages, isControlled, Promise.resolve({ active }));
  async function go(location: ReturnType<typeof at>, state = 'idle') {
    for (const listener of listeners) listener({ location, navigation: { state } });
    await Promise.resolve();
  }
  return { told, go };
}

beforeEach(() => {
  performance.getEntriesByType = () => [{ name: 'https://portal.example/r/shell/1/entry.js' } as PerformanceEntry];
});

test('a reader whose first page came before the worker has it kept, with the files that came with it', async () => {
  const { told, go } = aReader(at('/posts/1', '?q=a'), false);
  await go(at('/posts/1', '?q=a'), 'loading');
  expect(told).toEqual([{ read: '/posts/1?q=a', files: ['https://portal.example/r/shell/1/entry.js'] }]);
});

test('a reader whose worker brought the first page has only those kept that it goes on to by a tap', async () => {
  const first = at('/');
  const { told, go } = aReader(first, true);
  await go(first);
  await go(first, 'loading');
  expect(told).toEqual([]);
  const second = at('/posts', '?type=Ad');
  await go(second);
  await go(second); // the router says other things too
  await go(at('/posts/2'));
  expect(told).toEqual([{ read: '/posts?type=Ad' }, { read: '/posts/2' }]);
});

test.each([
  ['take over', false],
  [null, false],
  [{}, false],
  [{ read: 5 }, false],
  [{ read: '/' }, true],
])('the worker takes %p for a page that was read: %s', (message, isOne) => {
  expect(isReadPage(message)).toBe(isOne);
});
