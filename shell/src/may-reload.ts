import { tabStorage } from 'shared-api/browser-storage';
import { minReloadIntervalMs } from './limits.ts';

const key = 'reloaded-at';

/**
 * True when a whole new document may mend what failed: it names the builds that are live now, and this page's may have been
 * deployed away. Once in half a minute, so that a page which fails again says so.
 */
export function mayReload(): boolean {
  if (Date.now() - Number(tabStorage.read(key)) < minReloadIntervalMs) return false;
  return tabStorage.write(key, String(Date.now())); // not stored: no way to know whether it was tried already
}

/** A script of the page is gone; whatever else throws would throw again. */
export const isScriptGone = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
