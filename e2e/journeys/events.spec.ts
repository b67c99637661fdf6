import type { Page } from '@playwright/test';
import { expectSound } from '../expect-sound.ts';
import { findViolations } from '../find-violations.ts';
import { expect, signInAs, test } from '../fixtures.ts';
import { aTitle, openPostForm, publish, textOf, titleOf } from '../post-form.ts';
import { untilLive } from '../until-live.ts';

const dayMs = 86_400_000;

/** The day after tomorrow, when no clock of this run reaches the next one. */
const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
const month = day.slice(0, 7);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function announceEvent(page: Page, title: string) {
  await openPostForm(page);
  await titleOf(page).fill(title);
  await textOf(page).fill('ندعوكم إلى يوم دراسي.');
  await page.getByRole('radio', { name: 'فعالية' }).check({ force: true });
  await page.getByLabel('تبدأ').fill(`${day}T10:00`);
  await page.getByLabel('تنتهي').fill(`${day}T09:00`);
  await expect(page.getByText('تنتهي الفعالية قبل أن تبدأ، فاختر نهاية بعد بدايتها.')).toBeVisible();
  await page.getByLabel('تنتهي').fill(`${day}T12:30`);
  await page.getByRole('textbox', { name: 'المكان' }).fill('قاعة المحاضرات الكبرى');
  await page.getByLabel('عدد الأماكن').fill('12');
  await expectSound(page);
  await publish(page);
  await expect(heading(page, title)).toBeVisible();
}

test('a member announces an event, and a visitor without JavaScript finds when and where it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'om');
  const title = aTitle('يوم دراسي', page);
  await announceEvent(page, title);
  await expect(page.getByText('الدعوة عامة، 12 مكانًا')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const visitor = await context.newPage();
  await visitor.goto('/posts');
  await visitor.getByRole('link', { name: 'فعاليات', exact: true }).click();
  await expect(heading(visitor, 'الفعاليات')).toBeVisible();
  const card = visitor.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('من 10:00 إلى 12:30')).toBeVisible();
  await expect(card.getByText('قاعة المحاضرات الكبرى')).toBeVisible();
  await visitor.goto(`/events?month=${month}`);
  await visitor.getByRole('link', { name: title }).click();
  await expect(heading(visitor, title)).toBeVisible();

  const link = visitor.getByRole('link', { name: 'إضافة إلى تقويمي' });
  const reply = await context.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await reply.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T090000Z`);
  await context.close();
});

test('a visitor of the home page finds the next events there once it answers too, and goes from one to its page', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'الفعاليات القادمة' });
  await expect(section.getByRole('article')).toHaveCount(3);
  await untilLive(page.getByRole('banner'));
  await expect(section.getByRole('article')).toHaveCount(3);
  const link = section.getByRole('article').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page, title)).toBeVisible();
  await untilLive(page.getByRole('banner'));
  await page.getByRole('banner').getByRole('link').first().click(); // inside the portal
  await expect(section.getByRole('article')).toHaveCount(3);
});
