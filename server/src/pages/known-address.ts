import { ownerOf } from 'shared-api/contract/page.contract';
import { pageParameters } from 'shared-api/contract/page-parameters';

const pages = Object.fromEntries(Object.keys(pageParameters).map((path) => [path, { routes: [path] }]));

const nameOf = (part: string) => new URLSearchParams(part).keys().next().value;

/** The address of a page with what the page reads of it alone, each parameter once, as it was written. */
export function knownAddress(url: URL): URL {
  const page = ownerOf(pages, url.pathname);
  if (page === undefined || url.search === '') return url;
  const left = new Set(pageParameters[page]);
  const known = new URL(url);
  known.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => left.delete(nameOf(part) ?? ''))
    .join('&');
  return known;
}
