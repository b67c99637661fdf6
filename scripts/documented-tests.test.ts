import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const testFiles = globSync('{server,deploy,shared-*,remote-*,shell,scripts,bench,e2e,jest}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

/** What a document names: a file of tests, and after a colon the titles of some of them. */
const namedTests = documents.flatMap((document) =>
  [...read(document).matchAll(/`(?:npm test -- )?([\w./-]+\.(?:test|spec)\.tsx?)`(?:: ((?:“[^”]*”(?:, )?)+))?/g)].map(
    ([, file = '', titles = '']) => ({ document, file, titles: titles.match(/[^“”]+(?=”)/g) ?? [] }),
  ),
);

test.each(documents)('every test that %s names is there', (document) => {
  for (const { file, titles } of namedTests.filter((named) => named.document === document)) {
    const found = testFiles.filter((path) => `/${path}`.endsWith(`/${file}`));
    expect([file, found.length > 0]).toEqual([file, true]);
    const text = found.map(read).join('\n').replaceAll("\\'", "'");
    for (const title of titles) expect([file, title, text.includes(title)]).toEqual([file, title, true]);
  }
});
