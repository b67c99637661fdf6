import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { signInAsOwnMember } from '../staff.ts';

test('a visitor follows an anchor of the home page from another page, and comes back to where it was', async ({
  page,
}, { project }) => {
  await openLive(page, '/links/about');
  if (project.name === 'phone') await (await openMenu(page)).getByRole('link', { name: 'اتصل بنا' }).click();
  else await page.getByRole('navigation').getByRole('link', { name: 'اتصل بنا' }).click();
  await expect(page).toHaveURL('/#contacts');
  await expect(page.getByRole('heading', { name: 'اتصل بنا' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
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
