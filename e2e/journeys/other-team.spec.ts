import { openMenu } from '../menu.ts';
import { cloneOtherTeam, type OtherTeam } from '../other-team.ts';
import { test as base, expect } from '../own-portal.ts';
import { untilLive } from '../until-live.ts';

const title = 'مكتبة التضامن';
const nextTitle = 'مكتبة الطلبة';

/** Another team, whose clone ends with the test. */
const test = base.extend<{ team: OtherTeam }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  team: async ({}, use) => {
    const stack = new AsyncDisposableStack();
    try {
      await use(await cloneOtherTeam(stack));
    } finally {
      await stack.disposeAsync();
    }
  },
});

test('a team of another repository builds on the live shell, rolls its page out to a part of the visitors, and takes it back', async ({
  page,
  context,
  browser,
  portal,
  team,
}) => {
  test.slow(true, 'checks, builds and publishes a repository of its own');
  const heading = page.getByRole('heading', { level: 1 });
  const readLive = async () => {
    const { frontEnds } = JSON.parse(await team.status(portal));
    return Object.fromEntries(frontEnds.map(({ name, version }: Record<string, string>) => [name, version]));
  };
  const ours = await readLive();

  await team.pullTypes(portal);
  expect(await team.checkTypes()).toBe('');
  // React logs an error for `<h7>`, and an error that is logged fails a test
  await team.edit('src/library/library-page.tsx', 'headingLevel={2}', 'headingLevel={7}');
  expect(await team.checkTypes()).toContain("library-page.tsx(19,13): error TS2322: Type '7' is not assignable");
  await team.build();
  await expect(team.deploy(portal, 'publish')).rejects.toThrow(
    /the types of remote-library fail: [\s\S]*TS2322[\s\S]*the tests of remote-library fail: [\s\S]*Tests: +1 failed, 1 passed/,
  );
  await team.edit('src/library/library-page.tsx', 'headingLevel={7}', 'headingLevel={2}');
  await team.buildAgainstPatch(1);
  await team.build();
  await team.deploy(portal, 'publish');
  const withoutScripts = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const reader = await withoutScripts.newPage();
  await reader.goto('/library');
  for (const [book, count] of [
    ['نجمة', 'كتاب واحد مختار'],
    ['الحريق', 'كتابان مختاران'],
  ] as const) {
    await reader.getByRole('link', { name: `اختر «${book}»` }).click();
    await expect(reader.getByRole('main').getByRole('status')).toHaveText(count);
  }
  await withoutScripts.close();
  await page.goto('/library');
  await expect(heading).toHaveText(title);
  await untilLive(page.locator('body'));
  await page.getByRole('link', { name: 'اختر «نجمة»' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('كتاب واحد مختار');
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(heading).toHaveText('الأستاذة نجاة بن ناصر');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('كتاب واحد مختار');
  await expect(heading).toHaveText(title);
  const { 'remote-library': first, ...others } = await readLive();
  expect(others).toEqual(ours);

  await team.edit('src/messages.ts', title, nextTitle);
  await team.buildAgainstPatch(-1);
  await team.build();
  await team.deploy(portal, 'canary', '50');
  const readTitle = async (visitor: number) => {
    const headers = { cookie: `visitor=${visitor}` };
    const html = await (await fetch(`${portal.origin}/library`, { headers })).text();
    return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
  };
  const visitors = Array.from({ length: 40 }, (_, visitor) => visitor);
  const titles = await Promise.all(visitors.map(readTitle));
  expect([...new Set(titles)].sort()).toEqual([nextTitle, title].sort());
  for (const expected of [title, nextTitle]) {
    const visitor = String(titles.indexOf(expected));
    await context.addCookies([{ name: 'visitor', value: visitor, url: portal.origin }]);
    await page.goto('/library');
    await expect(heading).toHaveText(expected);
  }

  await expect(team.deploy(portal, 'canary', 'finish')).rejects.toThrow('Say --without-evidence');
  await team.deploy(portal, 'canary', 'finish', '--without-evidence');
  expect(new Set(await Promise.all(visitors.map(readTitle)))).toEqual(new Set([nextTitle]));
  await team.deploy(portal, 'rollback', '--why', 'a journey');
  await page.goto('/library');
  await expect(heading).toHaveText(title);
  expect(await readLive()).toEqual({ ...ours, 'remote-library': first });
});
