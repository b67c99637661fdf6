/**
 * The address of a request, in which each `%` of a path that cannot be decoded stands for itself: it leads to the page that says that
 * there is none. The router would answer what only a program reads; calls of the API are answered so.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
