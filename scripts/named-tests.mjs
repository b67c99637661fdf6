import { globSync } from 'node:fs';
import { root, stop } from './set-up.mjs';

const folders = '{server,deploy,shared-api,shared-ui,shell,remote-*,bench,scripts,e2e,jest}';
const isJourney = (file) => file.endsWith('.spec.ts');

/** What a name stands for: with a slash or a point a part of a path, else a folder or the beginning of a file's name. */
const toPattern = (name) => new RegExp(/[./]/.test(name) ? RegExp.escape(name) : `(^|/)${RegExp.escape(name)}(/|[.-])`);

/**
 * The files of tests that are named, such as `posts`, `server/src/app.test.ts` or `e2e/journeys/print.spec.ts`: patterns for
 * jest, and journeys. Ends the process where a name stands for none.
 */
export function findNamedTests(names) {
  const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  const found = names.flatMap((name) => {
    const matches = files.filter((file) => toPattern(name).test(file));
    return matches.length > 0 ? matches : stop(`There are no tests called '${name}': name a folder, a file or a noun.`);
  });
  const all = [...new Set(found)];
  return {
    patterns: all.filter((file) => !isJourney(file)).map((file) => `/${file.replaceAll('.', '\\.')}$`),
    journeys: all.filter(isJourney),
  };
}
