import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, deployVariant } from '../deploy.ts';
import { password } from '../fixtures.ts';
import { openMenu } from '../menu.ts';
import { startNginx } from '../nginx.ts';
import { test as base, expect } from '../own-portal.ts';

/** The portal's registry behind nginx; the page server gets no request for a page. */
const test = base.extend({
  baseURL: async ({ portal }, use) => {
    await deploy(portal, 'static');
    const nginx = await startNginx(portal);
    await use(nginx.origin);
    await nginx.stop();
  },
});

test('a visitor of a portal on static hosting reads every page, goes from one to the other, and a member signs in', async ({
  page,
  request,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const reply = await page.goto('/');
  expect(await reply?.text()).toContain('<!-- number');
  await expect(heading).toHaveText('يدًا بيد نصنع الغد');
  await expect(page.getByRole('region', { name: 'آخر النشاطات' }).getByRole('article')).toHaveCount(10);
  await (await openMenu(page)).getByRole('link', { name: 'الأمين العام' }).click();
  await expect(heading).toHaveText('الأستاذة نجاة بن ناصر');
  await page.goto('/organization/national-office');
  await expect(heading).toHaveText('المكتب الوطني');

  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await dialog.getByLabel('البريد الإلكتروني').fill('ad@portal.example');
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('button', { name: /^حساب/ })).toBeVisible();
  await page.goto('/organization/dashboard');
  await expect(heading).toHaveText('لوحة التحكم');
  await page.goto('/nowhere');
  await expect(page.getByText('الصفحة غير موجودة')).toBeVisible();

  const html = await (await request.get('/')).text();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1]?.split('; ');
  expect(policy).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/]+=*')+$/),
    expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]+=*')+$/),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
  const main = /src="([^"]+\/main\.[^"]+)"/.exec(html)?.[1] ?? '';
  const script = await request.get(main);
  expect([script.status(), script.headers()['cache-control'], script.headers()['content-encoding']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
  for (const file of ['server.cjs', 'server.cjs.gz', 'contract.json'])
    expect((await request.get(main.replace(/[^/]+$/, file))).status()).toBe(404);
  expect((await request.get(main.replace('/r/', '/maps/').concat('.map'))).status()).toBe(404);
  expect((await request.get(`${main}.map`)).status()).toBe(404);
  expect(await (await request.get('/registry/production.json')).text()).toBe(html);
});

test('a team deploys to static hosting with the same command, and a registry that was tampered with changes nothing', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(heading).toHaveText('يدًا بيد نصنع الغد');
  await deployVariant(portal, {
    name: 'remote-public',
    files: ({ chunks }) => Object.values(chunks).flat(),
    rewrite: (_, text) => text.replace(/slogan:"[^"]*"/, 'slogan:"معًا نمضي أبعد"'),
  });
  const encodings: Record<string, (string | undefined)[]> = {};
  page.on('response', (response) => {
    const [, file] = /\/r\/remote-public\/.+\/([\w-]+)[.\w]*\.js$/.exec(response.url()) ?? [];
    const { 'content-encoding': encoding, 'use-as-dictionary': match } = response.headers();
    if (file) encodings[file] = [encoding, match];
  });
  await page.goto('/');
  await expect(heading).toHaveText('معًا نمضي أبعد');
  expect(encodings).toMatchObject({
    remoteEntry: ['dcz', 'match="/r/remote-public/*/remoteEntry.*.js"'],
    'home-page': ['dcz', 'match="/r/remote-public/*/home-page.*.js"'],
  });
  const pointer = join(portal.dataDir, 'frontends/registry/production.json');
  const whole = await readFile(pointer, 'utf8');
  await writeFile(pointer, whole.replaceAll('/r/remote-public/', '/r/elsewhere/'));
  await expect(deploy(portal, 'static')).rejects.toThrow('was changed by hand');
  await page.goto('/');
  await expect(heading).toHaveText('معًا نمضي أبعد');
  await writeFile(pointer, whole);
  await deploy(portal, 'rollback', 'remote-public');
  await page.goto('/');
  await expect(heading).toHaveText('يدًا بيد نصنع الغد');
});
