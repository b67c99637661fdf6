/** @jest-environment node */
import { pageCache } from './page-cache.ts';

type Page = { text: string; isComplete: boolean };

function aCache() {
  let clock = 0;
  let rendered = 0;
  const failures: unknown[] = [];
  const pageOf = pageCache<Page>({
    isComplete: (page) => page.isComplete,
    sizeOf: () => 1,
    onFailure: (error) => failures.push(error),
    now: () => clock,
  });
  const render = async () => {
    rendered += 1;
    return { text: `render ${rendered}`, isComplete: true };
  };
  const settled = () => new Promise((done) => setTimeout(done));
  return { pageOf, render, failures, settled, renders: () => rendered, pass: (ms: number) => (clock += ms) };
}

test('a burst of visitors costs one rendering', async () => {
  const { pageOf, render, renders } = aCache();
  await Promise.all(Array.from({ length: 50 }, () => pageOf('/', render)));
  expect((await pageOf('/', render)).text).toBe('render 1');
  expect(renders()).toBe(1);
});

test('a visitor after half a minute gets the older page at once, and the next one the new', async () => {
  const { pageOf, render, pass, settled } = aCache();
  await pageOf('/', render);
  pass(31_000);
  expect((await pageOf('/', render)).text).toBe('render 1');
  await settled();
  expect((await pageOf('/', render)).text).toBe('render 2');
});

test('nobody meets a page older than a minute', async () => {
  const { pageOf, render, pass } = aCache();
  await pageOf('/', render);
  pass(60_000);
  expect((await pageOf('/', render)).text).toBe('render 2');
});

test('an incomplete page is rendered again for the next visitor', async () => {
  const { pageOf, render } = aCache();
  await pageOf('/', async () => ({ text: 'without posts', isComplete: false }));
  expect((await pageOf('/', render)).text).toBe('render 1');
});

test('visitors get the older page while it cannot be rendered again', async () => {
  const { pageOf, render, pass, settled, failures } = aCache();
  await pageOf('/', render);
  pass(40_000);
  const broken = async (): Promise<Page> => {
    throw new Error('broken');
  };
  expect((await pageOf('/', broken)).text).toBe('render 1');
  await settled();
  expect((await pageOf('/', render)).text).toBe('render 1');
  expect(failures).toHaveLength(1);
});
