import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const packages = 'shell remote-public remote-spaces remote-dashboard shared-ui shared-api server deploy'.split(' ');

type Module = { source: string; dependencies: { resolved: string }[] };

/** The folder of a package that a file lies in, at any depth: `remote-public/src/posts`, `server/src/api/posts`. */
const folderOf = (path: string) =>
  /^(server\/src\/(api|platform)|(?!server\/)[\w-]+\/src)\/[\w-]+(?=\/)/.exec(path)?.[0];

/** Tests import from any folder; islands and the one style sheet reach into the interactive layer on purpose. */
const mayImportAny = /\.test\.tsx?$|\/testing\/|^shared-ui\/src\/static\/(islands|styles)\//;

/** For each folder, which folders of its package its files import. */
function importsOfFolders() {
  const printed = execFileSync(join(root, 'node_modules/.bin/depcruise'), ['--output-type', 'json', ...packages], {
    cwd: root,
    maxBuffer: 100_000_000,
  });
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of JSON.parse(printed.toString()).modules as Module[]) {
    const from = folderOf(source);
    if (!from || mayImportAny.test(source)) continue;
    const others = imports.get(from) ?? new Set();
    for (const to of dependencies.map(({ resolved }) => folderOf(resolved)))
      if (to && to !== from && to.split('/')[0] === from.split('/')[0]) others.add(to);
    imports.set(from, others);
  }
  return imports;
}

test('no folder of a package imports one that imports it, directly or by others', () => {
  const left = importsOfFolders();
  expect(left.size).toBeGreaterThan(50);
  const isFree = (folder: string) => [...(left.get(folder) ?? [])].every((other) => !left.has(other));
  for (let free = [...left.keys()]; free.length > 0; ) {
    free = [...left.keys()].filter(isFree);
    for (const folder of free) left.delete(folder);
  }
  expect([...left]).toEqual([]);
});
