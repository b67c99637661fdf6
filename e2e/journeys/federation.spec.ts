import type { Page, Request } from '@playwright/test';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { startSlowProxy } from '../slow-proxy.ts';
import { untilLive } from '../until-live.ts';

const isScript = (request: Request) => request.resourceType() === 'script';
const pathOf = (url: string) => new URL(url).pathname;

/** Paths of the scripts that the page's first bytes name. */
const namedScripts = (html: string) =>
  [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="([^"]+\.js)"/g)].map((match) => match[1] ?? '');

async function follow(page: Page, link: string, heading: string | RegExp) {
  await (await openMenu(page)).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('the first content of the home page needs no request but the document', async ({ page }) => {
  await page.route(
    (url) => url.pathname !== '/',
    () => undefined,
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('article')).toHaveCount(10);
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
});

test('the home page wakes with the scripts its first bytes name, each fetched once, and none of them is Chakra', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  const named = namedScripts(await (await request.get('/')).text());
  const awake = Promise.withResolvers<void>();
  page.on('request', (request) => isScript(request) && fetched.push(pathOf(request.url())));
  await page.route(/\.js$/, async (route) => {
    if (!named.includes(pathOf(route.request().url()))) await awake.promise;
    await route.continue();
  });
  // live may come before the end of loading, which a script that is held back here would put off for ever
  await page.goto('/', { waitUntil: 'commit' });
  await untilLive(page.getByRole('banner'));
  expect(fetched.slice(0, named.length).sort()).toEqual([...named].sort());
  awake.resolve();

  const holdsChakra = async (path: string) => /data-emotion|chakra/.test(await (await request.get(path)).text());
  for (const path of named) expect(await holdsChakra(path), path).toBe(false);

  const form = page.getByRole('form', { name: 'اتصل بنا' });
  await form.scrollIntoViewIfNeeded();
  await untilLive(form);
  const later = fetched.slice(named.length);
  expect(await Promise.all(later.map(holdsChakra))).toContain(true);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('a page whose end is late can be read at once, and wakes up when it has come', async ({
  page,
  baseURL,
  expectPageError,
}) => {
  const proxy = await startSlowProxy(baseURL ?? '', '<script type="application/json"');
  expectPageError(new RegExp(`^request to ${proxy.origin}$`));
  const opening = page.goto(proxy.origin);
  await expect(page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('article')).toHaveCount(10);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  proxy.sendTheRest();
  await opening;
  await untilLive(page.getByRole('banner'));
  await proxy.stop();
});

/** What only one build may carry: a mark of React, of the router, of the session store, of emotion, and of the cache. */
const marks = ['react.transitional.element', 'useRouteError', 'BroadcastChannel', 'data-emotion', 'No QueryClient set'];

test('the shell and the remotes share one React, one router, one Chakra, one session and one cache', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => isScript(request) && scripts.add(pathOf(request.url())));
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const hook = { renderers, supportsFiber: true, inject: (renderer: unknown) => renderers.push(renderer) };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await signInAs(page, 'ad');
  await openLive(page, '/');
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'اتصل بنا' });
  await form.scrollIntoViewIfNeeded();
  await untilLive(form);
  await follow(page, 'الأمين العام', 'الأستاذة نجاة بن ناصر');
  await follow(page, 'لوحة التحكم', 'لوحة التحكم');
  await page.getByRole('button', { name: /^حساب/ }).click();
  await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'الإحصائيات' }).locator('dl > div')).toHaveCount(3);

  const seen = await page.evaluate(readSharing);
  expect(seen.instances.sort()).toEqual(['remote_dashboard', 'remote_public', 'remote_spaces', 'shell']);
  expect(seen.sharedTwice).toEqual([]);
  expect(seen.renderers).toBe(1);
  expect(seen.emotionKeys).toEqual(['css']);

  const texts = await Promise.all([...scripts].map(async (path) => [path, await (await request.get(path)).text()]));
  for (const mark of marks) {
    const carriers = texts.filter(([, text]) => text?.includes(mark)).map(([path]) => path?.split('/')[2]);
    expect([...new Set(carriers)], mark).toEqual(['shell']);
  }
});

type Scope = Record<string, Record<string, { get: unknown }>>;
type FederatedPage = {
  __FEDERATION__: { __INSTANCES__: Array<{ name: string; shareScopeMap: Record<string, Scope> }> };
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: unknown[] };
};

/** Runs in the page: what the federation runtime, React and emotion say of themselves. */
function readSharing() {
  const { __FEDERATION__, __REACT_DEVTOOLS_GLOBAL_HOOK__ } = globalThis as unknown as FederatedPage;
  const instances = __FEDERATION__.__INSTANCES__;
  const scopes = instances.map(({ shareScopeMap }) => Object.entries(shareScopeMap.default ?? {}));
  const sourcesOf = (wanted: string) =>
    new Set(
      scopes
        .flat()
        .flatMap(([name, versions]) => (name === wanted ? Object.values(versions).map(({ get }) => get) : [])),
    );
  const names = new Set(scopes.flat().map(([name]) => name));
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  return {
    instances: instances.map(({ name }) => name),
    sharedTwice: [...names].filter((name) => sourcesOf(name).size !== 1),
    renderers: __REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.length,
    emotionKeys: [...new Set(styles.map(({ dataset }) => dataset.emotion?.split(' ')[0]?.replace('-global', '')))],
  };
}
