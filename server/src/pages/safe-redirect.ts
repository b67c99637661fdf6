const base = 'http://portal.internal';
const slashes = /^\/+/;

/** A path of this site with what follows it; undefined for an address of another one, which two slashes begin too. */
export function safeRedirect(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin === base ? pathname.replace(slashes, '/') + search + hash : undefined;
}
