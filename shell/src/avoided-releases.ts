import { tabStorage } from 'shared-api/browser-storage';
import type { PageRelease } from 'shared-api/contract/wire/page.contract';

const key = 'avoided-releases';

const read = () => tabStorage.read(key) ?? '';

function left(releases: PageRelease[]) {
  const avoided = read().split(' ');
  return releases.filter(({ url }) => !avoided.includes(url));
}

/** The releases to load, in their order, without those whose pages failed in this tab; all of them when none is left. */
export function usableReleases(releases: PageRelease[]): PageRelease[] {
  const usable = left(releases);
  return usable.length > 0 ? usable : releases;
}

/** Whether another release is left for a page that failed, and a reload would find stored which one failed. */
export const canFallBack = (releases: PageRelease[]) => tabStorage.read(key) !== undefined && left(releases).length > 1;

/** From the next document on, the one after it is loaded instead of the newest of these that is left. */
export function avoidNewest(releases: PageRelease[]): void {
  const [newest] = left(releases);
  if (newest) tabStorage.write(key, `${read()} ${newest.url}`.trim());
}
