import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';

const { pageFreshMs, pageStaleMs, maxPagesBytes } = serverLimits;

type Kept<Page> = { page: Page; renderedAt: number };

type PageCacheOptions<Page> = {
  /** An incomplete page is served to the requests that wait for it, and not cached. */
  isComplete: (page: Page) => boolean;
  /** In bytes. */
  sizeOf: (page: Page) => number;
  /** Called when a page could not be rendered again; the older one was served. */
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * Keeps pages for half a minute, and serves them for half a minute more while they are rendered again: a burst of
 * visitors costs one rendering, and no page is older than a minute.
 */
export function pageCache<Page extends object>({
  isComplete,
  sizeOf,
  onFailure,
  now = Date.now,
}: PageCacheOptions<Page>) {
  const kept = new LRUCache<string, Kept<Page>>({
    maxSize: maxPagesBytes,
    sizeCalculation: ({ page }, key) => 2 * key.length + sizeOf(page),
  });
  const rendering = new Map<string, Promise<Page>>();

  async function renderAndKeep(key: string, render: () => Promise<Page>) {
    try {
      const page = await render();
      if (isComplete(page)) kept.set(key, { page, renderedAt: now() });
      return page;
    } finally {
      rendering.delete(key);
    }
  }

  function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = rendering.get(key);
    if (known) return known;
    const rendered = renderAndKeep(key, render);
    rendering.set(key, rendered);
    return rendered;
  }

  return async function pageOf(key: string, render: () => Promise<Page>): Promise<Page> {
    const found = kept.get(key);
    const age = found ? now() - found.renderedAt : Number.POSITIVE_INFINITY;
    if (!found || age >= pageFreshMs + pageStaleMs) return renderOnce(key, render);
    if (age >= pageFreshMs) renderOnce(key, render).catch(onFailure);
    return found.page;
  };
}
