import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { deploy, deployVariant } from '../deploy.ts';
import type { Account } from '../fixtures.ts';
import { openLive, signInAs } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { expect, test } from '../own-portal.ts';
import type { Portal } from '../portal.ts';
import { untilLive } from '../until-live.ts';

type Remote = { name: string; path: string; heading: string; as?: Account };

const remotes: Remote[] = [
  { name: 'remote-public', path: '/', heading: 'يدًا بيد نصنع الغد' },
  { name: 'remote-spaces', path: '/organization/secritary-general', heading: 'الأستاذة نجاة بن ناصر' },
  { name: 'remote-dashboard', path: '/organization/dashboard', heading: 'لوحة التحكم', as: 'ad' },
];

/** How a script of the newest build fails on its way to a browser. */
type Failure = { what: string; script: 'entry' | 'routes' | 'page'; handle: (route: Route) => Promise<void> };

const altered = (change: (text: string) => string) => async (route: Route) => {
  const reply = await route.fetch();
  await route.fulfill({ response: reply, body: change(await reply.text()) });
};
const missing = (route: Route) => route.fulfill({ status: 404, body: '' });
const broken = altered(() => 'throw new Error("broken on the way")');
const truncated = altered((text) => text.slice(0, text.length / 2));
const hanging = async () => undefined;

const failures: Failure[] = [
  { what: 'its entry is gone', script: 'entry', handle: missing },
  { what: 'its entry hangs', script: 'entry', handle: hanging },
  { what: 'its entry is not the one the registry names', script: 'entry', handle: broken },
  { what: 'its routes are truncated', script: 'routes', handle: truncated },
  { what: 'its routes throw', script: 'routes', handle: broken },
  { what: 'its page is gone', script: 'page', handle: missing },
  { what: 'its page hangs', script: 'page', handle: hanging },
  { what: 'its page is truncated', script: 'page', handle: truncated },
];
/** Of each script at least one. The shell loads every remote alike: however else a build may fail, one remote shows it for all. */
const oneOfEach = failures.filter(({ handle, script }) => handle === missing || script === 'routes');

async function readRemote({ dataDir }: Portal, name: string) {
  const read = async (path: string) => JSON.parse(await readFile(join(dataDir, 'frontends', path), 'utf8'));
  const { stable, previous } = (await read('registry/production.json')).remotes[name];
  const folder = `/r/${name}/${stable.metadata.version}/`;
  const { entry, chunks } = await read(`${folder}contract.json`);
  const scriptsOf = {
    entry: [entry],
    routes: chunks.routes,
    page: Object.entries<string[]>(chunks).flatMap(([chunk, files]) => (chunk === 'routes' ? [] : files)),
  };
  return {
    isHit: (url: URL, script: Failure['script']) =>
      scriptsOf[script].some((file: string) => url.pathname === folder + file),
    folder,
    previousFolder: `/r/${name}/${previous.metadata.version}/`,
  };
}

/** Opens the page in a browser window of its own and answers it when it is live. */
async function openThrough(context: BrowserContext, remote: Remote, hit: (url: URL) => boolean, failure: Failure) {
  const page: Page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(hit, failure.handle);
  const began = Date.now();
  await page.goto(remote.path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: remote.heading })).toBeVisible();
  await untilLive(page.getByRole('banner'));
  const description = `live by the build before after ${Date.now() - began} ms`;
  test.info().annotations.push({ type: failure.what, description });
  return { page, requested };
}

for (const remote of remotes)
  test(`a visitor of ${remote.name} does not lose the page, however its newest build fails`, async ({
    page,
    context,
    portal,
    expectPageError,
  }) => {
    test.slow(true, 'breaks one build after the other');
    expectPageError(/./);
    await deployVariant(portal, { name: remote.name, rewrite: (_, text) => `${text}\n/* the newest build */` });
    if (remote.as) await signInAs(page, remote.as);
    const { isHit, folder, previousFolder } = await readRemote(portal, remote.name);
    expect(await (await context.request.get(remote.path)).text()).toContain(folder);
    for (const failure of remote.name === 'remote-public' ? failures : oneOfEach)
      await test.step(failure.what, async () => {
        const { page, requested } = await openThrough(context, remote, (url) => isHit(url, failure.script), failure);
        expect(requested.filter((path) => path.startsWith(previousFolder))).not.toEqual([]);
        await expect(page.getByText('تعذّر فتح هذا القسم الآن')).toBeHidden();
        await page.unrouteAll({ behavior: 'ignoreErrors' }); // scripts that nobody waits for any more are still on their way
        await page.close();
      });
  });

