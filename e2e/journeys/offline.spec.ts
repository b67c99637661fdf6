import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
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
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/links/about');
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
});
