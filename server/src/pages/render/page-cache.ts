import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';

const { pageFreshMs, pageStaleMs, maxPagesKept } = serverLimits;

type Kept<Page> = { page: Page; drawnAt: number };

type PageCacheOptions<Page> = {
  /** What is not whole is given to those who wait for it, and then forgotten. */
  isWhole: (page: Page) => boolean;
  /** Called when a page could not be rendered again; the older one was served. */
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * Keeps pages for half a minute, and serves them for half a minute more while they are rendered again: a burst of
 * visitors costs one drawing, and nobody meets a page older than a minute.
 */
export function pageCache<Page extends object>({ isWhole, onFailure, now = Date.now }: PageCacheOptions<Page>) {
  const kept = new LRUCache<string, Kept<Page>>({ max: maxPagesKept });
  const drawing = new Map<string, Promise<Page>>();

  async function drawAndKeep(key: string, draw: () => Promise<Page>) {
    try {
      const page = await draw();
      if (isWhole(page)) kept.set(key, { page, drawnAt: now() });
      return page;
    } finally {
      drawing.delete(key);
    }
  }

  function drawOnce(key: string, draw: () => Promise<Page>): Promise<Page> {
    const known = drawing.get(key);
    if (known) return known;
    const made = drawAndKeep(key, draw);
    drawing.set(key, made);
    return made;
  }

  return async function pageOf(key: string, draw: () => Promise<Page>): Promise<Page> {
    const found = kept.get(key);
    const age = found ? now() - found.drawnAt : Number.POSITIVE_INFINITY;
    if (!found || age >= pageFreshMs + pageStaleMs) return drawOnce(key, draw);
    if (age >= pageFreshMs) drawOnce(key, draw).catch(onFailure);
    return found.page;
  };
}
