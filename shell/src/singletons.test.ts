/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const sourceOf = (file: string) => readFileSync(resolve(root, 'shell/src', file), 'utf8');

const shared = [
  ...globSync('shared-api/src/{client,session}/*.{client,store}.ts', { cwd: root }),
  'shared-api/src/client/api-error.ts',
  'shared-api/src/store.ts',
].map((file) => file.replace('/src/', '/').replace(/\.ts$/, ''));

test.each(shared)('a team that imports %s in a remote gets the one of the page', (name) => {
  const browser = ['provide.ts', 'index.ts'].map(sourceOf).join('');
  expect(browser).toContain(`'${name}'`);
  expect(sourceOf('scope.server.ts')).toContain(`'${name}':`);
});
