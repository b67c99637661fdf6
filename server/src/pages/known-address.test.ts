import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, prefixes } from 'shared-api/contract/paths';
import { ownerOf } from 'shared-api/contract/wire/page.contract';
import { aPublishedPortal } from '../../test/a-published-portal.ts';
import { knownAddress } from './known-address.ts';

test.each([
  ['/', '/'],
  ['/?zz1=1', '/'],
  ['/?sent', '/?sent'],
  ['/?zz=1&sent&sent=2', '/?sent'],
  ['/posts?utm_source=x&q=%D8%AA%D8%A8%D8%B1%D8%B9+1&type=Post&q=2', '/posts?q=%D8%AA%D8%A8%D8%B1%D8%B9+1&type=Post'],
  ['/posts/1?q=a', '/posts/1'],
  ['/posts/1/2/3?zz=1', '/posts/1/2/3'],
  ['/events/attend/confirm?event=1&t=a.b&month=2026-11', '/events/attend/confirm?event=1&t=a.b'],
  ['/follow/stop?t=a.b&t=c&office=1', '/follow/stop?t=a.b'],
  ['/organization/national-office?limit=40&tab=1', '/organization/national-office?limit=40'],
  ['/library?page=2&zz=1', '/library?page=2&zz=1'],
])('of %s a page is rendered as %s', (address, known) => {
  const { pathname, search } = knownAddress(new URL(`http://portal.internal${address}`));
  expect(pathname + search).toBe(known);
});

test('a visitor who makes up parameters gets the page that is there', async () => {
  const { get } = await aPublishedPortal(`return page(request.url + ' rendered at ' + Math.random());`);
  const first = await get('/');
  for (let value = 0; value < 3; value += 1) expect((await get(`/?zz${value}=${value}`)).body).toBe(first.body);
  expect((await get('/?sent')).body).toContain('/?sent rendered');
});

test('who reads a parameter in a page finds it in the contract', () => {
  const root = join(import.meta.dirname, '../../..');
  const read =
    /\b(?:params|searchParams|query|search)\.(?:get|has)\('(\w+)'\)|(?:FilterSelect|ChoiceFilter)[^>]*? name="(\w+)"/g;
  const owners = Object.fromEntries(Object.entries(prefixes).map(([name, routes]) => [name, { routes: [...routes] }]));
  for (const folder of ['shell', ...Object.keys(prefixes)]) {
    const owner = folder === 'shell' ? 'remote-public' : folder;
    const known = new Set(
      Object.entries(paths).flatMap(([path, { reads = [] }]) => (ownerOf(owners, path) === owner ? reads : [])),
    );
    const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.test\.|testing/.test(file),
    );
    const names = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(read)].map(([, name, filter]) => name ?? filter),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name && !known.has(name))).toEqual([]);
  }
});
