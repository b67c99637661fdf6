/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const sourceOf = (file: string) => readFileSync(resolve(root, 'shell/src', file), 'utf8');

const shared = [
  ...globSync('shared-api/src/session/*.store.ts', { cwd: root }),
  'shared-api/src/client/http.ts',
  'shared-api/src/client/api-error.ts',
  'shared-api/src/query.ts',
  'shared-api/src/store.ts',
].map((file) => file.replace('/src/', '/').replace(/\.ts$/, ''));

test.each(shared)('a team that imports %s in a remote gets the one of the page', (name) => {
  const browser = ['provide.ts', 'index.ts'].map(sourceOf).join('');
  expect(browser).toContain(`'${name}'`);
  expect(sourceOf('scope.server.ts')).toContain(`'${name}':`);
});

const ofPage = ['http', 'create-http', 'api-error'];
const broughtAlong = globSync('shared-api/src/client/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !ofPage.some((name) => file.endsWith(`/${name}.ts`)),
);
const requestsOf = (file: string) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name);

test.each(broughtAlong)(
  'a remote may bring %s with it: the one client of the page, and its errors, stay one',
  (file) => {
    const requests = requestsOf(file);
    expect(requests).not.toContainEqual(expect.stringMatching(/^\.\/(http|create-http|api-error)/));
    if (file.endsWith('.client.ts'))
      expect(requests).toContainEqual(expect.stringMatching(/^(shared-api\/client\/http|\.\/send-form\.ts)$/));
  },
);
