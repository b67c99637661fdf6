import { serverLimits } from '../../limits.ts';
import { rowOf, shows } from '../../platform/changes/shown.ts';
import { pageCache } from './page-cache.ts';

type Page = { text: string; isComplete: boolean };

const [post, other] = [rowOf('posts', '1'), rowOf('posts', '2')];
const readPost = () => shows(post);

function aCache() {
  let clock = 0;
  let rendered = 0;
  let isListening = true;
  const cache = pageCache<Page>({
    isComplete: (page) => page.isComplete,
    sizeOf: () => 1,
    maxBytes: 10_000,
    staleAfterMs: serverLimits.stalePageMs,
    isListening: () => isListening,
    now: () => clock,
  });
  /** Shows one post. */
  const render = async () => {
    readPost();
    rendered += 1;
    return { text: `render ${rendered}`, isComplete: true };
  };
  return {
    ...cache,
    render,
    read: async () => (await cache.pageOf('/', render)).page.text,
    renders: () => rendered,
    pass: (ms: number) => (clock += ms),
    turnDeaf() {
      isListening = false;
      cache.clear();
    },
  };
}

/** A rendering that has read its post, and waits to be finished. */
function aSlowRendering() {
  const { promise, resolve } = Promise.withResolvers<Page>();
  const render = () => {
    readPost();
    return promise;
  };
  return { render, finish: () => resolve({ text: 'slow', isComplete: true }) };
}

test('a burst of visitors costs one rendering', async () => {
  const { pageOf, render, renders, read } = aCache();
  await Promise.all(Array.from({ length: 50 }, () => pageOf('/', render)));
  expect(await read()).toBe('render 1');
  expect(renders()).toBe(1);
});

test('a visitor gets the kept page until something changes that it shows', async () => {
  const { read, drop } = aCache();
  await read();
  drop(['posts', other]);
  drop([]);
  expect(await read()).toBe('render 1');
  drop([post]);
  expect(await read()).toBe('render 2');
  expect(await read()).toBe('render 2');
});

test('a visitor who comes after a change waits for no rendering that began before it, and it is not kept', async () => {
  const { pageOf, read, drop } = aCache();
  const slow = aSlowRendering();
  const before = pageOf('/', slow.render);
  drop([post]);
  expect(await read()).toBe('render 1');
  slow.finish();
  expect((await before).page.text).toBe('slow');
  expect(await read()).toBe('render 1');
});

test('a page whose rendering something else outran is kept', async () => {
  const { pageOf, read, drop } = aCache();
  const slow = aSlowRendering();
  const before = pageOf('/', slow.render);
  drop([other]);
  slow.finish();
  await before;
  expect(await read()).toBe('slow');
});

test('nobody meets a page that began before changes were missed', async () => {
  const { pageOf, read, clear } = aCache();
  await read();
  const slow = aSlowRendering();
  const before = pageOf('/slow', slow.render);
  clear();
  slow.finish();
  await before;
  expect(await read()).toBe('render 2');
  expect((await pageOf('/slow', async () => ({ text: 'new', isComplete: true }))).page.text).toBe('new');
});

test('a page lasts to the end of the ten minutes, which begin for all instances at once', async () => {
  const { read, pass } = aCache();
  pass(9 * 60_000);
  await read();
  pass(59_999);
  expect(await read()).toBe('render 1');
  pass(1);
  expect(await read()).toBe('render 2');
});

test('a page lasts two seconds while changes cannot be heard', async () => {
  const { read, pass, turnDeaf } = aCache();
  turnDeaf();
  await read();
  pass(1_999);
  expect(await read()).toBe('render 1');
  pass(1);
  expect(await read()).toBe('render 2');
});

test('an incomplete page, or one that could not be rendered, is rendered again for the next visitor', async () => {
  const { pageOf, render } = aCache();
  await pageOf('/', async () => ({ text: 'without posts', isComplete: false }));
  const broken = async (): Promise<Page> => {
    throw new Error('broken');
  };
  await expect(pageOf('/', broken)).rejects.toThrow('broken');
  expect((await pageOf('/', render)).page.text).toBe('render 1');
});
