import type { PageRelease } from 'shared-api/contract/page.contract';

const key = 'avoided-releases';

/** Undefined where nothing can be stored: then nobody would know after a reload which release failed. */
function read(): string[] | undefined {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return undefined;
  }
}

const left = (releases: PageRelease[]) => releases.filter(({ url }) => !read()?.includes(url));

/** The releases to load, in their order, without those whose pages failed in this tab; all of them when none is left. */
export function usableReleases(releases: PageRelease[]): PageRelease[] {
  const usable = left(releases);
  return usable.length > 0 ? usable : releases;
}

/** Whether another release is left for a page that failed. */
export const canGiveWay = (releases: PageRelease[]) => read() !== undefined && left(releases).length > 1;

/** From the next document on, the one after it is loaded instead of the newest of these that is left. */
export function avoidNewest(releases: PageRelease[]): void {
  const [newest] = left(releases);
  if (newest) sessionStorage.setItem(key, [...(read() ?? []), newest.url].join(' '));
}
