import { emailOf, expect, password, test } from '../fixtures.ts';
import { aTitle, openPostForm, picture, publish, textOf, titleOf } from '../post-form.ts';

test('an author sees a post on its way, calls it back, and finds everything as it was', async ({
  page,
  signInAs,
  openLive,
}) => {
  await signInAs('om');
  await openPostForm(page, openLive);
  const title = aTitle('لم يُرسل', page);
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type('نص باقٍ');
  await page.getByLabel('إرفاق صورة').setInputFiles(picture);
  const calledBack = Promise.withResolvers<void>();
  await page.route('**/api/post', async (route) => {
    await calledBack.promise;
    await route.abort().catch(() => undefined); // nobody waits for it any more
  });
  await publish(page);
  await expect(page.getByRole('progressbar', { name: 'جارٍ الإرسال' })).toBeVisible();
  await page.getByRole('button', { name: 'إلغاء الإرسال' }).click();
  await expect(page.getByText('أُلغي الإرسال، وما كتبته باقٍ كما هو.')).toBeVisible();
  calledBack.resolve();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue(title);
  await expect(textOf(page)).toHaveText('نص باقٍ');
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
});

test('a picture that takes its time to be made ready is waited for, and published with the post', async ({
  page,
  signInAs,
  openLive,
}) => {
  await signInAs('om');
  await page.addInitScript(() => {
    const decode = createImageBitmap;
    window.createImageBitmap = async (...picture: [ImageBitmapSource]) => {
      await new Promise((done) => addEventListener('decoded', done, { once: true }));
      return decode(...picture);
    };
  });
  await openPostForm(page, openLive);
  await titleOf(page).fill(aTitle('مع صورة', page));
  await textOf(page).fill('صورة من يوم التشجير');
  await page.getByLabel('إرفاق صورة').setInputFiles(picture);
  const button = page.getByRole('button', { name: 'نشر', exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await titleOf(page).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('decoded')));
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  const published = page.waitForResponse('**/api/post');
  await publish(page);
  expect((await (await published).json()).post.image).toBeTruthy();
  await expect(page.getByText('تم نشر المنشور بنجاح')).toBeVisible();
});

test('an author reads why a post could not be published, and loses nothing of it', async ({
  page,
  signInAs,
  openLive,
  expectPageError,
}) => {
  expectPageError(/status of 400/);
  expectPageError(/status of 500/);
  expectPageError(/ERR_FAILED/);
  await signInAs('om');
  await openPostForm(page, openLive);
  await publish(page);
  await expect(page.getByText('اكتب عنوان المنشور.')).toBeVisible();
  await expect(titleOf(page)).toBeFocused();
  const title = aTitle('عنوان يبقى', page);
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type('نص يبقى');

  const answers = [
    [{ status: 400, json: { code: 'validation_failed', message: 'تحقق من المعلومات المدخلة.' } }, 'فشل نشر المنشور'],
    [{ status: 500, json: { code: 'internal', message: 'حدث خطأ غير متوقع في الخادم.' } }, 'خطأ في الخادم'],
    [undefined, 'error publishing post'],
  ] as const;
  for (const [answer, sentence] of answers) {
    await page.route('**/api/post', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await publish(page);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await page.unroute('**/api/post');
    await expect(titleOf(page)).toHaveValue(title);
    await expect(textOf(page)).toHaveText('نص يبقى');
  }

  await page.getByLabel('إرفاق صورة').setInputFiles(picture);
  await expect(page.getByText('المسودة محفوظة في حسابك')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/استعدنا لك مسودة حُفظت/)).toBeVisible();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(textOf(page)).toHaveText('نص يبقى');
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  await page.getByRole('button', { name: 'بدء منشور جديد' }).click();
  await expect(titleOf(page)).toHaveValue('');
});

test('an author whose session ended while writing signs in again and publishes what was written', async ({
  page,
  context,
  signInAs,
  openLive,
  expectPageError,
}) => {
  expectPageError(/status of 401/);
  await signInAs('om');
  await openPostForm(page, openLive);
  const title = aTitle('بعد الجلسة', page);
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type('نص طويل لا يضيع');
  await context.clearCookies({ name: 'sid' });
  await publish(page);
  await expect(page.getByText(/^انتهت جلستك/)).toBeVisible();
  await expect(textOf(page)).toHaveText('نص طويل لا يضيع');

  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(emailOf('om'));
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue(title);
  await publish(page);
  await expect(page.getByText('تم نشر المنشور بنجاح')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
