import { expect, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

test.use({ serviceWorkers: 'allow' });

test('a reader without a network finds again what was read, and reads in Arabic that the rest is away', async ({
  page,
  context,
  openLive,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  await openLive('/');
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    return active?.state;
  });
  await page.goto('/posts');
  await untilLive(page.getByRole('main'));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await untilLive(page.getByRole('banner'));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await untilLive(page.getByRole('banner'));
  await page.goto('/posts');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.goto('/links/about');
  await expect(page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال بالشبكة' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/links/about');
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
});
