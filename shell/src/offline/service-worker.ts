import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  maxCachedAnswers,
  maxCachedFiles,
  maxCachedPages,
  maxCachedPictures,
  networkTimeoutSeconds,
} from '../limits.ts';
import { isCachedAnswer, isCachedPage } from './cached-paths.ts';
import { toOfflinePage } from './offline-page.ts';
import { receivePushes } from './push.ts';
import { takeOver } from './take-over.ts';

const pagesCache = 'pages';

/** The newest of a kind; workbox's own types leave out that a plug-in may lack a step. */
const keep = (cacheName: string, maxEntries: number) => ({
  cacheName,
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin],
});

/** Their names tell what is in them, so what is kept is never stale: a page names the files of its own build. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:r|icons)\//.test(url.pathname),
  new CacheFirst(keep('files', maxCachedFiles)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst(keep('pictures', maxCachedPictures)),
);

/** Pages and what they ask for come from the server whenever it answers; only without it from what was read last. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isCachedPage(url.pathname),
  new NetworkFirst({ ...keep(pagesCache, maxCachedPages), networkTimeoutSeconds }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCachedAnswer(url.pathname),
  new NetworkFirst(keep('answers', maxCachedAnswers)),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? toOfflinePage(await caches.open(pagesCache)) : Response.error(),
);

addEventListener('message', ({ data }) => {
  if (data === takeOver) void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
});
receivePushes();
clientsClaim();
