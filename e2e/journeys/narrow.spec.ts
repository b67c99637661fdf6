import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emailOf, expect, password, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { publicPages } from '../public-pages.ts';

const address = 'https://docs.google.com/forms/d/e/1FAIpQLSdfghjklqwertyuiopzxcvbnm1234567890/viewform?usp=sf_link';

async function expectNothingBeyond(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await overhangOf(page), path).toBe(0);
    await page.setViewportSize({ width: 412, height: 915 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overhangOf(page), `${path}, letters twice as large`).toBe(0);
  }
}

test('on the narrowest phones, and with letters twice as large, no page is wider than the screen', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 404/);
  const pages = (await publicPages(request)).map(({ path }) => path);
  await expectNothingBeyond(page, ['/', '/nowhere', '/organization/secritary-general', ...pages]);
});

test('an address or a word without an end makes no page wider, for its author and for its readers', async ({
  page,
  request,
  signInAs,
  openLive,
}) => {
  const signedIn = await request.post('/api/auth/login', { data: { email: emailOf('om'), password } });
  const { id: author } = (await signedIn.json()).member;
  const title = `${'تضامن'.repeat(16)} ${randomUUID().slice(0, 8)}`;
  const content = `<p>سجّلوا هنا: ${address}</p><p>${'W'.repeat(120)}</p>`;
  const reply = await request.post('/api/post', { multipart: { title, content, type: 'Post', author } });
  const { post } = await reply.json();

  await expectNothingBeyond(page, [`/posts/${post.id}`, `/posts?q=${encodeURIComponent(title)}`]);
  await signInAs('om');
  await openLive(`/organization/edit-post/${post.id}`);
  await expect(page.getByRole('textbox', { name: 'نص المنشور' })).toContainText(address);
  expect(await overhangOf(page)).toBe(0);
});

test('with letters twice as large, and on the narrowest phones, nothing that a member writes in is wider than the screen', async ({
  page,
  request,
  signInAs,
  openLive,
}) => {
  const signedIn = await request.post('/api/auth/login', { data: { email: emailOf('sg'), password } });
  const { id: author } = (await signedIn.json()).member;
  const [post] = await (await request.get(`/api/post?author=${author}&limit=1`)).json();
  await signInAs('sg');
  for (const [path, name] of [
    ['/organization/add-post', 'نص المنشور'],
    [`/organization/edit-post/${post.id}`, 'نص المنشور'],
    [`/organization/edit-profile/${author}`, 'الاسم الكامل'],
    [`/organization/members/${author}?tab=editProfile`, 'الاسم الكامل'],
    [`/organization/members/${author}?tab=addPost`, 'نص المنشور'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(path);
    await expect(page.getByRole('textbox', { name })).toBeVisible();
    expect(await overhangOf(page), path).toBe(0);
    await page.setViewportSize({ width: 412, height: 915 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overhangOf(page), `${path}, letters twice as large`).toBe(0);
    const form = page.getByRole('form');
    const beyond = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond, `the form of ${path}, letters twice as large`).toBe(0);
  }
});
