import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectSoundAt } from '../expect-sound.ts';
import { emailOf, signIn } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { expect, test } from '../own-portal.ts';
import { aTitle } from '../post-form.ts';
import { findOffice, insertMember } from '../staff.ts';

/** A link of that page in the body of a mail, which is what `mails.ts` decodes; the headers come first. */
const linkIn = (mail: string, path: string) =>
  [...mail.matchAll(new RegExp(`http\\S+?${path}[\\w?=.-]+`, 'g'))].at(-1)?.[0] ?? '';

async function publishIn(request: APIRequestContext, office: string, title: string) {
  await signIn(request, emailOf('ad'));
  const { id: officeId } = await findOffice(request, office);
  const { id, email } = await insertMember(request, { role: 'OM', officeId });
  await signIn(request, email);
  const post = { title, content: '<p>ندعو الطلبة إلى الحضور.</p>', type: 'Post', author: id };
  expect((await request.post('/api/post', { multipart: post })).status()).toBe(201);
}

test('a visitor without JavaScript follows an office by mail, hears of its next post, and stops it by one press', async ({
  page: reader,
  browser,
  baseURL,
  portal,
  request,
}, { project }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: project.use.viewport ?? null,
  });
  const page = await context.newPage();
  const email = `${randomUUID()}@portal.example`;
  await page.goto('/organization/provincial-offices');
  await page.getByRole('link', { name: 'تابع المكتب بالبريد' }).click();
  const office = page.getByRole('combobox', { name: 'المكتب' });
  await expect(office).not.toHaveValue(''); // the one whose page it was
  await expectSoundAt(reader, page.url());
  await office.selectOption('وهران');
  await page.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill(email);
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'بقيت خطوة واحدة' })).toBeVisible();

  await page.goto(linkIn(await readNewestMail(portal, email, 1), '/follow/confirm'));
  await expect(page.getByText('وهران')).toBeVisible();
  await page.getByRole('button', { name: 'تأكيد المتابعة' }).click();
  const confirmed = page.getByRole('heading', { name: 'بدأت المتابعة' });
  await expect(confirmed).toBeVisible();
  await page.getByRole('link', { name: 'العودة إلى المنشورات' }).click();
  await page.goBack(); // asks for a page, and sends nothing again
  await expect(confirmed).toBeVisible();

  const title = aTitle('لقاء الطلبة', page);
  await publishIn(request, 'وهران', title);
  const mail = await readNewestMail(portal, email, 2);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await page.goto(linkIn(mail, '/posts/'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(linkIn(mail, '/follow/stop'));
  await expectSoundAt(reader, page.url());
  await page.getByRole('button', { name: 'إيقاف الرسائل' }).click();
  await expect(page.getByRole('heading', { name: 'توقّفت الرسائل' })).toBeVisible();
  await page.goto(linkIn(mail, '/follow/stop'));
  await expect(page.getByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeVisible();
});
