import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const lockFiles = globSync(['package-lock.json', 'e2e/other-team/*/package-lock.json'], { cwd: root });

type Package = { integrity?: string; resolved?: string; link?: boolean };

/**
 * The packages that npm would install without comparing them with a hash, or from an address that the lock file names. npm leaves
 * out the hashes of packages for other platforms when it makes a lock file beside a `node_modules`: take those entries
 * out, and run `npm install --package-lock-only` where there is none.
 */
function findUnpinned(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity = '', resolved }]) => !integrity.startsWith('sha512-') || resolved)
    .map(([path]) => path);
}

test('the lock files of the portal and of the other team are found', () => {
  expect(lockFiles.toSorted()).toEqual(['e2e/other-team/remote-library/package-lock.json', 'package-lock.json']);
});

test.each(lockFiles)('every package that %s names has a hash, and no address', (file) => {
  expect(findUnpinned(read(file))).toEqual([]);
});

test.each<[string, Package]>([
  ['no hash', {}],
  ['a hash that can be forged', { integrity: 'sha1-qUZ9/0pBTZcZYgiXBH2EsQQnnvc=' }],
  ['the address of a registry', { integrity: 'sha512-AAAA', resolved: 'https://registry.example/a/-/a-1.0.0.tgz' }],
])('a package with %s is rejected', (_, locked) => {
  const packages = {
    '': {},
    shell: {},
    'node_modules/shell': { link: true, resolved: 'shell' },
    'node_modules/a': locked,
  };
  expect(findUnpinned(JSON.stringify({ packages }))).toEqual(['node_modules/a']);
});

test('no package runs anything while it is installed, so none fetches what the lock file does not name', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('the tests run on the Node that the lock file names', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const names = Object.keys(packages).filter((path) => /^node_modules\/node-(linux|darwin|bin|win)/.test(path));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(`v${packages[name].version}`).toBe(process.version);
});
