import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pathTo from './path-to.ts';
import { paths, patternOf, prefixes } from './paths.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The paths of a file of routes: one that stands deeper than the one before it begins with that. */
function routesIn(file: string): string[] {
  const above: { depth: number; path: string }[] = [];
  const found = [...read(file).matchAll(/^( *)(?:path: '([^']+)'|index: true),$/gm)].map(([, indent = '', part]) => {
    while (above.length > 0 && (above.at(-1)?.depth ?? 0) >= indent.length) above.pop();
    const path = `${above.at(-1)?.path ?? ''}${part ? `/${part}` : ''}`;
    above.push({ depth: indent.length, path });
    return path || '/';
  });
  return [...new Set(found)];
}

/** Those of the forms of one page, and those that the shell names by their last part. */
const optional = /\/:step\?$/;
const steps: Record<string, string[]> = {
  '/events/attend': ['', '/confirm', '/cancel'],
  '/follow': ['', '/confirm', '/stop'],
  '/no-mails': ['', '/undo'],
};
const shellPages = [...read('shell/src/routes.tsx').matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, id]) => `/account/${id}`);

test('every route of a front end is a page of this list, and every page of it is a route', () => {
  const routes = Object.keys(prefixes).flatMap((name) => routesIn(`${name}/src/routes.tsx`));
  const all = routes.flatMap((path) => {
    const page = path.replace(optional, '');
    return page === path ? [path] : (steps[page] ?? []).map((step) => page + step);
  });
  expect(shellPages).toHaveLength(5);
  expect([...all, ...shellPages].sort()).toEqual(Object.keys(paths).sort());
});

/** It is a file, and no page. */
const { eventCalendar: _, ...pages } = pathTo;
const addresses = Object.values(pages).map((to) => {
  if (typeof to === 'string') return to;
  return to === pathTo.office ? pathTo.office({ kind: 'provincial', id: '1' }) : (to as (id: string) => string)('1');
});

test.each(addresses)('%s, which pages and mails link to, is the address of a page', (address) => {
  expect(patternOf(new URL(address, 'https://portal.example').pathname)).toBeDefined();
});

test.each([
  ['/', '/'],
  ['/posts', '/posts'],
  ['/posts/1', '/posts/:id'],
  ['/posts/', undefined],
  ['/posts/1/event.ics', undefined],
  ['/organization/dashboard/front-ends/remote-public', '/organization/dashboard/front-ends/:name'],
  ['/library', undefined],
])('at %s is the page %s', (pathname, pattern) => {
  expect(patternOf(pathname)).toBe(pattern);
});
