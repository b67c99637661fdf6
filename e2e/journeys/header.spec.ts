import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { type Account, emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { setBrowserFontSize, setRootFontSize } from '../font-size.ts';
import { openMenu } from '../menu.ts';
import { overhangOf } from '../overhang-of.ts';
import { signInAsOwnMember } from '../staff.ts';

/** To an anchor of the home page. */
async function followContact(page: Page, viewport: string) {
  const links = viewport === 'phone' ? await openMenu(page) : page.getByRole('navigation');
  await links.getByRole('link', { name: 'اتصل بنا' }).click();
}

test('a visitor follows an anchor of the home page from another page, and comes back to where it was', async ({
  page,
}, { project }) => {
  await openLive(page, '/links/about');
  await followContact(page, project.name);
  await expect(page).toHaveURL('/#contacts');
  await expect(page.getByRole('heading', { name: 'اتصل بنا' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
});

test('a visitor who follows an anchor of the home page stays there when the parts of the page that are made with Chakra come', async ({
  page,
}, { project }) => {
  await openLive(page, '/links/about');
  const late = Promise.withResolvers<void>();
  await page.route('**/r/shell/**/*.js', async (route) => {
    const response = await route.fetch();
    if (/chakra/.test(await response.text())) await late.promise;
    await route.fulfill({ response });
  });
  await followContact(page, project.name);
  const heading = page.getByRole('heading', { name: 'اتصل بنا' });
  await expect(heading).toBeInViewport();
  late.resolve();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'الفعاليات القادمة' })).toBeVisible();
  await expect(heading).toBeInViewport();
});

// a control that moves between two moments of one press does not hear it
test('what reminds a member of its account moves nothing of the page that it was reading', async ({
  page,
  context,
}) => {
  await signInAsOwnMember(context);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/r/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('site-reminder')) {
      held.resolve();
      await released.promise;
    }
    await route.fulfill({ response });
  });
  await openLive(page, '/account/security');
  await held.promise;
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  released.resolve();
  await expect(page.getByRole('complementary', { name: 'تذكير بحسابك' })).toBeInViewport();
  expect(await title.boundingBox()).toEqual(before);
});

// a card that follows a moment later is not where it was when the finger goes up: the press is lost
test("a member's account card stays where it is while the page scrolls", async ({ page }) => {
  await signInAs(page, 'om');
  await openLive(page, '/posts');
  await page.getByRole('banner').getByRole('button', { name: /^حساب/ }).click();
  await expect(page.getByRole('link', { name: 'صفحتي' })).toBeFocused();
  const moved = await page.getByRole('button', { name: 'تسجيل الخروج' }).evaluate((button) => {
    const before = button.getBoundingClientRect().top;
    scrollBy({ top: 300, behavior: 'instant' });
    return button.getBoundingClientRect().top - before;
  });
  expect(moved).toBe(0);
});

/** What is pressed in the header, in the order of the keyboard: names and edges, in pixels. */
const controlsOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator(':is(a, button, summary):not(ul *)')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isCut = control.scrollWidth > control.clientWidth + 1;
        return { name: control.textContent.trim(), left, right, top, bottom, isCut };
      }),
    );
type Control = Awaited<ReturnType<typeof controlsOf>>[number];

/** By how much more than a rounding. */
const overlaps = (a: Control, b: Control) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

async function expectLowHeader(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {};
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(120);
  const controls = await controlsOf(page);
  const edge = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const wrong = controls.filter(
    (control) =>
      control.isCut ||
      control.left < 0 ||
      control.right > width ||
      control.bottom > edge ||
      controls.some((other) => other !== control && overlaps(control, other)),
  );
  expect(wrong).toEqual([]);
}

/** Before it stands how many are unread, which is not part of its name. */
const bellName = /الإشعارات/;
const readers: { who: string; account?: Account; paths: string[] }[] = [
  { who: 'a visitor', paths: ['/', '/posts'] },
  { who: 'a member', account: 'om', paths: ['/posts'] },
  { who: 'staff', account: 'op', paths: ['/posts', '/organization/dashboard'] },
];

