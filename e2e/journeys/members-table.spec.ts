import type { Locator, Page } from '@playwright/test';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { expect, openLive, signInAs, test } from '../fixtures.ts';
import { overhangOf } from '../overhang-of.ts';
import { insertOwnMember, rowOf, searchFor, unfold } from '../staff.ts';

const name = 'عبد الرحمن بن محمد الطاهر Abderrahmane Benmohammed-Tahar '.repeat(2).slice(0, 100).trim();
const email = `${'abdelkader.benmohammed'.padEnd(64, 'x')}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}.dz`;
const longest = { name, email, phone: '+999123456789012' };

/** Every member of the list, as one who filled each field to its bound; the last one left empty what may be. */
async function giveLongestValues(page: Page) {
  const reply = await page.context().request.get('/api/dashboard/members');
  const { members } = (await reply.json()) as { members: PrivateMember[] };
  const filled = members.map((member, at) => ({
    ...member,
    ...(at === members.length - 1 ? { name: 'مي', email: 'a@b.dz' } : longest),
    office: { ...member.office, name },
  }));
  await page.route(/\/api\/dashboard\/members\?/, (route) =>
    route.fulfill({ headers: { 'x-total-count': String(filled.length) }, json: { members: filled } }),
  );
}

/** The controls of a row or card of which a press would not reach some part. */
const coveredIn = (row: Locator) =>
  row.evaluate((element) => {
    const isReached = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return control.contains(hit) || (hit?.contains(control) && hit.tagName === 'LABEL');
    };
    return [...element.querySelectorAll('a, button, input, select, summary')]
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const [across, down] = [width / 8, height / 4];
        return ![
          [x + width / 2, y + height / 2],
          [x + across, y + down],
          [x + width - across, y + height - down],
        ].every(([atX = 0, atY = 0]) => isReached(control, atX, atY));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

const scrollWidthBeyond = (frame: Locator) =>
  frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

for (const size of ['100%', '200%']) {
  test(`staff reaches every control of the members' table, however long names and mails are, with letters of ${size}`, async ({
    page,
  }) => {
    await signInAs(page, 'ad');
    await giveLongestValues(page);
    await openLive(page, '/organization/dashboard');
    const table = page.getByRole('region', { name: 'الأعضاء', exact: true });
    const rows = table.getByRole('row').or(table.getByRole('listitem'));
    await expect(rows.filter({ hasText: 'a@b.dz' })).toBeVisible();
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const row of await rows.all()) {
      await unfold(row);
      expect(await coveredIn(row)).toEqual([]);
    }
    const frame = page.getByRole('region', { name: 'جدول الأعضاء' });
    if (size === '100%' && (await frame.isVisible())) expect(await scrollWidthBeyond(frame)).toBe(0);
    expect(await overhangOf(page)).toBe(0);
  });
}

test('staff reads a long name and mail whole in the menu of its row, which no edge of the screen cuts', async ({
  page,
}) => {
  await signInAs(page, 'ad');
  await page.setViewportSize({ width: 1440, height: 900 });
  await giveLongestValues(page);
  await openLive(page, '/organization/dashboard');
  for (const row of [
    page.getByText('المزيد', { exact: true }).first(),
    page.getByText('المزيد', { exact: true }).last(),
  ]) {
    await row.click();
    const menu = page.getByRole('group', { name: /^المزيد: / });
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect(await coveredIn(menu)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(row).toBeFocused();
  }
});

test('staff at the keyboard reaches any role, and one taken back leaves all as it was', async ({ page, context }) => {
  const member = await insertOwnMember(context);
  await signInAs(page, 'ad');
  await openLive(page, '/organization/dashboard');
  await searchFor(page, member.name);
  await unfold(rowOf(page, member.name));
  const role = page.getByRole('combobox', { name: `صفة ${member.name}` });
  await role.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toContainText('من «عضو» إلى «الأمين العام»');
  await expect(page.getByRole('dialog')).toContainText('يحلّ هذا الحساب محلّ');
  await page.keyboard.press('Escape');
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('OM');
});

test('staff sees the whole name of the page it is on, and on a desk the names of all of them', async ({ page }, {
  project,
}) => {
  await signInAs(page, 'ad');
  for (const path of ['', '/deletions', '/front-ends']) {
    await openLive(page, `/organization/dashboard${path}`);
    const links = page.getByRole('navigation', { name: 'أقسام لوحة التحكم' }).getByRole('link');
    await expect(links.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 });
    if (project.name === 'desktop')
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await overhangOf(page)).toBe(0);
  }
});

