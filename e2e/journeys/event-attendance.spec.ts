import type { Browser, Page } from '@playwright/test';
import { announceEvent } from '../announce-event.ts';
import { expectSound } from '../expect-sound.ts';
import { emailOf, expect, signIn, test } from '../fixtures.ts';
import { aTitle } from '../post-form.ts';
import { insertOwnMember } from '../staff.ts';
import { untilLive } from '../until-live.ts';

type Parts = { browser: Browser; baseURL: string | undefined };

async function aPhoneOf({ browser, baseURL }: Parts, email: string) {
  const viewport = { width: 412, height: 915 };
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch: true });
  await signIn(context, email);
  return context.newPage();
}

async function aMemberOnAPhone(parts: Parts) {
  const admin = await parts.browser.newContext({ baseURL: parts.baseURL ?? '' });
  const member = await insertOwnMember(admin);
  await admin.close();
  return { name: member.name, page: await aPhoneOf(parts, member.email) };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('an event is full, who waits moves up, and an organiser ticks off on a phone who came', async ({
  browser,
  baseURL,
  page,
}) => {
  const parts = { browser, baseURL };
  const organiser = await aPhoneOf(parts, emailOf('om'));
  const title = aTitle('ورشة', page);
  const id = await announceEvent(organiser.request, title, 1);
  const [first, second] = [await aMemberOnAPhone(parts), await aMemberOnAPhone(parts)];

  await open(first.page, `/posts/${id}`);
  await expect(first.page.getByText('بقي مكان واحد.')).toBeVisible();
  await press(first.page, 'سأحضر');
  await expect(first.page.getByText('سُجّل حضورك.')).toBeVisible();
  await open(second.page, `/posts/${id}`);
  await press(second.page, 'سأنتظر مكانًا');
  await expect(second.page.getByText(/دورك في قائمة الانتظار: 1/)).toBeVisible();

  await press(first.page, 'لن أحضر');
  await expect(first.page.getByRole('button', { name: 'سأنتظر مكانًا' })).toBeVisible();
  await open(second.page, '/organization/notifications');
  await second.page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await expect(second.page.getByText('سُجّل حضورك.')).toBeVisible();

  await open(organiser, `/posts/${id}`);
  await organiser.getByRole('link', { name: 'المسجَّلون' }).click();
  const came = organiser.getByRole('checkbox', { name: `حضر: ${second.name}` });
  await organiser.getByText('حضر', { exact: true }).click();
  await expect(came).toBeChecked();
  await expect(organiser.getByRole('link', { name: 'حضروا 1' })).toBeVisible();
  await expectSound(organiser);

  const head = await aPhoneOf(parts, emailOf('op'));
  await open(head, `/organization/events/${id}/attendees`);
  await expect(head.getByRole('checkbox', { name: `حضر: ${second.name}` })).toBeChecked();
  await head.getByText('حضر', { exact: true }).click();
  await expect(head.getByRole('link', { name: 'حضروا 0' })).toBeVisible();
  await organiser.reload();
  await expect(came).not.toBeChecked();
});
