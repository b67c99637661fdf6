import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildScripts, sourceHash } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const hashes = () => ['shell', 'remote-clubs'].map((name) => sourceHash(root, name));

beforeAll(() => {
  write('package-lock.json', '{ "packages": {} }');
  write('shared-ui/src/static/actions/hooks/use-disclosure.ts', 'one');
});

test.each([
  'shared-ui/src/static/actions/hooks/use-disclosure.ts',
  'shared-ui/src/interactive/frames/side-layout/side-layout.tsx',
  'shared-api/src/contract/posts/posts.policy.ts',
])('a team whose front end bundles %s has a new build when it changes', (file) => {
  const [shell, remote] = hashes();
  write(file, 'two');
  const [newShell, newRemote] = hashes();
  expect(newShell).not.toBe(shell);
  expect(newRemote).not.toBe(remote);
});

test('a team gets the types of a test helper as it is now from the next shell, and no remote has a new build of it', () => {
  const [shell, remote] = hashes();
  write('shared-api/src/testing/builders.ts', 'helper');
  const [newShell, newRemote] = hashes();
  expect(newShell).not.toBe(shell);
  expect(newRemote).toBe(remote);
});

test('a team has no new build when a test changes, or another front end', () => {
  const before = hashes();
  write('shared-ui/src/static/actions/hooks/use-disclosure.test.tsx', 'test');
  write('shell/src/testing/a-session.ts', 'helper');
  write('remote-other/src/routes.tsx', 'other');
  expect(hashes()).toEqual(before);
});

test('a team has a new build when a script changes that says how it is built', () => {
  const repository = join(import.meta.dirname, '..');
  const isScript = (file: string) => existsSync(join(repository, file));
  const found = new Set(['rspack.config.base.ts']);
  for (const file of found) {
    const names = readFileSync(join(repository, file), 'utf8').matchAll(
      /(?:from|resolve\(.*|:) '(?:[./]*scripts\/|\.\/)?([\w-]+\.m?[jt]s)'/g,
    );
    for (const [, name] of names) if (isScript(`scripts/${name}`)) found.add(`scripts/${name}`);
  }
  expect(buildScripts.toSorted()).toEqual([...found].sort());
});
