import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { recordShown, type Tag } from '../../platform/changes/shown.ts';

const { periodMs, tagBytes } = serverLimits;

export type PageCacheOptions<Page> = {
  /** An incomplete page is served to the requests that wait for it, and not cached. */
  isComplete: (page: Page) => boolean;
  /** In bytes. */
  sizeOf: (page: Page) => number;
  /** Of all that are kept; the one that nobody asked for longest goes first. */
  maxBytes: number;
  /** Whether changes are heard. */
  isListening: () => boolean;
  /** How long a page is kept while they are not. */
  staleAfterMs: number;
  now?: () => number;
};

/** A page, what it depends on, and how many changes had been heard when its rendering began. */
type Rendered<Page> = { page: Page; tags: Set<Tag>; begun: number };
type Rendering<Page> = { rendered: Promise<Rendered<Page>>; begun: number };

/**
 * Keeps pages until something changes that they show, and to the end of the period at most. Who comes after a change gets
 * a rendering that began after it; those who come together share one.
 */
export function pageCache<Page extends object>(options: PageCacheOptions<Page>) {
  const { isComplete, sizeOf, maxBytes, isListening, staleAfterMs, now = Date.now } = options;
  const kept = new LRUCache<string, Rendered<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, tags }, key) => 2 * key.length + sizeOf(page) + tagBytes * tags.size,
  });
  const rendering = new Map<string, Rendering<Page>>();
  const lastChanges = new Map<Tag, number>();
  let changes = 0;
  let clearedAt = 0;
  let keptUntil = 0;

  /** Forgets every page; a rendering in flight is not kept. */
  function clear() {
    changes += 1;
    clearedAt = changes;
    keptUntil = isListening() ? (Math.floor(now() / periodMs) + 1) * periodMs : now() + staleAfterMs;
    kept.clear();
    lastChanges.clear();
  }

  /** Whether nothing has changed since that it shows. */
  function isCurrent({ tags, begun }: Rendered<Page>) {
    if (begun < clearedAt) return false;
    for (const tag of tags) if ((lastChanges.get(tag) ?? 0) > begun) return false;
    return true;
  }

  async function renderAndCache(key: string, begun: number, render: () => Promise<Page>) {
    try {
      const { made: page, tags } = await recordShown(render);
      const rendered = { page, tags, begun };
      if (isComplete(rendered.page) && isCurrent(rendered)) kept.set(key, rendered);
      return rendered;
    } finally {
      if (rendering.get(key)?.begun === begun) rendering.delete(key);
    }
  }

  return {
    /** Who has it rendered is charged first, and not who waits for the same rendering. */
    async pageOf(key: string, render: () => Promise<Page>, charge?: () => void): Promise<Rendered<Page>> {
      if (now() >= keptUntil) clear();
      const found = kept.get(key);
      if (found && isCurrent(found)) return found;
      const shared = rendering.get(key);
      if (shared?.begun === changes) return shared.rendered;
      charge?.();
      const rendered = renderAndCache(key, changes, render);
      rendering.set(key, { rendered, begun: changes });
      return rendered;
    },

    /** Drops the pages that show one of these from the cache: they are rendered again before they are served. */
    drop(tags: Tag[]) {
      if (tags.length === 0) return;
      changes += 1;
      for (const tag of tags) lastChanges.set(tag, changes);
    },

    isCurrent,
    clear,
  };
}
