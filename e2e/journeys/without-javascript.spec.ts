import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Offices in which other journeys publish and delete. */
const changing = ['أدرار', 'وهران'];

/** An office that published more than a page of posts shows. */
async function aBusyOffice(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const { offices } = await (await request.get('/api/org/provincial-offices')).json();
  for (const office of offices.filter(({ name }: { name: string }) => !changing.includes(name))) {
    const { totals } = await (await request.get(`/api/org/provincial-offices/${office.id}`)).json();
    if (totals.posts > 20) return office;
  }
  throw new Error('no office has more than twenty posts');
}

/**
 * By a key: cards are laid out as they come into view and move a button below them, which Playwright notices by scripts of
 * the page alone.
 */
const press = (button: Locator) => button.press('Enter');

test('a visitor of all posts searches, chooses a type, and goes on to older ones', async ({ page }) => {
  await page.goto('/posts');
  const [newest] = await cards(page).getByRole('link').allTextContents();
  await press(page.getByRole('button', { name: 'عرض المزيد' }));
  await expect(page).toHaveURL(/cursor=/);
  await expect(cards(page).getByRole('link', { name: newest ?? '', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'العودة إلى الأحدث' }).click();
  await expect(
    cards(page)
      .getByRole('link', { name: newest ?? '', exact: true })
      .first(),
  ).toBeVisible();

  await page.getByRole('link', { name: 'إعلانات', exact: true }).click();
  await expect(page.getByRole('link', { name: 'إعلانات', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).filter({ hasText: 'منشور' }).filter({ hasNotText: 'إعلان' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'كلمات البحث' }).fill('التسجيل');
  await page.getByRole('button', { name: 'بحث' }).click();
  await expect(page).toHaveURL(/type=Ad/);
  await expect(page.getByRole('searchbox', { name: 'كلمات البحث' })).toHaveValue('التسجيل');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first().locator('mark').first()).toHaveText('التسجيل');
  await page.getByRole('searchbox', { name: 'كلمات البحث' }).fill('«التَّسجيل»،');
  await page.getByRole('button', { name: 'بحث' }).click();
  await expect(cards(page).first().locator('mark').first()).toHaveText('التسجيل');
});

test('a visitor chooses an office among filters that a phone folds into the row of the search', async ({
  page,
  request,
}) => {
  const { id, name } = await aBusyOffice(request);
  await page.goto('/posts');
  const search = page.getByRole('search', { name: 'البحث في المنشورات' });
  const offices = search.getByRole('combobox', { name: 'المكتب' });
  const fold = search.getByRole('checkbox', { name: 'تصفية' });
  if (isPhone(page)) {
    const height = async () => (await search.boundingBox())?.height;
    const field = await search.getByRole('searchbox').boundingBox();
    expect(await height()).toBe(field?.height);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await height()).toBe(field?.height);
    await expect(offices).toBeHidden();
    await fold.press('Space');
  } else await expect(fold).toBeHidden();
  await offices.selectOption(name);
  await search.getByRole('button', { name: 'بحث' }).click();
  await expect(page).toHaveURL(new RegExp(`office=${id}`));
  if (!isPhone(page)) return;
  await expect(offices).toBeHidden();
  await expect(search.getByRole('checkbox', { name: 'تصفية 1' })).not.toBeChecked();
  await expect(search.getByText('1', { exact: true })).toBeVisible();
  const field = await search.getByRole('searchbox').boundingBox();
  expect((await search.boundingBox())?.height).toBe(field?.height);
});

test('a visitor unfolds a long post, folds it again, and likes it', async ({ page }) => {
  await page.goto('/organization/secritary-general');
  const post = cards(page).filter({ hasText: 'عرض المزيد' }).first();
  const height = async () => (await post.boundingBox())?.height ?? 0;
  const folded = await height();
  await post.getByText('عرض المزيد').click();
  expect(await height()).toBeGreaterThan(folded);
  await post.getByText('عرض أقل').click();
  expect(await height()).toBe(folded);
  await post.getByText('أعجبني').click();
  await expect(post.getByRole('checkbox', { name: 'أعجبني' })).toBeChecked();
});

test("a visitor of the secretary-general's space reads the announcements alone", async ({ page }) => {
  await page.goto('/organization/secritary-general');
  const posts = region(page, 'المنشورات والإعلانات');
  await posts.getByRole('link', { name: /^الإعلانات/ }).click();
  await expect(posts.getByRole('link', { name: /^الإعلانات/ })).toHaveAttribute('aria-current', 'page');
  await expect(posts.getByRole('article')).toHaveCount(
    await posts.getByRole('article').filter({ hasText: 'إعلان' }).count(),
  );
});

test('a visitor chooses a provincial office and goes on to its older posts', async ({ page, request }) => {
  const { name } = await aBusyOffice(request);
  await page.goto('/organization/provincial-offices');
  if (isPhone(page)) await page.getByText('اختر مكتبًا').first().click();
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await expect(region(page, name)).toBeVisible();
  const posts = region(page, 'منشورات المكتب').getByRole('article');
  await expect(posts).toHaveCount(20);
  await press(page.getByRole('button', { name: 'المزيد من المنشورات' }));
  await expect(page).toHaveURL(/limit=40/);
  await expect(posts.nth(20)).toBeInViewport();
});

test('a visitor finds an office by its name, without the dots and signs that it is written with', async ({ page }) => {
  await page.goto('/organization/provincial-offices');
  if (isPhone(page)) await page.getByText('اختر مكتبًا').first().click();
  const field = page.getByRole('searchbox', { name: 'ابحث عن مكتب' }).filter({ visible: true });
  await field.fill('ورقله');
  await field.press('Enter');
  const offices = page.getByRole('navigation', { name: 'المكاتب الولائية' });
  await expect(offices.getByRole('link')).toHaveText(['ورقلة']);
  for (const words of ['31', 'Oran', 'وهران،']) {
    await page.goto(`/organization/provincial-offices?${new URLSearchParams({ q: words })}`);
    await expect(offices.getByRole('link')).toHaveText(['وهران']);
  }
  await page.goto(`/organization/provincial-offices?${new URLSearchParams({ q: 'ورقله' })}`);
  await offices.getByRole('link').click();
  await expect(region(page, 'ورقلة')).toBeVisible();
});

test('on a phone a visitor closes the list of offices by a press beside it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/organization/provincial-offices');
  const offices = page.getByRole('navigation', { name: 'المكاتب الولائية' });
  await page.getByText('اختر مكتبًا').first().click();
  await expect(offices).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(offices).toBeHidden();
});

test('a visitor meets the members of the national office that a page leaves out', async ({ page }) => {
  await page.goto('/organization/national-office');
  const members = region(page, 'أعضاء المكتب الوطني').getByRole('link');
  await expect(members).toHaveCount(20);
  await press(page.getByRole('button', { name: /^عرض المزيد \(/ }));
  await expect.poll(() => members.count()).toBeGreaterThan(20);
});

test('a visitor opens the tabs of a member', async ({ page }) => {
  await page.goto('/organization/national-office');
  if (isPhone(page)) await page.getByRole('checkbox', { name: 'إيقاف الحركة' }).check();
  await region(page, 'أعضاء المكتب الوطني').getByRole('link').first().click();
  const tabs = page.getByRole('navigation', { name: 'أقسام ملف العضو' });
  for (const tab of ['المنشورات', 'معلومات الاتصال']) {
    if (isPhone(page)) await tabs.getByText('المزيد').click();
    await tabs.getByRole('link', { name: tab }).filter({ visible: true }).click();
    await expect(region(page, tab)).toBeVisible();
  }
});
