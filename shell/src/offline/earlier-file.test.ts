import { findEarlier } from './earlier-file.ts';

const origin = 'https://portal.example';

function aCache(paths: string[], etag = 'W/"sha384-00"') {
  const headers = new Headers({ etag });
  return {
    keys: async () => paths.map((path) => ({ url: origin + path }) as Request),
    match: async (key: RequestInfo | URL) => ({ url: (key as Request).url, headers }) as Response,
  };
}
const find = async (path: string, cache: ReturnType<typeof aCache>) =>
  (await findEarlier(cache, origin + path))?.url.slice(origin.length);

test.each([
  ['the same file of another release', '/r/remote-public/2/a.0c.js', ['/r/remote-public/1/a.0c.js'], 0],
  ['a file in a folder', '/r/shell/2/fonts/a.woff2', ['/r/shell/1/fonts/b.woff2', '/r/shell/1/fonts/a.woff2'], 1],
  ['another file', '/r/remote-public/2/a.1d.js', ['/r/remote-public/1/a.0c.js'], undefined],
  ['a file of another front end', '/r/remote-public/2/a.0c.js', ['/r/remote-spaces/1/a.0c.js'], undefined],
  ['itself', '/r/remote-public/2/a.0c.js', ['/r/remote-public/2/a.0c.js'], undefined],
  ['an icon', '/icons/star.svg', ['/icons/tile.svg'], undefined],
])('of a cache with %s', async (_, path, cached, found) => {
  expect(await find(path, aCache(cached))).toBe(found === undefined ? undefined : cached[found]);
});

test('a file that another server tagged by its time and size is loaded anew', async () => {
  expect(await find('/r/shell/2/a.0c.js', aCache(['/r/shell/1/a.0c.js'], '"65f0-1c"'))).toBeUndefined();
});
