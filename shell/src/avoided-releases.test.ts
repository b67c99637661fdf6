import { avoidNewest, canFallBack, usableReleases } from './avoided-releases.ts';

const releaseOf = (version: string) => ({ url: `/r/public/${version}/entry.js`, integrity: '', globalName: version });
const [newest, former] = [releaseOf('2'), releaseOf('1')];

beforeEach(() => sessionStorage.clear());

test('a release that failed in a tab gives way to the one before, once, and comes back where nothing else is left', () => {
  expect(usableReleases([newest, former])).toEqual([newest, former]);
  expect(canFallBack([newest, former])).toBe(true);
  avoidNewest([newest, former]);
  expect(usableReleases([newest, former])).toEqual([former]);
  expect(canFallBack([newest, former])).toBe(false);
  expect(usableReleases([newest])).toEqual([newest]);
});

test('a release that is published next is tried, whatever failed before it', () => {
  avoidNewest([newest, former]);
  const next = releaseOf('3');
  expect(usableReleases([next, newest])).toEqual([next]);
  avoidNewest([next, newest]);
  expect(usableReleases([next, newest])).toEqual([next, newest]);
});

test('a browser that stores nothing does not load a page again and again', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(canFallBack([newest, former])).toBe(false);
  expect(usableReleases([newest, former])).toEqual([newest, former]);
  getItem.mockRestore();
});
