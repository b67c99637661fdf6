import { patternOf } from 'shared-api/contract/paths';
import { isId } from 'shared-api/contract/wire/query.contract';

/** No page of the portal has a longer path; what stands behind one in a message is written in up to nine signs each. */
const maxPathLength = 500;
const idLength = 36;

/** What is written behind an address, and is no part of it; a `%` is what is left of one that was cut. */
const isBehind = (sign: string | undefined) => sign !== undefined && /^(?!%)[\p{P}\p{S}\p{Z}\p{C}\p{M}]$/u.test(sign);

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Of the last part of a path what stands behind it is left out; undefined where nothing does. */
function withoutTail(part: string): string | undefined {
  const signs = [...decode(part)];
  const length = signs.length;
  while (isBehind(signs.at(-1))) signs.pop();
  return signs.length < length ? encodeURIComponent(signs.join('')) : undefined;
}

function bareParts(pathname: string) {
  const parts = pathname.split('/');
  while (parts.length > 1) {
    const last = parts.pop() ?? '';
    const bare = withoutTail(last) ?? last;
    if (bare !== '') return [...parts, bare];
  }
  return ['', ''];
}

/** An id in its one form, without what stands behind it; anything else as it is. */
function toId(text: string) {
  const id = text.slice(0, idLength);
  return isId(id) && [...text.slice(idLength)].every(isBehind) ? id.toLowerCase() : undefined;
}

const toCanonicalParameter = (part: string) => {
  const [name = '', value = '', ...more] = part.split('=');
  const id = more.length === 0 && value.length <= maxPathLength ? toId(decode(value)) : undefined;
  return id === undefined ? part : `${name}=${id}`;
};

/**
 * The one address of a page that `url` leads to: without a slash, or what stood behind it in a message, at its end, and with ids in
 * lower case. Undefined where `url` is that address, and where it leads to no page of this repository's front ends.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  if (pathname.length > maxPathLength) return undefined;
  const parts = bareParts(pathname);
  const pattern = patternOf(parts.join('/'));
  if (pattern === undefined) return undefined;
  const names = pattern.split('/');
  const path = parts.map((part, index) => (names[index] === ':id' ? (toId(part) ?? part) : part)).join('/');
  const query = search.slice(1).split('&').map(toCanonicalParameter).join('&');
  const canonical = query ? `${path}?${query}` : path;
  return canonical === pathname + search ? undefined : canonical;
}
