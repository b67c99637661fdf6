import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const scriptsOf = (group) => group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));

/** Scripts by the name of their chunk: those of `routes` and of each page. */
const chunksOf = ({ namedChunkGroups, entrypoints }) =>
  Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => !entrypoints[name])
      .map(([name, group]) => [name, scriptsOf(group)]),
  );

const entryOf = ({ entrypoints }) =>
  Object.values(entrypoints)
    .flatMap(scriptsOf)
    .find((name) => name.startsWith('remoteEntry.'));

/** By module that the page server hands in: the names that this front end imports of it. */
const usesOf = ({ modules }) =>
  Object.fromEntries(
    modules.flatMap(({ identifier, usedExports }) => {
      const module = /^external commonjs "(.+)"$/.exec(identifier)?.[1];
      return module ? [[module, Array.isArray(usedExports) ? usedExports : []]] : [];
    }),
  );

/** Of what the shell provides: what this front end uses, with the versions it was built against. */
const requiresOf = (provides, uses) =>
  Object.fromEntries(
    Object.entries(provides).filter(([key]) =>
      Object.keys(uses).some((module) => (key.endsWith('/') ? module.startsWith(key) : module === key)),
    ),
  );

/**
 * Writes `dist/contract.json` when both builds are done: what the preflight and the page server read of a front end. The
 * browsers' build tells its scripts, the page server's the names it takes from the shell.
 */
export function contractOf(statement, provides) {
  let browser;
  let uses;

  function write(folder) {
    if (!browser || !uses) return;
    const contract = {
      ...statement,
      kind: 'remote',
      exposes: ['./routes'],
      requires: requiresOf(provides, uses),
      provides: {},
      uses,
      ...browser,
    };
    writeFileSync(resolve(folder, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
  }

  const onDone = (read) => ({
    apply(compiler) {
      compiler.hooks.done.tap('contract', (result) => {
        if (result.hasErrors()) return;
        const wanted = { chunkGroups: true, entrypoints: true, ids: true, modules: true, orphanModules: true };
        read(result.toJson({ all: false, ...wanted, usedExports: true, modulesSpace: Number.POSITIVE_INFINITY }));
        write(compiler.outputPath);
      });
    },
  });

  return {
    browser: onDone((stats) => {
      browser = { entry: entryOf(stats), chunks: chunksOf(stats) };
    }),
    server: onDone((stats) => {
      uses = usesOf(stats);
    }),
  };
}
