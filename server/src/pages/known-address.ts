import { paths, patternOf, prefixes } from 'shared-api/contract/paths';
import { ownerOf } from 'shared-api/contract/wire/page.contract';

const frontEnds = Object.fromEntries(Object.entries(prefixes).map(([name, routes]) => [name, { routes: [...routes] }]));

const nameOf = (part: string) => new URLSearchParams(part).keys().next().value;

/**
 * The address of a page with what the page reads of it alone, each parameter once, as it was written. Pages of front ends of other
 * repositories keep theirs.
 */
export function knownAddress(url: URL): URL {
  if (url.search === '' || ownerOf(frontEnds, url.pathname) === undefined) return url;
  const left = new Set(paths[patternOf(url.pathname) ?? '']?.reads);
  const known = new URL(url);
  known.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => left.delete(nameOf(part) ?? ''))
    .join('&');
  return known;
}
