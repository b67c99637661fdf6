import { expect, openLive, password, test } from '../fixtures.ts';
import { readMailedLink } from '../mails.ts';
import { signInAsOwnMember } from '../staff.ts';
import { untilLive } from '../until-live.ts';

test('a member changes its e-mail: it signs in with the present one until it has opened the link in the new mailbox', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@portal.example`;
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const statusOf = async (given: string) =>
    (await elsewhere.post('/api/auth/login', { data: { email: given, password } })).status();
  const { id, email: present } = await signInAsOwnMember(context);
  await openLive(page, `/organization/edit-profile/${id}`);
  const form = page.getByRole('form', { name: 'تعديل الملف الشخصي' });
  const field = form.getByRole('textbox', { name: 'البريد الإلكتروني' });
  const save = form.getByRole('button', { name: 'حفظ', exact: true });
  const pending = page.getByRole('region', { name: 'بريد ينتظر التأكيد' });

  await field.fill(email);
  await save.click();
  await expect(pending).toContainText(email);
  await expect(pending).toContainText(present);
  const link = await readMailedLink(email, 1);
  expect(await statusOf(email)).toBe(401);
  expect(await statusOf(present)).toBe(201);

  await page.goto('about:blank');
  await page.goto(link);
  await untilLive(page.getByRole('main'));
  await page.getByRole('button', { name: 'تأكيد بريدي الإلكتروني' }).click();
  await expect(page.getByText('تم تغيير بريد حسابك بنجاح')).toBeVisible();
  expect(await statusOf(present)).toBe(401);
  expect(await statusOf(email)).toBe(201);
  await openLive(page, `/organization/edit-profile/${id}`);
  await expect(field).toHaveValue(email);
  await expect(pending).toHaveCount(0);
  await elsewhere.dispose();
});
