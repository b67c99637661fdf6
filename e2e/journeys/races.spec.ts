import type { BrowserContext, Page } from '@playwright/test';
import { emailOf, expect, password, signIn, test } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { test as testOfOwnPortal } from '../own-portal.ts';
import { findOffice, insertMember, rowOf } from '../staff.ts';

type Call = (url: URL) => boolean;

/** Lets the server answer the next such call, and keeps the answer from the page until `arrive`. */
async function holdAnswer(page: Page, isIt: Call) {
  const [answered, released, over] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  await page.route(
    isIt,
    async (route) => {
      const response = await route.fetch();
      answered?.resolve();
      await released?.promise;
      await route.fulfill({ response }).catch(() => undefined); // the page has given it up
      over?.resolve();
    },
    { times: 1 },
  );
  async function arrive() {
    released?.resolve();
    await over?.promise;
    await untilTaken(page);
  }
  return { answered: answered?.promise, arrive };
}

/** What has arrived by now was taken in by the page, and is on the screen. */
const untilTaken = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/healthz');
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });

/** A member of the test's own, which is signed in. */
async function signInAsNew(context: BrowserContext) {
  const office = await findOffice(context.request, 'وهران');
  const { email } = await insertMember(context.request, { role: 'OM', officeId: office.id });
  return signIn(context, email);
}

test('an admin who filters a list again before it has come reads what was asked for last', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  const office = await findOffice(context.request, 'وهران');
  const first = await insertMember(context.request, { role: 'OM', officeId: office.id });
  const last = await insertMember(context.request, { role: 'OM', officeId: office.id });
  await openLive('/organization/dashboard');
  const search = page.getByRole('searchbox', { name: 'البحث في الأعضاء' });
  const held = await holdAnswer(page, ({ searchParams }) => searchParams.get('q') === first.name);
  await search.fill(first.name);
  await held.answered;
  await search.fill(last.name);
  await expect(page.getByText('عضو واحد', { exact: true })).toBeVisible();
  await expect(rowOf(page, last.name)).toBeVisible();
  await held.arrive();
  await expect(rowOf(page, last.name)).toBeVisible();
  await expect(rowOf(page, first.name)).toHaveCount(0);
});

test('a visitor who chooses another office before the first has come reads of the one chosen last', async ({
  page,
  context,
  openLive,
}) => {
  const { offices } = await (await context.request.get('/api/org/provincial-offices')).json();
  const idOf = (name: string) => offices.find((each: { name: string }) => each.name === name).id;
  const choose = async (name: string) => {
    await page.getByText('اختر مكتبًا').first().click();
    await page.getByRole('navigation', { name: 'المكاتب الولائية' }).getByRole('link', { name }).click();
  };
  const oran = page.getByRole('heading', { level: 2, name: 'وهران' });
  const tlemcen = page.getByRole('heading', { level: 2, name: 'تلمسان' });
  await openLive('/organization/provincial-offices');
  const held = await holdAnswer(page, ({ pathname }) => pathname.endsWith(`/${idOf('وهران')}`));
  await choose('وهران');
  await held.answered;
  await choose('تلمسان');
  await expect(tlemcen).toBeVisible();
  await held.arrive();
  await expect(tlemcen).toBeVisible();
  await expect(oran).toHaveCount(0);
});

test('a member who saves the profile and types on keeps what was typed meanwhile', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  const { id } = await signInAsNew(context);
  await openLive(`/organization/edit-profile/${id}`);
  const form = page.getByRole('form', { name: 'تعديل الملف الشخصي' });
  const bio = form.getByRole('textbox', { name: 'نبذة قصيرة' });
  const held = await holdAnswer(page, ({ pathname }) => pathname === `/api/auth/update/${id}`);
  await bio.fill('أعمل مع لجان الإقامات');
  await form.getByRole('button', { name: 'حفظ', exact: true }).click();
  await held.answered;
  await bio.fill('أعمل مع لجان الإقامات والنوادي');
  await held.arrive();
  await expect(page.getByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  await expect(bio).toHaveValue('أعمل مع لجان الإقامات والنوادي');
  await form.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(async () => {
    const { member } = await (await context.request.get('/api/auth/session')).json();
    expect(member.bio).toBe('أعمل مع لجان الإقامات والنوادي');
  }).toPass();
});

// there is one secretary-general, whom other journeys meet
testOfOwnPortal(
  'a secretary-general who pins one post and then another has the last one pinned, also on a poor line',
  async ({ page, context, signInAs, openLive }) => {
    await signInAs('sg');
    const { member } = await (await context.request.get('/api/auth/session')).json();
    for (const title of ['دورة أولى', 'دورة ثانية']) {
      const multipart = { title, content: '<p>نص</p>', type: 'Post', author: member.id };
      expect((await context.request.post('/api/post', { multipart })).status()).toBe(201);
    }
    await openLive(`/organization/members/${member.id}?tab=posts`);
    const sent: string[] = [];
    const released = Promise.withResolvers<void>();
    const lastSettled = Promise.withResolvers<void>();
    await page.route('**/api/post/*/pin', async (route) => {
      sent.push(route.request().url());
      if (sent.length > 1) {
        await route.fulfill({ response: await route.fetch() });
        return lastSettled.resolve();
      }
      await released.promise;
      if (sent.length > 1) await lastSettled.promise; // the line lets the second pass first, if it may
      return route.continue();
    });
    await page.getByRole('button', { name: 'تثبيت «دورة أولى»' }).click();
    await page.getByRole('button', { name: 'تثبيت «دورة ثانية»' }).click();
    await untilTaken(page);
    released.resolve();
    await lastSettled.promise;
    await expect(page.getByText('تم تثبيت المنشور')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'إلغاء تثبيت «دورة ثانية»' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'إلغاء تثبيت «دورة ثانية»' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'تثبيت «دورة أولى»', exact: true })).toBeVisible();
  },
);

test('the head of an office who signs in after an admin, whose list was still on its way, reads its own alone', async ({
  page,
  context,
  signInAs,
  openLive,
}) => {
  await signInAs('ad');
  const [oran, adrar] = [await findOffice(context.request, 'وهران'), await findOffice(context.request, 'أدرار')];
  const stranger = await insertMember(context.request, { role: 'OM', officeId: oran.id });
  const own = await insertMember(context.request, { role: 'OM', officeId: adrar.id });
  const held = await holdAnswer(page, ({ pathname }) => pathname === '/api/dashboard/members');
  await openLive('/organization/dashboard');
  await held.answered;
  await page.getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/'); // what leads there closes windows
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(emailOf('op'));
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(dialog).toBeHidden();
  await (await openMenu(page)).getByRole('link', { name: 'لوحة التحكم' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible();
  await held.arrive();
  await expect(rowOf(page, own.name)).toBeVisible();
  await expect(rowOf(page, stranger.name)).toHaveCount(0);
});
