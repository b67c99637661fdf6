import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bucketVariables, startBucket } from '../bucket.ts';
import { test as base, expect } from '../fixtures.ts';
import { launchPortal } from '../portal.ts';
import { temporaryFolder } from '../processes.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const slogan = 'يدًا بيد نصنع الغد';

/** What a test has started ends with it. */
const test = base.extend<{ stack: AsyncDisposableStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  stack: async ({}, use) => {
    const stack = new AsyncDisposableStack();
    await use(stack);
    await stack.disposeAsync();
  },
});

/** Front ends that lie signed in a bucket, and how to start a portal that serves them. */
async function publishSigned(stack: AsyncDisposableStack) {
  const { url, addressOf } = await startBucket(stack);
  const dataDir = temporaryFolder(stack, 'signed');
  await cp(process.env.PORTAL_SEED ?? '', dataDir, { recursive: true });
  const key = join(dataDir, 'registry.pem');
  const deploy = (args: string[], variables = {}) =>
    run(process.execPath, ['deploy/src/main.ts', ...args], { cwd: root, env: { ...process.env, ...variables } });
  await deploy(['new-key', key]);
  const frontEnds = ['shell', 'remote-public', 'remote-spaces', 'remote-dashboard'];
  const publish = ['publish', ...frontEnds, '--skip', 'types,tests,render', '--registry', url];
  await deploy(publish, { ...bucketVariables, REGISTRY_SIGNING_KEY: key });
  const variables = { ...bucketVariables, REGISTRY_URL: url, REGISTRY_PUBLIC_KEY: `${key}.pub` };
  const start = () => launchPortal(stack, { dataDir, variables });
  return { start, addressOf };
}

async function readText(address: string) {
  const reply = await fetch(address);
  expect(reply.status).toBe(200);
  return reply.text();
}

/** As lists of files and pointers name what they lead to. */
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What somebody does who may write to the bucket: other code, its hash in the list, and the list's in pointer and log. */
async function plant(addressOf: (path: string) => string, words: string) {
  const write = async (path: string, body: string) =>
    expect((await fetch(addressOf(path), { method: 'PUT', body })).status).toBe(200);
  const pointer = await readText(addressOf('registry/production.json'));
  const folder = /r\/remote-public\/[^/"]+/.exec(pointer)?.[0] ?? '';
  const [server, list] = [`${folder}/server.cjs`, `${folder}/integrity.json`];
  const genuine = await readText(addressOf(server));
  const planted = genuine.replaceAll(slogan, words);
  const genuineList = await readText(addressOf(list));
  const plantedList = genuineList.replace(hashOf(genuine), hashOf(planted));
  await write(server, planted);
  await write(list, plantedList);
  for (const path of ['registry/production/log/1.json', 'registry/production.json']) {
    const text = await readText(addressOf(path));
    expect(text).toContain(hashOf(genuineList));
    await write(path, text.replaceAll(hashOf(genuineList), hashOf(plantedList)));
  }
}

test('a visitor meets no code that somebody put into the bucket without the key, before and after a restart', async ({
  browser,
  stack,
}) => {
  test.slow(true, 'starts a portal on a bucket twice');
  const { start, addressOf } = await publishSigned(stack);
  const words = 'زُرعت هذه الكلمات';
  async function expectAtHome(origin: string, heading: string) {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('body')).not.toContainText(words);
    await page.close();
  }
  const portal = await start();
  await expectAtHome(portal.origin, slogan);
  await plant(addressOf, words);
  await expectAtHome(portal.origin, slogan);
  await portal.stop();
  await expect(start()).rejects.toThrow('is not signed with key');
});
