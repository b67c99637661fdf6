import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { announceEvent } from '../announce-event.ts';
import { expectSound } from '../expect-sound.ts';
import { emailOf, expect, openLive, signIn, signInAs, test } from '../fixtures.ts';
import { readNewestMail } from '../mails.ts';
import { aTitle } from '../post-form.ts';
import { insertOwnMember } from '../staff.ts';

/** Signs somebody without an account up for an event, who confirms the address. @returns the address */
async function aVisitorAt(request: APIRequestContext, event: string) {
  const email = `${randomUUID()}@portal.example`;
  await request.post('/api/events/visitors', { data: { name: 'سلمى بن عيسى', email, event } });
  const token = /\/events\/attend\/confirm\?event=[\w-]+&(?:amp;)?t=([\w.-]+)/.exec(
    await readNewestMail(email, 1),
  )?.[1];
  expect((await request.post('/api/events/visitors/confirm', { data: { token } })).status()).toBe(200);
  await readNewestMail(email, 2);
  return email;
}

const sequenceOf = async (request: APIRequestContext, id: string) =>
  Number(/SEQUENCE:(\d+)/.exec(await (await request.get(`/posts/${id}/event.ics`)).text())?.[1]);

/** What people typed stands between isolates. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

async function edit(page: Page, id: string, fields: Record<string, string>) {
  await openLive(page, `/organization/edit-post/${id}`);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  await expect(page.getByText('سُجّل 3 أشخاص، وسنخبرهم.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
}

test('two visitors and a member who are registered hear of another place, another date, and of the cancellation', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  test.slow(true, 'waits for the mails and notifications of three changes');
  const title = aTitle('يوم دراسي', page);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const member = await insertOwnMember(context);
  await signIn(context, member.email);
  const author = await signInAs(page, 'om');
  expect(author.email).toBe(emailOf('om'));
  const id = await announceEvent(page.request, title, 9);
  const visitors = [await aVisitorAt(stranger, id), await aVisitorAt(stranger, id)];
  expect((await context.request.put(`/api/events/${id}/attendance`)).status()).toBe(200);

  await readNewestMail(member.email, 1); // of its account

  /** Of all three, the mail of so many changes. */
  const newest = async (changes: number) => {
    const mails = [
      readNewestMail(member.email, 1 + changes),
      ...visitors.map((each) => readNewestMail(each, 2 + changes)),
    ];
    return (await Promise.all(mails)).map(plain);
  };
  const first = await sequenceOf(stranger, id);

  await edit(page, id, { المكان: 'المكتبة المركزية' });
  for (const mail of await newest(1)) {
    expect(mail).toContain('المكان السابق: القاعة الكبرى');
    expect(mail).toContain('المكان الجديد: المكتبة المركزية');
    expect(mail).toContain(`/posts/${id}/event.ics`);
  }
  expect(await sequenceOf(stranger, id)).toBe(first + 1);

  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await edit(page, id, { تبدأ: `${day}T14:15`, تنتهي: `${day}T18:30` });
  for (const mail of await newest(2)) {
    expect(mail).toMatch(/الموعد السابق: .*10:00.*12:00/);
    expect(mail).toMatch(/الموعد الجديد: .*14:15.*18:30/);
  }
  expect(await sequenceOf(stranger, id)).toBe(first + 2);
  const calendar = await (await stranger.get(`/posts/${id}/event.ics`)).text();
  expect(calendar).toContain(`DTSTART:${day.replaceAll('-', '')}T131500Z`);
  expect(calendar).toContain('LOCATION:المكتبة المركزية');

  await openLive(page, `/posts/${id}`);
  await page.getByRole('group', { name: 'إدارة المنشور' }).getByText('إدارة المنشور').click();
  await page.getByRole('link', { name: 'إلغاء الفعالية' }).click();
  await page.getByRole('button', { name: 'إلغاء الفعالية' }).click();
  const dialog = page.getByRole('dialog', { name: /^إلغاء الفعالية/ });
  await expect(dialog.getByText('سُجّل 3 أشخاص، وسنخبرهم.')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'إلغاء الفعالية' }).click();
  await expect(page.getByRole('button', { name: 'التراجع عن الإلغاء' })).toBeVisible();
  await expectSound(page);
  for (const mail of await newest(3)) expect(mail).toContain('أُلغيت الفعالية التي سجّلت فيها');
  expect(await sequenceOf(stranger, id)).toBe(first + 3);
  expect(await (await stranger.get(`/posts/${id}/event.ics`)).text()).toContain('STATUS:CANCELLED');
  await openLive(page, `/posts/${id}`);
  await expect(page.getByText('أُلغيت هذه الفعالية')).toBeVisible();
  await expect(page.getByRole('link', { name: 'إضافة إلى تقويمي' })).toBeHidden();
  await expectSound(page);
  await openLive(page, '/events');
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('أُلغيت', { exact: true })).toBeVisible();

  await openLive(page, `/organization/edit-post/${id}#delete`);
  const deletion = page.getByRole('dialog', { name: /^حذف المنشور/ });
  await expect(deletion.getByText('سُجّل 3 أشخاص، وسنخبرهم.')).toBeVisible();
  await expectSound(page);
  await deletion.getByRole('button', { name: 'حذف المنشور' }).click();
  for (const mail of await newest(4)) expect(mail).toContain('حُذف من البوابة إعلان الفعالية');

  const reader = await context.newPage();
  await openLive(reader, '/organization/notifications');
  const list = reader.getByRole('main');
  await expect(
    list.getByRole('link', { name: new RegExp(`^حُذف إعلان فعالية سجّلت فيها: \u2068?${title}`) }),
  ).toBeVisible();
  await expect(list.getByText(/المكتبة المركزية.* بدل .*القاعة الكبرى/)).toBeVisible();
  await expect(list.getByText(/14:15.*18:30 بدل .*10:00.*12:00/)).toBeVisible();
  await expectSound(reader);
  await context.close();
  await stranger.dispose();
});
