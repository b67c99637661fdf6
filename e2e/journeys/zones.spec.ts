import { expect, openLive, signInAs, test } from '../fixtures.ts';

test('an administrator sees on a page which front end renders what of it, in which build, and hides that again', async ({
  page,
}) => {
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard/front-ends');
  await page.getByRole('link', { name: 'حدود الواجهات على الصفحة الرئيسية' }).click();
  const zones = page.getByRole('complementary', { name: 'الواجهات في هذه الصفحة' });
  await expect(zones.getByText(/^shell@0\.1\.0-/)).toBeVisible();
  await expect(zones.getByText(/^remote-public@0\.1\.0-/)).toBeVisible();
  await expect(zones.getByText('للجميع')).toHaveCount(2);
  const main = page.getByRole('main');
  const borderOf = () => main.evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  await expect.poll(borderOf).toBe('dashed');
  await zones.getByRole('button', { name: 'إخفاء الحدود' }).click();
  await expect(zones).toBeHidden();
  await expect.poll(borderOf).not.toBe('dashed');
});

test('the build that renders a page stands in the page that the server sends, and stays when it becomes live', async ({
  page,
  request,
}) => {
  const sent = await (await request.get('/posts')).text();
  expect(sent).toMatch(/<html[^>]* data-front-end="shell@0\.1\.0-/);
  const [, build = ''] = /<main[^>]* data-front-end="(remote-public@0\.1\.0-[^"]+)"/.exec(sent) ?? [];
  await openLive(page, '/posts');
  await expect(page.getByRole('main')).toHaveAttribute('data-front-end', build);
});
