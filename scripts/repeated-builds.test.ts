import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages, readBuild } from 'deploy/registry';

const root = resolve(import.meta.dirname, '..');
const parent = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const sources = [
  ...['package.json', 'package-lock.json', 'rspack.config.base.ts', 'tsconfig.base.json', 'tsconfig.json'],
  ...['scripts', 'deploy', 'shared-api', 'shared-ui', 'remote-dashboard'],
];

/** The sources of the dashboard, with the installed packages. */
async function copyTo(folder: string) {
  const isSource = (file: string) => !/\/(node_modules|dist)$/.test(file);
  for (const file of sources) cpSync(join(root, file), join(folder, file), { recursive: true, filter: isSource });
  await linkPackages(root, folder);
}

async function buildIn(folder: string) {
  rmSync(join(folder, 'remote-dashboard/dist'), { recursive: true, force: true });
  execFileSync(process.execPath, ['scripts/build.ts', 'remote-dashboard'], { cwd: folder });
  return readBuild(join(folder, 'remote-dashboard/dist'));
}

test('a team that builds the same sources in another folder has the same version, and no file names the folder', async () => {
  const [one, two] = [join(parent, 'portal'), join(parent, 'other-portal')];
  await copyTo(one);
  const first = await buildIn(one);
  renameSync(one, two);
  const second = await buildIn(two);
  expect([...second.files.keys()]).toEqual([...first.files.keys()]);
  expect(second.version).toBe(first.version);
  const namesFolder = ([, bytes]: [string, Buffer]) =>
    [parent, encodeURIComponent(parent)].some((text) => bytes.includes(text));
  expect([...first.files].filter(namesFolder).map(([path]) => path)).toEqual([]);
}, 60_000);

const nameOf = (path: string) => path.replace(/^.*\/|\.[0-9a-f]{8}\.js$/g, '');

test('a browser that has a release fetches of the next, in which a sentence changed, the entry and the one part with that sentence', async () => {
  const folder = join(parent, 'changed-portal');
  await copyTo(folder);
  const first = await buildIn(folder);
  const words = join(folder, 'remote-dashboard/src/deletions/messages.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replace(/title: '[^']+'/, "title: 'عنوان آخر'"));
  const second = await buildIn(folder);
  const scripts = [...second.files.keys()].filter((path) => path.endsWith('.js') && !first.files.has(path));
  expect(scripts.map(nameOf).toSorted()).toEqual(['dashboard-deletions', 'remoteEntry']);
  expect(second.version).not.toBe(first.version);
}, 60_000);
