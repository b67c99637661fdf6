import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { deploy, deployVariant } from '../deploy.ts';
import { startDevAgainst } from '../dev-against.ts';
import { emailOf, openLive, password, signInAs } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { expect, test } from '../own-portal.ts';
import { launchPortal, type Portal } from '../portal.ts';

const oldSlogan = 'يدًا بيد نصنع الغد';
const newSlogan = 'معًا نمضي أبعد';
/** As compilers write it: with its letters, or with their numbers. */
const slogan = /(slogan:\s*)(["']).*?\2/;

const changedHome = {
  name: 'remote-public',
  files: ({ chunks }: { chunks: Record<string, string[]> }) => ['server.cjs', ...Object.values(chunks).flat()],
  rewrite: (_: string, text: string) => text.replace(slogan, `$1$2${newSlogan}$2`),
};

/** Path and hash of every published file but those of one front end. */
async function readOthers({ dataDir }: Portal, name: string) {
  const folder = join(dataDir, 'frontends/r');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const others = files.map((file) => join(file.parentPath, file.name)).filter((path) => !path.includes(`/${name}/`));
  const hashes = others.sort().map(async (path) => [
    path,
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

test.describe('in a browser that keeps pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reader is offered what was deployed meanwhile, reads on, and meets it when agreeing', async ({
    page,
    portal,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await openLive(page, '/');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await deployVariant(portal, changedHome);
    const update = page.getByRole('button', { name: 'تحديث' });
    await expect(async () => {
      await lookAgain();
      await expect(update).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(heading).toHaveText(oldSlogan);
    await update.click();
    await expect(heading).toHaveText(newSlogan);
    await expect(update).toHaveCount(0);
  });

  test('a reader who comes back after a release is sent what changed in it, and nothing of what did not', async ({
    page,
    context,
    portal,
  }) => {
    const keptFiles = () =>
      page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname));
    const ofHome = async () => (await keptFiles()).filter((path) => path.startsWith('/r/remote-public/'));
    const release = async () => (await page.content()).match(/\/r\/remote-public\/[^/"]+\//)?.[0] ?? '';
    await openLive(page, '/');
    await page.keyboard.press('Tab');
    await expect.poll(ofHome).not.toEqual([]);
    const before = await release();
    await deployVariant(portal, changedHome);

    const sent: Record<string, string> = {};
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/r/remote-public/') && response.request().serviceWorker())
        sent[pathname.slice(pathname.lastIndexOf('/') + 1)] =
          response.headers()['content-encoding'] ?? response.status().toString();
    });
    await openLive(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newSlogan);
    await expect.poll(() => Object.values(sent)).toEqual(expect.arrayContaining(['304', 'dcz']));
    const after = await release();
    expect(after).not.toBe(before);
    const read = (path: string) => readFile(join(portal.dataDir, 'frontends', path));
    const isSame = async (file: string) =>
      (await read(before + file)).equals(await read(after + file).catch(() => Buffer.of()));
    const expected = await Promise.all(
      Object.keys(sent).map(async (file) => [file, (await isSame(file).catch(() => false)) ? '304' : 'dcz']),
    );
    expect(sent).toEqual(Object.fromEntries(expected));
  });
});

test('a team changes one front end of a running portal: new visits see it, open pages live on, one command takes it back', async ({
  page,
  context,
  portal,
}) => {
  const headingOf = (view: typeof page) => view.getByRole('heading', { level: 1 });
  const before = await readOthers(portal, 'remote-public');
  await openLive(page, '/');
  await deployVariant(portal, changedHome);

  const visit = await context.newPage();
  await visit.goto('/');
  await expect(headingOf(visit)).toHaveText(newSlogan);
  await expect(headingOf(page)).toHaveText(oldSlogan);
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(headingOf(page)).toHaveText('الأستاذة نجاة بن ناصر');
  await page.getByRole('banner').getByRole('link', { name: /تضامن/ }).click();
  await expect(headingOf(page)).toHaveText(oldSlogan);

  await deploy(portal, 'rollback', 'remote-public', '--why', 'a journey');
  await visit.goto('/');
  await expect(headingOf(visit)).toHaveText(oldSlogan);
  expect(await readOthers(portal, 'remote-public')).toEqual(before);
});

test('an operator who starts the portal again does not bring back a build that a team rolled back', async ({
  page,
  portal,
}) => {
  test.slow(true, 'builds, publishes and starts the portal twice');
  const heading = page.getByRole('heading', { level: 1 });
  await deployVariant(portal, changedHome);
  await deploy(portal, 'publish', 'remote-public', '--skip', 'types,tests');
  await deploy(portal, 'rollback', 'remote-public', '--why', 'a journey');
  await portal.stop();
  const stack = new AsyncDisposableStack();
  const { dataDir } = portal;
  const port = Number(new URL(portal.origin).port);
  try {
    await launchPortal(stack, { dataDir, port, script: 'scripts/start.ts' });
    await page.goto('/');
    await expect(heading).toHaveText(newSlogan);
  } finally {
    await stack.disposeAsync();
  }
});

test('a visitor whose open page is older than every file that is kept goes on in a new document', async ({
  page,
  portal,
  expectPageError,
}) => {
  expectPageError(/status of 404/);
  expectPageError(/Refused to execute script/);
  expectPageError(/remote_spaces/);
  await openLive(page, '/');
  const rewrite = (_: string, text: string) => `${text}\n/* later */`;
  await deployVariant(portal, { name: 'remote-spaces', rewrite });
  await deployVariant(portal, { name: 'remote-spaces', rewrite: (file, text) => rewrite(file, rewrite(file, text)) });
  await deploy(portal, 'prune', '--keep', '0');
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الأستاذة نجاة بن ناصر' })).toBeVisible();
  await expect(page).toHaveURL('/organization/secritary-general');
});

test('an administrator tries a build that nobody else has, is told so on every page, and leaves it', async ({
  page,
  portal,
}) => {
  await deployVariant(portal, changedHome, ['canary', 'remote-public', '0', '--skip', 'types,tests,render']);
  const { frontEnds } = JSON.parse(await deploy(portal, 'status', '--json'));
  const { version } = frontEnds.find(({ name }: { name: string }) => name === 'remote-public').canary;
  const heading = page.getByRole('heading', { level: 1 });
  const badge = page.getByRole('complementary', { name: 'نسخة للتجربة' });

  await page.goto(`/?use=remote-public@${version}`);
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText(oldSlogan);
  await expect(badge).toBeHidden();

  await signInAs(page, 'ad');
  const form = { use: `remote-public@${version}`, to: '/' };
  const fromElsewhere = await page.request.post('/use', { form, headers: { origin: 'https://evil.example' } });
  expect(fromElsewhere.status()).toBe(403);
  await page.goto(`/?use=remote-public@${version}`);
  await expect(heading).toHaveText('تجربة نسخة غير منشورة');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'عرض هذه النسخة' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText(newSlogan);
  await expect(badge).toContainText(`تعرض هذه الصفحة نسخة للتجربة لا يراها الزوار: remote-public@${version}`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto('/links/about');
  await badge.getByRole('link', { name: 'العودة إلى النسخة المنشورة' }).click();
  await expect(badge).toBeHidden();
  await page.goto('/');
  await expect(heading).toHaveText(oldSlogan);
});

test('a developer sees the remote of her own machine inside a deployed portal, and signs in to it', async ({
  page,
  portal,
  expectPageError,
}) => {
  await deployVariant(portal, changedHome);
  const own = await startDevAgainst('remote-public', portal);
  expectPageError(new RegExp(`^request to ${own.origin}$`));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(heading).toHaveText(newSlogan);
  await page.goto(own.origin);
  await expect(heading).toHaveText(oldSlogan);
  await expect(page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('article')).toHaveCount(10);
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(heading).toHaveText('الأستاذة نجاة بن ناصر');
  const login = { email: emailOf('ad'), password };
  const headers = { origin: own.origin };
  expect((await page.request.post(`${own.origin}/api/auth/login`, { data: login, headers })).status()).toBe(201);
  await page.goto(`${own.origin}/organization/dashboard`);
  await expect(heading).toHaveText('لوحة التحكم');
  await page.close();
  await own.stop();
});
