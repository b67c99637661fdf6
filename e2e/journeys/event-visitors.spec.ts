import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { announceEvent } from '../announce-event.ts';
import { expectSoundAt } from '../expect-sound.ts';
import { emailOf, expect, signIn, test } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { aTitle } from '../post-form.ts';

/** A link of that step in the body of a mail. */
const linkIn = (mail: string, step: 'confirm' | 'cancel') =>
  (new RegExp(`http\\S+?/events/attend/${step}\\?event=[\\w-]+&(?:amp;)?t=[\\w.-]+`).exec(mail)?.[0] ?? '').replace(
    '&amp;',
    '&',
  );

/** By a member, who has the only place but one. @returns the path of its page */
async function announceAndCome(request: APIRequestContext, title: string) {
  await signIn(request, emailOf('om'));
  const id = await announceEvent(request, title, 2);
  expect((await request.put(`/api/events/${id}/attendance`)).status()).toBe(200);
  return `/posts/${id}`;
}

test('a visitor without JavaScript comes to an event by mail, reads that it has a place, and takes it back', async ({
  page: reader,
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: reader.viewportSize(),
  });
  const page = await context.newPage();
  const email = `${randomUUID()}@portal.example`;
  const title = aTitle('يوم دراسي', page);
  const post = await announceAndCome(request, title);
  await page.goto(post);
  await page.getByRole('link', { name: 'سأحضر', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'تسجيل الحضور' })).toBeVisible();
  await expectSoundAt(reader, page.url());
  await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى بن عيسى');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('salma@portal');
  await page.getByRole('button', { name: 'سأحضر' }).click();
  await expect(page.getByText('اكتب بريدًا إلكترونيًا صحيحًا')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سلمى بن عيسى');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('button', { name: 'سأحضر' }).click();
  await expect(page.getByText('افتحه لتأكيد حضورك')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.getByRole('link', { name: 'تصحيح البريد' }).click();
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeVisible();

  const confirm = linkIn(await readNewestMail(email, 1), 'confirm');
  await expectSoundAt(reader, confirm);
  await page.goto(confirm);
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'أؤكد حضوري' }).click();
  await expect(page.getByText('سُجّل حضورك، ولك مكان في الفعالية')).toBeVisible();
  await expect(page.getByRole('link', { name: 'إضافة إلى تقويمي' })).toHaveAttribute('href', `${post}/event.ics`);
  await expect(page.getByRole('link', { name: 'كل الفعاليات' })).toBeVisible();
  const offered = await page.getByRole('link', { name: 'لن أحضر' }).getAttribute('href');
  const left = async () => (await (await request.get(`/api/events/${post.slice(7)}/attendance`)).json()).left;
  expect(await left()).toBe(0);
  await page.goto(post);
  await expect(page.getByText('الدعوة عامة، مكانان، اكتملت الأماكن')).toBeVisible();
  await page.getByRole('link', { name: 'سأنتظر مكانًا' }).click();
  await expect(page.getByText('تدخل به قائمة الانتظار')).toBeVisible();
  await page.goto(`/posts?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('اكتملت الأماكن')).toBeVisible();

  const cancel = linkIn(await readNewestMail(email, 2), 'cancel');
  expect(new URL(cancel).pathname + new URL(cancel).search).toBe(offered);
  await expectSoundAt(reader, cancel);
  await page.goto(cancel);
  await page.getByRole('button', { name: 'لن أحضر' }).click();
  await expect(page.getByText('أُلغي حضورك، وحذفنا اسمك وبريدك.')).toBeVisible();
  expect(await left()).toBe(1);
  await page.goto(post);
  await expect(page.getByText('الدعوة عامة، مكانان، بقي مكان واحد')).toBeVisible();
  await context.close();
});
