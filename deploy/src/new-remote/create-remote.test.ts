import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from '../commands/run.ts';
import { sha256 } from '../hash.ts';

const repository = join(import.meta.dirname, '../../..');
const runFile = promisify(execFile);
const places: string[] = [];
afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true }))));

/** A folder below the repository, so that what it writes finds its packages, with what npm knows of ours. */
async function aCheckout() {
  await mkdir(join(repository, '.cache'), { recursive: true });
  const root = await mkdtemp(join(repository, '.cache/new-remote-'));
  places.push(root);
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(repository, file), join(root, file));
  await writeFile(join(root, 'rspack.config.base.ts'), "export * from '../../rspack.config.base.ts';\n");
  const create = (...args: string[]) => run(['new-remote', ...args], { variables: {}, root });
  const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  return { root, create, readJson };
}

test('a team that makes a new remote has one that compiles, and that the build knows as one', async () => {
  const { root, create } = await aCheckout();
  const { code, out } = await create('library');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Its page is /library.') });
  const tsconfig = { extends: '../../tsconfig.base.json', include: ['remote-library', '../../*/src/**/*.d.ts'] };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  const bin = join(repository, 'node_modules/.bin');
  await runFile(join(bin, 'tsc'), ['--noEmit', '-p', root]);
  const config = join(root, 'remote-library/rspack.config.ts');
  const script = `console.log(JSON.stringify((await import('${config}')).default.map(({ name }) => name)))`;
  const { stdout } = await runFile(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual(['remote-library for browsers', 'remote-library for the page server']);
});

test('npm knows the new remote, in its lock file too, and nothing else is another', async () => {
  const { create, readJson } = await aCheckout();
  const [before, lockBefore] = [await readJson('package.json'), await readJson('package-lock.json')];
  await create('remote-press-room');
  const [after, lock] = [await readJson('package.json'), await readJson('package-lock.json')];
  const name = 'remote-press-room';
  expect(after.workspaces.filter((workspace: string) => workspace !== name)).toEqual(before.workspaces);
  expect(after.workspaces).toContain(name);
  expect(lock.packages[''].workspaces).toEqual(after.workspaces);
  const { [name]: own, [`node_modules/${name}`]: link, '': _, ...others } = lock.packages;
  const { '': __, ...othersBefore } = lockBefore.packages;
  expect({ own, link }).toEqual({
    own: expect.objectContaining({ version: '0.1.0' }),
    link: { resolved: name, link: true },
  });
  expect(Object.entries(others)).toEqual(Object.entries(othersBefore));
});

test('a team goes on at once: nothing is installed again for a new remote', async () => {
  const { root, create } = await aCheckout();
  const readLockHash = async () => sha256(await readFile(join(root, 'package-lock.json')));
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'node_modules/.installed-from'), await readLockHash());
  await create('library');
  expect(await readFile(join(root, 'node_modules/.installed-from'), 'utf8')).toBe(await readLockHash());
  expect(await readFile(join(root, 'node_modules/remote-library/README.md'), 'utf8')).toContain('# remote-library');
});

test('a dry run writes nothing, and no existing file is overwritten', async () => {
  const { root, create } = await aCheckout();
  const files = await readdir(root);
  expect((await create('library', '--dry-run')).out).toContain('remote-library/src/start/start-page.tsx');
  expect(await readdir(root)).toEqual(files);
  await create('library');
  expect((await create('remote-library')).err).toContain('remote-library is there already');
  expect((await create('remote-public')).err).toContain('remote-public is there already');
  await mkdir(join(root, 'remote-press'));
  await writeFile(join(root, 'remote-press/package.json'), 'mine');
  expect((await create('press')).err).toContain('remote-press is there already');
  expect(await readFile(join(root, 'remote-press/package.json'), 'utf8')).toBe('mine');
});

test('a team that names a remote whose path another has is rejected before anything is written or built', async () => {
  const { root, create } = await aCheckout();
  await mkdir(join(root, 'remote-public'));
  await copyFile(join(repository, 'remote-public/rspack.config.ts'), join(root, 'remote-public/rspack.config.ts'));
  const files = await readdir(root);
  expect(await create('posts')).toMatchObject({
    code: 1,
    err: expect.stringContaining('remote-posts claims /posts, which belongs to remote-public'),
  });
  expect(await readdir(root)).toEqual(files);
  expect(await create('post')).toMatchObject({ code: 0 });
});

test.each(['', 'Library', '../library', 'مكتبة', 'remote-', '9'])('"%s" is no name for a remote', async (name) => {
  const { create } = await aCheckout();
  expect(await create(name)).toMatchObject({ code: name ? 1 : 2 });
});
