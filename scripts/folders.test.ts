import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const packages = 'shell remote-public remote-spaces remote-dashboard shared-ui shared-api server deploy'.split(' ');

type Module = { source: string; dependencies: { resolved: string }[] };

/** The folder that a file lies in, at any depth, by what it is a folder of. */
const levels = {
  /** `remote-public/src/posts`, `server/src/api/posts` */
  'a package': /^(server\/src\/(api|platform)|(?!server\/)[\w-]+\/src)\/[\w-]+(?=\/)/,
  /** `server/src/api/posts/list`, `server/src/pages/cache` */
  'a noun, or of a layer of the server': /^server\/src\/(api\/)?(?!api\/)[\w-]+\/[\w-]+(?=\/)/,
};

/** Tests import from any folder; islands and the one style sheet reach into the interactive layer on purpose. */
const mayImportAny = /\.test\.tsx?$|\/testing\/|^shared-ui\/src\/static\/(islands|styles)\//;

let modules: Module[];
beforeAll(() => {
  const options = { cwd: root, maxBuffer: 100_000_000 };
  const printed = execFileSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--output-type', 'json', ...packages],
    options,
  );
  modules = JSON.parse(printed.toString()).modules;
});

/** For each folder, which folders of its package its files import. */
function importsOfFolders(level: RegExp) {
  const folderOf = (path: string) => level.exec(path)?.[0];
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || mayImportAny.test(source)) continue;
    const others = imports.get(from) ?? new Set();
    for (const to of dependencies.map(({ resolved }) => folderOf(resolved)))
      if (to && to !== from && to.split('/')[0] === from.split('/')[0]) others.add(to);
    imports.set(from, others);
  }
  return imports;
}

test.each(Object.entries(levels))('no folder of %s imports one that imports it, directly or by others', (_, level) => {
  const left = importsOfFolders(level);
  expect(left.size).toBeGreaterThan(20);
  const isFree = (folder: string) => [...(left.get(folder) ?? [])].every((other) => !left.has(other));
  for (let free = [...left.keys()]; free.length > 0; ) {
    free = [...left.keys()].filter(isFree);
    for (const folder of free) left.delete(folder);
  }
  expect([...left]).toEqual([]);
});
