import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectSoundAt } from '../expect-sound.ts';
import { emailOf, expect, signIn, test } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { aTitle } from '../post-form.ts';
import { insertMember, insertOffice } from '../staff.ts';
import { untilLive } from '../until-live.ts';

/** A link of that page in the body of a mail, which is what `mails.ts` decodes; the headers come first. */
const linkIn = (mail: string, path: string) =>
  [...mail.matchAll(new RegExp(`http\\S+?${path}[\\w?=.-]+`, 'g'))].at(-1)?.[0] ?? '';

/** An office of the journey's own, in whose name no other journey publishes, with a member who does. */
async function anOffice(request: APIRequestContext) {
  await signIn(request, emailOf('ad'));
  const office = await insertOffice(request);
  const { id, email } = await insertMember(request, { role: 'OM', officeId: office.id });
  await signIn(request, email);
  return { office: office.name, author: id };
}

async function publish(request: APIRequestContext, author: string, title: string) {
  const post = { title, content: '<p>ندعو الطلبة إلى الحضور.</p>', type: 'Post', author };
  expect((await request.post('/api/post', { multipart: post })).status()).toBe(201);
}

test('a visitor without JavaScript follows an office by mail, hears of its next post, and stops it by one press', async ({
  page: reader,
  browser,
  baseURL,
  request,
}) => {
  const { office, author } = await anOffice(request);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: reader.viewportSize(),
  });
  const page = await context.newPage();
  const email = `${randomUUID()}@portal.example`;
  await page.goto('/organization/provincial-offices');
  await page.getByRole('link', { name: 'تابع المكتب بالبريد' }).click();
  const choice = page.getByRole('combobox', { name: 'المكتب' });
  await expect(choice).not.toHaveValue(''); // the one whose page it was
  await expectSoundAt(reader, page.url());
  await choice.selectOption(office);
  const address = page.getByRole('textbox', { name: 'بريدك الإلكتروني' });
  await address.fill('salma@portal'); // which a browser takes for an address
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await expect(page.getByText('اكتب بريدًا إلكترونيًا صحيحًا')).toBeVisible();
  await expect(address).toHaveValue('salma@portal');
  await expect(choice.locator('option:checked')).toHaveText(office);
  await address.fill(email);
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await expect(page.getByText('افتحه لتأكيد المتابعة')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(email));
  // who corrects the address finds the office chosen
  await expect(page.getByRole('link', { name: 'تصحيح البريد' })).toHaveAttribute('href', /^\/follow\?office=./);

  const asked = await readNewestMail(email, 1);
  await page.goto(linkIn(asked, '/no-mails'));
  await expectSoundAt(reader, page.url());
  await page.getByRole('button', { name: 'لا تراسلني مجددًا' }).click();
  await expect(page.getByRole('heading', { name: 'لن نراسلك مجددًا' })).toBeVisible();
  await expectSoundAt(reader, page.url());
  await page.getByRole('button', { name: 'السماح بالرسائل من جديد' }).click();
  await expect(page.getByRole('heading', { name: 'لا تراسلني مجددًا' })).toBeVisible();

  await page.goto(linkIn(asked, '/follow/confirm'));
  await expect(page.getByText(office)).toBeVisible();
  await page.getByRole('button', { name: 'تأكيد المتابعة' }).click();
  const confirmed = page.getByRole('heading', { name: 'بدأت المتابعة' });
  await expect(confirmed).toBeVisible();
  await page.getByRole('link', { name: 'العودة إلى المنشورات' }).click();
  await page.goBack(); // asks for a page, and sends nothing again
  await expect(confirmed).toBeVisible();

  const title = aTitle('لقاء الطلبة', page);
  await publish(request, author, title);
  const mail = await readNewestMail(email, 2);
  await page.goto(linkIn(mail, '/posts/'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(linkIn(mail, '/follow/stop'));
  await expectSoundAt(reader, page.url());
  await page.getByRole('button', { name: 'إيقاف الرسائل' }).click();
  await expect(page.getByRole('heading', { name: 'توقّفت الرسائل' })).toBeVisible();
  const again = await page.goto(linkIn(mail, '/follow/stop'));
  expect([again?.status(), again?.headers()['cache-control']]).toEqual([410, 'no-store']);
  await expect(page.getByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'تابع مكتبًا بالبريد' }).click();
  await expect(choice).toBeVisible();
});

test('a visitor with JavaScript follows an office and ends it on pages like all others, by the keyboard alone', async ({
  page,
  request,
}) => {
  const { office } = await anOffice(request);
  const email = `${randomUUID()}@portal.example`;
  await page.goto('/follow');
  await untilLive(page.getByRole('main'));
  await page.getByRole('combobox', { name: 'المكتب' }).selectOption(office);
  await page.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('أرسلنا الرسالة إلى:')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const asked = await readNewestMail(email, 1);
  await page.goto(linkIn(asked, '/follow/confirm'));
  await untilLive(page.getByRole('main'));
  const confirm = page.getByRole('button', { name: 'تأكيد المتابعة' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('بدأت المتابعة.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'المتابعة بالبريد' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'بدأت المتابعة' })).toBeVisible();
});
