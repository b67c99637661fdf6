import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { emailOf, expect, openLive, signIn, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

test.use({ serviceWorkers: 'allow' });

/** A post that no other journey takes away while it is read. */
async function publishPost(member: APIRequestContext) {
  const { id: author } = await signIn(member, emailOf('om'));
  const title = `يُقرأ بلا شبكة ${randomUUID().slice(0, 8)}`;
  const reply = await member.post('/api/post', { multipart: { title, content: '<p>نص</p>', type: 'Post', author } });
  expect(reply.status()).toBe(201);
  return title;
}

test('a reader without a network finds again what was read, and reads in Arabic that the rest is away', async ({
  page,
  context,
  request,
  expectPageError,
}) => {
  expectPageError(/Failed to load resource/);
  const title = await publishPost(request);
  await openLive(page, '/');
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    return active?.state;
  });
  const list = `/posts?q=${encodeURIComponent(title)}`;
  await page.goto(list);
  await untilLive(page.getByRole('main'));
  const path = await page.getByRole('main').getByRole('link', { name: title }).getAttribute('href');
  await page.goto(path ?? '');
  await untilLive(page.getByRole('banner'));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await untilLive(page.getByRole('banner'));
  await page.goto(list);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();

  await page.goto('/links/about');
  await expect(page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال بالشبكة' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تضامن' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/links/about');
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
});

/** What a visitor reads, in the end, of what stands in the offline store under that name. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stored = await (await caches.open('pages')).keys();
    return stored.map(({ url }) => new URL(url).pathname);
  });

test('a visitor who opens a post from a messenger and goes on by a tap reads both again without a network', async ({
  page,
  context,
  request,
  expectPageError,
}) => {
  expectPageError(/Failed to load resource/);
  const [first, second] = [await publishPost(request), await publishPost(request)];
  const pathOf = async (title: string) => {
    const [post] = await (await request.get(`/api/post?q=${encodeURIComponent(title)}`)).json();
    return `/posts/${post.id}`;
  };
  const [firstPath, secondPath] = [await pathOf(first), await pathOf(second)];
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await openLive(page, firstPath); // the first page of the visit: no worker looks after it yet
  await page.keyboard.press('Tab');
  await expect.poll(() => storedPaths(page)).toContain(firstPath);
  await page.getByRole('main').getByRole('link', { name: second }).first().click();
  await expect(heading(second)).toBeVisible();
  await expect.poll(() => storedPaths(page)).toContain(secondPath);

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(first)).toBeVisible();
  await page.goto(secondPath);
  await expect(heading(second)).toBeVisible();
  await expect(page.getByRole('main').getByText('نص', { exact: true }).first()).toBeVisible();
  await page.goto(firstPath);
  await expect(heading(first)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' }).click(); // never read
  await expect(heading('لا يوجد اتصال بالشبكة')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: second }).click();
  await expect(heading(second)).toBeVisible();
});