for (const { who, account, paths } of readers)
  test(`${who} with letters twice as large has a header of at most 120 pixels, in which nothing lies over anything`, async ({
    page,
  }) => {
    if (account) await signInAs(page, account);
    for (const path of paths) {
      await openLive(page, path);
      if (account) await expect(page.getByRole('banner').getByRole('link', { name: bellName })).toBeVisible();
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectLowHeader(page);
        await setBrowserFontSize(page, 32);
        await expectLowHeader(page);
        await setBrowserFontSize(page, 16);
        await setRootFontSize(page, '200%');
        await expectLowHeader(page);
        await setRootFontSize(page, '100%');
      }
    }
  });

test('staff finds the logo and the last control of the header at the same edges in the site and in the dashboard', async ({
  page,
}) => {
  await signInAs(page, 'op');
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: (number | undefined)[][] = [];
  for (const path of ['/', '/posts', '/organization/dashboard']) {
    await openLive(page, path);
    await expect(page.getByRole('banner').getByRole('link', { name: bellName })).toBeVisible();
    const controls = await controlsOf(page);
    edges.push([controls.at(0)?.right, controls.at(-1)?.left]);
  }
  expect(new Set(edges.map(String)).size).toBe(1);
});

test('a member on a phone meets the bell before the menu, by eye and by keyboard', async ({ page }) => {
  await signInAs(page, 'om');
  await page.setViewportSize({ width: 412, height: 915 });
  await openLive(page, '/posts');
  await expect(page.getByRole('banner').getByRole('link', { name: bellName })).toBeVisible();
  const controls = await controlsOf(page);
  const [bell, menu] = [bellName, /^القائمة/].map((name) => controls.findIndex((control) => name.test(control.name)));
  expect(menu).toBe(controls.length - 1);
  expect(bell).toBeGreaterThan(0);
  expect(controls.map(({ right }) => right)).toEqual(controls.map(({ right }) => right).sort((a, b) => b - a));
});

test('what comes for a member once the page is live moves nothing of the header', async ({ page }) => {
  await signInAs(page, 'om');
  const isBell = /site-bell-count/;
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/r/**/*.js', async (route) => {
    const response = await route.fetch();
    if (isBell.test(await response.text())) {
      held.resolve();
      await released.promise;
    }
    await route.fulfill({ response });
  });
  await openLive(page, '/posts');
  await held.promise;
  await expect(page.getByRole('banner').getByRole('button', { name: /^حساب/ })).toBeVisible();
  const before = await controlsOf(page);
  released.resolve();
  await expect(page.getByRole('banner').getByRole('link', { name: bellName })).toBeVisible();
  const after = (await controlsOf(page)).filter(({ name }) => !bellName.test(name));
  expect(after.map(({ name, left }) => [name, left])).toEqual(before.map(({ name, left }) => [name, left]));
});

test('a visitor searches the posts from any page by Ctrl K or by the sign, and goes to one of them or to all', async ({
  page,
  request,
}) => {
  const { id: author } = await signIn(request, emailOf('om'));
  const word = `كلمة${randomUUID().slice(0, 8)}`;
  const title = `${'حملة التضامن '.repeat(6)}${word}`;
  const content = `<p>${'نص طويل عن الحملة. '.repeat(20)}</p><p>هنا ${word} أيضًا.</p>`;
  const reply = await request.post('/api/post', { multipart: { title, content, type: 'Post', author } });
  const { post } = await reply.json();

  await openLive(page, '/links/about');
  const dialog = page.getByRole('dialog', { name: 'البحث', exact: true });
  await expect(async () => {
    await page.keyboard.press('Control+KeyK');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type(word);
  await expect(dialog.locator('mark')).toHaveText([word, word]);
  await expect(dialog.getByRole('option', { name: /كل النتائج/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await setBrowserFontSize(page, 32);
  expect(await overhangOf(page)).toBe(0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await setBrowserFontSize(page, 16);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}$`));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused(); // the new page has come, and takes the focus no more

  const sign = page.getByRole('banner').getByRole('link', { name: 'البحث', exact: true });
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sign).toBeFocused();
  await sign.click();
  await page.keyboard.type(word);
  await dialog.getByRole('option', { name: /كل النتائج/ }).click();
  await expect(page).toHaveURL(`/posts?q=${encodeURIComponent(word)}`);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
});
