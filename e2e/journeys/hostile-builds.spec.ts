import { deployVariant } from '../deploy.ts';
import { openLive, signInAs } from '../fixtures.ts';
import { expect, test } from '../own-portal.ts';
import type { Portal } from '../portal.ts';

const home = 'يدًا بيد نصنع الغد';

/** Publishes the ordinary build of remote-public, whose server build does this when its home page is loaded. */
const publishHostile = (portal: Portal, attack: string, skip = 'types,tests,render') =>
  deployVariant(
    portal,
    {
      name: 'remote-public',
      files: () => ['server.cjs'],
      rewrite: (_, text) => `${text}
const attack = (routes = []) => {
  for (const route of routes) {
    if (route.id === 'home-page') Object.assign(route, { lazy: undefined, loader: () => { ${attack} } });
    attack(route.children);
  }
};
attack(module.exports.routes);`,
    },
    ['publish', 'remote-public', '--skip', skip],
  );

test('a team whose build hangs, throws or never has its data reads in which page, and readers keep the release that they have', async ({
  page,
  portal,
}) => {
  test.slow(true, 'publishes one build after the other');
  const readReleases = async () => (await (await page.request.get('/')).text()).match(/\/r\/[\w-]+\/[\w.-]+/g);
  const before = await readReleases();
  expect(before).toContainEqual(expect.stringMatching('/r/remote-public/'));
  for (const [attack, reason] of [
    ['for (;;) ;', 'the page / of remote-public ends or hangs the process that renders it'],
    [`throw new TypeError('no title');`, 'the page / of remote-public throws on the server'],
    ['return new Promise(() => undefined);', 'the data of the page / of remote-public never comes'],
  ] as const)
    await expect(publishHostile(portal, attack, 'types,tests')).rejects.toThrow(reason);
  expect(await readReleases()).toEqual(before);
});

for (const { what, attack, isSetAside } of [
  { what: 'an endless loop', attack: 'for (;;) ;', isSetAside: true },
  {
    what: 'an error that nothing catches',
    attack: `setTimeout(() => { throw new Error('later'); }); return new Promise(() => undefined);`,
    isSetAside: true,
  },
  { what: 'a page that throws', attack: `throw new TypeError('no title');`, isSetAside: false },
  { what: 'a loader that never ends', attack: 'return new Promise(() => undefined);', isSetAside: true },
])
  test(`visitors keep the portal when a team forces ${what} live, and get the release before`, async ({
    page,
    portal,
  }) => {
    test.slow(true, 'builds and publishes, and waits for a rendering that never ends');
    const versionOf = async (path: string) =>
      /\/r\/remote-public\/([\w.-]+)\//.exec(await (await page.request.get(path)).text())?.[1];
    const before = await versionOf('/');
    await publishHostile(portal, attack);
    const now = await versionOf('/links/about');
    expect(now).not.toBe(before);
    // while the home page is asked for, everything else is answered
    const asked = page.request.get('/');
    const others = ['/healthz', '/api/post', '/organization/secritary-general', '/posts'];
    for (const path of others) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    const first = await (await asked).text();
    expect([first.includes(home), first.includes(`/r/remote-public/${now}/`)]).toEqual([true, false]);

    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openLive(page, '/?sent=again');
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
    expect(scripts.filter((url) => url.includes(`/r/remote-public/${now}/`))).toEqual([]);
    await expect.poll(() => versionOf('/links/about')).toBe(isSetAside ? before : now);

    await signInAs(page, 'ad');
    await page.goto('/organization/dashboard/front-ends');
    const faults = isSetAside ? /^مُستبعَدة حتى تُنشر نسخة أخرى · تعطّل عرضها في الخادم: [2-9]$/ : /^توقّفت بخطأ: 1$/;
    await expect(page.getByText(faults)).toBeVisible();
  });
