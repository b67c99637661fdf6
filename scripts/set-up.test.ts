import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aCheckout } from './a-checkout.ts';

const packages = resolve(import.meta.dirname, '../node_modules');
const stamp = '.installed-from';

/** A checkout in which somebody else installed the packages; there is no npm to install others. */
async function anInstalledCheckout() {
  const { checkout } = await aCheckout();
  const target = join(checkout, 'node_modules');
  await rm(target);
  await mkdir(target);
  for (const name of await readdir(packages))
    if (name !== stamp) await symlink(join(packages, name), join(target, name));
  const status = () =>
    promisify(execFile)(process.execPath, ['scripts/deploy.mjs', 'status'], {
      cwd: checkout,
      env: { PATH: '/nowhere', DATA_DIR: join(checkout, '.data') },
    });
  return { target, status };
}

test('an operator looks after a portal where only what production needs was installed, by somebody else', async () => {
  const { status, target } = await anInstalledCheckout();
  expect((await status()).stdout).toContain('Nothing is published in production yet');
  expect(await readdir(target)).not.toContain(stamp);
});

test('a developer whose packages are not those of the lock file any more gets them installed', async () => {
  const { status, target } = await anInstalledCheckout();
  await writeFile(join(target, stamp), 'another lock file');
  await expect(status()).rejects.toThrow('npm ci failed');
});