/** Until the newest build of remote-public has given way to the one before, whose home page answers to its reader. */
async function untilFormer(page: Page, portal: Portal) {
  const { folder, previousFolder } = await readRemote(portal, 'remote-public');
  await expect(async () => {
    await untilLive(page.getByRole('main'), 5_000);
    const { avoided, loaded } = await page.evaluate(() => ({
      avoided: sessionStorage.getItem('avoided-releases'),
      loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    }));
    expect(avoided).toContain(folder);
    expect(loaded).toContainEqual(expect.stringContaining(previousFolder));
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();
  await expect(page.getByText('حدث خطأ في هذه الصفحة')).toBeHidden();
}

test('a visitor of a page that throws gets the build before, and keeps every page when the registry is gone', async ({
  page,
  portal,
  expectPageError,
}) => {
  expectPageError(/the page throws/);
  await deployVariant(portal, {
    name: 'remote-public',
    files: ({ chunks }) => chunks['home-page'] ?? [],
    rewrite: (_, text) => text.replace(/slogan:"/, 'get slogan(){throw new Error("the page throws")},was:"'),
  });
  await page.goto('/');
  await untilFormer(page, portal);
  await signInAs(page, 'ad');
  await expect(async () => {
    const { frontEnds } = await (await page.request.get('/api/front-ends/loads')).json();
    const [stable] = frontEnds.find(({ name }: { name: string }) => name === 'remote-public').builds;
    expect(stable).toMatchObject({ part: 'stable', loads: { loaded: 1, failed: 0, late: 0, threw: 1 } });
    expect(frontEnds[0]).toMatchObject({ name: 'shell', builds: [{ loads: { loaded: 2 } }] });
  }).toPass();

  await deploy(portal, 'rollback', 'remote-public');
  await rename(join(portal.dataDir, 'frontends/registry'), join(portal.dataDir, 'away'));
  await openLive(page, '/links/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openLive(page, '/organization/secritary-general');
  await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
});

/** What an administrator reads of the pages' errors. */
const readErrors = async (page: Page) => (await (await page.request.get('/api/front-ends/errors')).json()).errors;

/** Goes on to a page of another remote, in the same document. */
async function goToSecretaryGeneral(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}

/** Runs in the page, in the script of a remote: nobody who takes a singleton from the scope it was given gets a sound one. */
function forgeSingletons(entry: string) {
  type Scope = Record<string, Record<string, object>>;
  type Container = { init: (scope: Scope, ...rest: unknown[]) => unknown };
  const own: Container = Reflect.get(globalThis, entry);
  const forged = { lib: () => ({}), get: async () => () => ({}), loaded: true, loading: undefined };
  const init: Container['init'] = (scope, ...rest) => {
    for (const versions of Object.values(scope)) {
      for (const shared of Object.values(versions)) Object.assign(shared, forged);
      versions['99.0.0'] = { ...forged, version: '99.0.0', from: entry };
    }
    return own.init(scope, ...rest);
  };
  Reflect.set(globalThis, entry, { ...own, init });
}

test('a visitor keeps the pages of the other remotes, and the build before, when a remote replaces the singletons of all', async ({
  page,
  portal,
}) => {
  const rewrite = (_: string, text: string) => `${text};(${forgeSingletons})('${/var (\w+)/.exec(text)?.[1]}')`;
  await deployVariant(portal, { name: 'remote-public', rewrite });
  await openLive(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'يدًا بيد نصنع الغد' })).toBeVisible();
  await goToSecretaryGeneral(page);
});

test('a visitor keeps the data of the other remotes when a remote replaces a global function, and an administrator reads which build did', async ({
  page,
  portal,
}) => {
  const rewrite = (_: string, text: string) => `${text};globalThis.fetch=()=>new Promise(()=>{})`;
  await deployVariant(portal, { name: 'remote-public', rewrite });
  await openLive(page, '/');
  await goToSecretaryGeneral(page);
  await signInAs(page, 'ad');
  await expect
    .poll(() => readErrors(page))
    .toContainEqual(
      expect.objectContaining({ frontEnd: 'remote-public', message: expect.stringContaining('fetch was replaced') }),
    );
});

/** Takes React from the page, as a remote does, and updates itself after each update. */
const loopForever =
  'get slogan(){const {lib}=Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0];' +
  'const {useState,useLayoutEffect}=lib();const [n,setN]=useState(0);useLayoutEffect(()=>setN(n+1));return this.was},was:"';

test('a visitor of a page that updates itself for ever gets the build before, and an administrator reads which build does', async ({
  page,
  portal,
  expectPageError,
}) => {
  expectPageError(/#185/);
  await deployVariant(portal, {
    name: 'remote-public',
    files: ({ chunks }) => chunks['home-page'] ?? [],
    rewrite: (_, text) => text.replace(/slogan:"/, loopForever),
  });
  await page.goto('/');
  await untilFormer(page, portal);
  await goToSecretaryGeneral(page);
  await signInAs(page, 'ad');
  await expect
    .poll(() => readErrors(page))
    .toContainEqual(expect.objectContaining({ frontEnd: 'remote-public', kind: 'boundary' }));
});

test('a visitor whose page waits for its data for ever gets it from the build before', async ({ page, portal }) => {
  await deployVariant(portal, {
    name: 'remote-public',
    files: ({ chunks }) => chunks.routes ?? [],
    rewrite: (_, text) => text.replace('loader:', 'loader:()=>new Promise(()=>{}),was:'),
  });
  await openLive(page, '/links/about');
  await page.getByRole('banner').getByRole('link', { name: 'تضامن', exact: true }).click();
  await untilFormer(page, portal);
  await signInAs(page, 'ad');
  await expect
    .poll(() => readErrors(page))
    .toContainEqual(
      expect.objectContaining({ frontEnd: 'remote-public', message: expect.stringContaining('loader did not end') }),
    );
});

test('a visitor whose page never completes gets it from the build before, and an administrator reads which build it was', async ({
  page,
  portal,
}) => {
  await deployVariant(portal, {
    name: 'remote-public',
    files: ({ chunks }) => chunks['home-page'] ?? [],
    rewrite: (_, text) => text.replace(/slogan:"/, 'get slogan(){throw new Promise(()=>{})},was:"'),
  });
  await page.goto('/');
  await untilFormer(page, portal);
  await signInAs(page, 'ad');
  await expect
    .poll(() => readErrors(page))
    .toContainEqual(
      expect.objectContaining({ frontEnd: 'remote-public', message: expect.stringContaining('did not complete') }),
    );
});
