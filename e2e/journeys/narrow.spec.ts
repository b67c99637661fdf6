import { randomUUID } from 'node:crypto';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { setBrowserFontSize } from '../font-size.ts';
import { overhangOf } from '../overhang-of.ts';
import { textOf } from '../post-form.ts';

const address = 'https://docs.google.com/forms/d/e/1FAIpQLSdfghjklqwertyuiopzxcvbnm1234567890/viewform?usp=sf_link';

test('an address or a word without an end makes no page wider, for its author and for its readers', async ({
  page,
  request,
}) => {
  const { id: author } = await signIn(request, emailOf('om'));
  const title = `${'تضامن'.repeat(16)} ${randomUUID().slice(0, 8)}`;
  const content = `<p>سجّلوا هنا: ${address}</p><p>${'W'.repeat(120)}</p>`;
  const reply = await request.post('/api/post', { multipart: { title, content, type: 'Post', author } });
  const { post } = await reply.json();

  for (const path of [`/posts/${post.id}`, `/posts?q=${encodeURIComponent(title)}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await signInAs(page, 'om');
  await openLive(page, `/organization/edit-post/${post.id}`);
  await expect(textOf(page)).toContainText(address);
  expect(await overhangOf(page)).toBe(0);
});

test('a phone that is turned upright shows the cards that were out of sight no wider than the screen', async ({
  page,
}) => {
  const upright = page.viewportSize() ?? { width: 412, height: 915 };
  await page.setViewportSize({ width: upright.height, height: upright.width });
  await openLive(page, '/organization/secritary-general');
  await page.setViewportSize(upright);
  await expect.poll(() => overhangOf(page)).toBe(0);
});

test('a visitor who has set letters twice as large has the whole screen to read, without the header', async ({
  page,
}) => {
  await page.goto('/posts');
  await setBrowserFontSize(page, 32);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
