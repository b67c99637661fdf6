/** @jest-environment node */
import { pageCache } from './page-cache.ts';

type Page = { text: string; isWhole: boolean };

function aCache() {
  let clock = 0;
  let drawn = 0;
  const failures: unknown[] = [];
  const pageOf = pageCache<Page>({
    isWhole: (page) => page.isWhole,
    onFailure: (error) => failures.push(error),
    now: () => clock,
  });
  const draw = async () => {
    drawn += 1;
    return { text: `drawing ${drawn}`, isWhole: true };
  };
  const settled = () => new Promise((done) => setTimeout(done));
  return { pageOf, draw, failures, settled, drawings: () => drawn, pass: (ms: number) => (clock += ms) };
}

test('a burst of visitors costs one drawing', async () => {
  const { pageOf, draw, drawings } = aCache();
  await Promise.all(Array.from({ length: 50 }, () => pageOf('/', draw)));
  expect((await pageOf('/', draw)).text).toBe('drawing 1');
  expect(drawings()).toBe(1);
});

test('a visitor after half a minute gets the older page at once, and the next one the new', async () => {
  const { pageOf, draw, pass, settled } = aCache();
  await pageOf('/', draw);
  pass(31_000);
  expect((await pageOf('/', draw)).text).toBe('drawing 1');
  await settled();
  expect((await pageOf('/', draw)).text).toBe('drawing 2');
});

test('nobody meets a page older than a minute', async () => {
  const { pageOf, draw, pass } = aCache();
  await pageOf('/', draw);
  pass(60_000);
  expect((await pageOf('/', draw)).text).toBe('drawing 2');
});

test('an incomplete page is rendered again for the next visitor', async () => {
  const { pageOf, draw } = aCache();
  await pageOf('/', async () => ({ text: 'without posts', isWhole: false }));
  expect((await pageOf('/', draw)).text).toBe('drawing 1');
});

test('visitors get the older page while it cannot be rendered again', async () => {
  const { pageOf, draw, pass, settled, failures } = aCache();
  await pageOf('/', draw);
  pass(40_000);
  const broken = async (): Promise<Page> => {
    throw new Error('broken');
  };
  expect((await pageOf('/', broken)).text).toBe('drawing 1');
  await settled();
  expect((await pageOf('/', draw)).text).toBe('drawing 1');
  expect(failures).toHaveLength(1);
});
