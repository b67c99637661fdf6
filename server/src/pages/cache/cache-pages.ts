import type { FastifyBaseLogger } from 'fastify';
import { type Changes, publicNouns } from '../../platform/changes/changes.ts';
import { followChanges } from '../../platform/changes/follow-changes.ts';
import { shows, tagsOfChange } from '../../platform/changes/shown.ts';
import { type Cdn, cdnPurge } from './cdn-purge.ts';
import { type PageCacheOptions, pageCache } from './page-cache.ts';

type Parts = { changes: Changes; cdn: Cdn | undefined; log: Pick<FastifyBaseLogger, 'error'> };

/** By which a CDN is told to forget every page. */
const everyPage = 'pages';

/** Keeps pages in this instance, and in a CDN that is told what changed, for as long as changes are heard. */
export async function cachePages<Page extends object>(
  options: Omit<PageCacheOptions<Page>, 'isListening'>,
  { changes, cdn, log }: Parts,
) {
  const inFront = cdn && cdnPurge(cdn, (error) => log.error({ err: error }, 'the CDN could not be told what changed'));
  const cache = pageCache<Page>({ ...options, isListening: () => following.isListening() });

  function clear() {
    cache.clear();
    inFront?.purge([everyPage]);
  }

  const following = followChanges(changes, {
    receive(notice) {
      const tags = tagsOfChange(notice);
      if (tags.length === 0) return;
      cache.drop(tags);
      inFront?.purge([notice.noun]);
    },
    onMissed: clear,
    onFailure: (error) => log.error({ err: error }, 'changes cannot be heard; what is kept is kept for a moment only'),
  });
  await following.begun;

  return {
    clear,

    /** `cdnTags`: what a CDN knows the page by; undefined where it must not keep it. */
    async pageOf(key: string, render: () => Promise<Page>, charge?: () => void) {
      const rendered = await cache.pageOf(key, render, charge);
      const { page, tags } = rendered;
      shows(...tags);
      // a page that changed while it was rendered would reach the CDN after the news
      const mayCache = inFront?.isAnswering() && following.isListening() && cache.isCurrent(rendered);
      // members, posts and offices name one another
      const cdnTags = [everyPage, ...(tags.size > 0 ? publicNouns : [])].join(',');
      return { page, cdnTags: mayCache ? cdnTags : undefined };
    },

    async stop() {
      inFront?.stop();
      await following.stop();
    },
  };
}
