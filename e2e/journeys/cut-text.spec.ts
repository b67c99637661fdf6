import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from '../fixtures.ts';
import { untilLive } from '../until-live.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paint = `
  .ink * { visibility: hidden !important; background: #fff !important; }
  .ink .measured, .ink .measured * { visibility: visible !important; color: #000 !important; }
  .ink .uncut, .ink .uncut * { overflow: visible !important; -webkit-line-clamp: none !important; }`;

/** The page's policy lets no style element in; a sheet that a script makes is none. */
const addPaint = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, paint);

/** What is painted of a text and below it, in black on white with nothing beside it, cut as it is and uncut. */
async function inkOf(page: Page, text: Locator, html: string) {
  await text.scrollIntoViewIfNeeded();
  await text.evaluate((element, inner) => {
    element.innerHTML = inner;
    element.classList.add('measured');
    document.documentElement.classList.add('ink');
  }, html);
  const measured = page.locator('.measured');
  const box = await measured.boundingBox();
  if (!box) throw new Error('the text is not shown');
  const clip = { x: box.x, y: box.y - 8, width: box.width, height: box.height + 24 };
  const cut = await page.screenshot({ clip, animations: 'disabled' });
  await measured.evaluate((element) => element.classList.add('uncut'));
  const whole = await page.screenshot({ clip, animations: 'disabled' });
  await measured.evaluate((element) => {
    element.classList.remove('uncut', 'measured');
    document.documentElement.classList.remove('ink');
  });
  return { cut, whole };
}

/** Letters with dots and bowls below the line, which a box that is too tight cuts off. */
const deep = 'التضامن الطلابي<br>نجاحي وفرحي';

async function expectWholeLetters(page: Page, text: Locator) {
  const { cut, whole } = await inkOf(page, text, deep);
  expect(cut.equals(whole), 'the last line that is seen has all its ink').toBe(true);
  const beginning = `${deep}<br>`;
  const [high, low] = [await inkOf(page, text, `${beginning}أإآ لُّٰ ألّ`), await inkOf(page, text, `${beginning}.`)];
  expect(high.cut.equals(low.cut), 'nothing is seen of the line below').toBe(true);
}

/** The row once it is hydrated: before that React would replace a changed text. */
async function openRow(page: Page) {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'آخر النشاطات' });
  await row.scrollIntoViewIfNeeded();
  await untilLive(row.locator('xpath=..'));
  await addPaint(page);
  return row;
}

test('a visitor reads the titles of the moving row with every dot of their last line', async ({ page }) => {
  const row = await openRow(page);
  await expectWholeLetters(page, row.getByRole('heading', { level: 3 }).first());
});

test('a visitor reads the name of an author in the moving row with every dot', async ({ page }) => {
  const row = await openRow(page);
  const { cut, whole } = await inkOf(page, row.locator('li bdi').first(), 'نجاحي وفرحي');
  expect(cut.equals(whole)).toBe(true);
});

test('an administrator reads the beginning of a post with every dot of its last line', async ({ page }) => {
  await signInAs(page, 'ad');
  await page.goto('/organization/dashboard/posts');
  await page.locator('main li summary').first().click();
  const excerpt = page.locator('main li details[open] p').last();
  await expect(excerpt).toBeVisible();
  // what others publish and remove meanwhile changes the list, and no copy beside it
  await excerpt.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.id = 'copy';
    document.body.append(copy);
  });
  await addPaint(page);
  await expectWholeLetters(page, page.locator('#copy'));
});
