import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deployVariant } from '../deploy.ts';
import { signInAs } from '../fixtures.ts';
import { expect, test } from '../own-portal.ts';
import { untilLive } from '../until-live.ts';

const root = resolve(import.meta.dirname, '../..');
const source = 'remote-public/src/messages.ts';
const line =
  readFileSync(join(root, source), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('heroLead:')) + 1;

/** Throws where the home page asks for its first words; nothing before that place moves. */
const throwing = {
  name: 'remote-public',
  files: ({ chunks }: { chunks: Record<string, string[]> }) => Object.values(chunks).flat(),
  rewrite: (_: string, text: string) =>
    text.replace(/heroLead:(\w+)=>/, 'heroLead:$1=>{throw Error("the page throws")},was:$1=>'),
};

test('an administrator reads where in its sources a page threw in the browser of a visitor, and what was published; nobody else reaches the maps', async ({
  page,
  portal,
  expectPageError,
}) => {
  expectPageError(/the page throws/);
  await deployVariant(portal, throwing);
  await page.goto('/');
  await expect(async () => {
    await untilLive(page.getByRole('main'), 5_000);
    expect(await page.evaluate(() => sessionStorage.getItem('avoided-releases'))).toContain('/r/remote-public/');
  }).toPass();
  await signInAs(page, 'ad');
  await expect(async () => {
    await page.goto('/organization/dashboard/front-ends');
    await expect(page.getByText(`${source}:${line} (heroLead)`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Error: the page throws')).toBeVisible();
  await page.getByRole('link', { name: 'remote-public' }).first().click();
  await expect(page.getByRole('heading', { name: 'الواجهة remote-public' })).toBeVisible();
  await expect(page.getByText('نُشرت للجميع')).toHaveCount(2);

  const maps = globSync('*/*/*.map', { cwd: join(portal.dataDir, 'frontends/maps') });
  expect(maps.some((map) => map.startsWith('remote-public/'))).toBe(true);
  expect(globSync('**/*.map*', { cwd: join(portal.dataDir, 'frontends/r') })).toEqual([]);
  for (const map of maps.slice(0, 5)) {
    for (const folder of ['maps', 'r', 'r/../maps', 'r/..%2fmaps'])
      expect((await page.request.get(`/${folder}/${map}`)).status()).toBe(404);
    const script = await page.request.get(`/r/${map.replace(/\.map$/, '')}`);
    expect(script.status()).toBe(200);
    expect(await script.text()).not.toContain('sourceMappingURL');
  }
});