test('staff on a screen of 1024 pixels has every control of the members in sight', async ({ page }) => {
  await signInAs(page, 'ad');
  await page.setViewportSize({ width: 1024, height: 800 });
  await giveLongestValues(page);
  await openLive(page, '/organization/dashboard');
  const row = page.getByRole('region', { name: 'الأعضاء', exact: true }).getByRole('listitem').first();
  await unfold(row);
  expect(await coveredIn(row)).toEqual([]);
  expect(await overhangOf(page)).toBe(0);
});

/** How many letters of a text stand on its first line: the rest is cut off. */
const lettersOnFirstLine = (element: Locator) =>
  element.evaluate(({ firstChild }) => {
    const range = document.createRange();
    const topOf = (at: number) => {
      range.setStart(firstChild as Text, at);
      range.setEnd(firstChild as Text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const letters = [...(firstChild?.textContent ?? '')];
    return letters.filter((_, at) => Math.abs(topOf(at) - topOf(0)) < 2).length;
  });

test('staff tells by the mails of the table who is who, where all of them begin alike', async ({ page, context }) => {
  const member = await insertOwnMember(context);
  await signInAs(page, 'ad');
  await page.route(/\/api\/dashboard\/members\?/, async (route) => {
    const reply = await route.fetch();
    const { members } = await reply.json();
    await route.fulfill({
      response: reply,
      json: { members: members.map((each: PrivateMember) => ({ ...each, email: 'member-0343@portal.example' })) },
    });
  });
  await openLive(page, '/organization/dashboard');
  await searchFor(page, member.name);
  await unfold(rowOf(page, member.name));
  const mail = page.getByText('member-0343@portal.example', { exact: true });
  expect(await lettersOnFirstLine(mail)).toBeGreaterThan('member-0343'.length);
});

for (const letters of [28, 36, 42]) {
  test(`staff reads mails of ${letters} letters whole in the table on a screen of 1440 pixels`, async ({ page }) => {
    await signInAs(page, 'ad');
    await page.setViewportSize({ width: 1440, height: 900 });
    const domain = '@portal.example';
    const email = `${'abdelkader.benmohammed.mansouri'.slice(0, letters - domain.length)}${domain}`;
    await page.route(/\/api\/dashboard\/members\?/, async (route) => {
      const response = await route.fetch();
      const { members } = await response.json();
      await route.fulfill({ response, json: { members: members.map((each: PrivateMember) => ({ ...each, email })) } });
    });
    await openLive(page, '/organization/dashboard');
    const frame = page.getByRole('region', { name: 'جدول الأعضاء' });
    const cell = frame.getByText(email, { exact: true }).first();
    await expect(cell).toBeVisible();
    expect(await cell.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)).toBe(true);
    expect(await scrollWidthBeyond(frame)).toBe(0);
  });
}

for (const path of ['', '/posts', '/security']) {
  test(`staff at a desk finds the filters of the dashboard's page «${path}» in one row, without a hole between them`, async ({
    page,
  }) => {
    await signInAs(page, 'ad');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLive(page, `/organization/dashboard${path}`);
    const search = page.getByRole('main').getByRole('search');
    await expect(search).toBeVisible();
    const boxes = await search
      .locator('xpath=../*')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .map(({ left, right, bottom }) => ({ left, right, bottom })),
      );
    expect(boxes.length).toBeGreaterThan(1);
    for (const [at, { right, bottom }] of boxes.slice(1).entries()) {
      expect((boxes[at]?.left ?? 0) - right).toBeLessThan(24);
      expect(Math.abs((boxes[at]?.bottom ?? 0) - bottom)).toBeLessThan(4);
    }
  });
}
