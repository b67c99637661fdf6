import { offlinePage } from 'shared-api/contract/front-ends/offline-page';
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
import { isCachedAnswer, isCachedPage, isImmutable } from './cached-paths.ts';
import { reuseEarlierFiles } from './earlier-file.ts';
import { isReadPage } from './keep-read.ts';
import { toOfflinePage } from './offline-page.ts';
import { receivePushes, type WaitingEvent } from './push.ts';
import { takeOver } from './take-over.ts';

const pagesCache = 'pages';
const filesCache = 'files';
/** The page of a reader without a network, as it is when this worker is installed. */
const frameCache = 'offline';

/** The newest of a kind; workbox's own types leave out that a plug-in may lack a step. */
const keep = (cacheName: string, maxEntries: number, ...plugins: WorkboxPlugin[]) => ({
  cacheName,
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin, ...plugins],
});

const files = new CacheFirst(keep(filesCache, maxCachedFiles, reuseEarlierFiles(filesCache)));
const immutableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null),
};
const pictures = new CacheFirst(keep('pictures', maxCachedPictures, immutableOnly));
const pages = new NetworkFirst({ ...keep(pagesCache, maxCachedPages), networkTimeoutSeconds });

const isFile = ({ pathname }: URL) => /^\/(?:r|icons)\//.test(pathname);
const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');

/** Their names tell what is in them, so what is kept is never stale: a page names the files of its own build. */
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);

/** Pages and what they ask for come from the server whenever it answers; only without it from what was read last. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isCachedPage(url.pathname),
  pages,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCachedAnswer(url),
  new NetworkFirst(keep('answers', maxCachedAnswers)),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? toOfflinePage(await caches.open(pagesCache), await caches.match(offlinePage.path, { cacheName: frameCache }))
    : Response.error(),
);

/** A browser whose worker has no such page is shown a plain one. */
async function keepFrame() {
  const reply = await fetch(offlinePage.path);
  if (reply.ok) await (await caches.open(frameCache)).put(offlinePage.path, reply);
}
addEventListener('install', (event) => (event as WaitingEvent).waitUntil(keepFrame().catch(() => undefined)));

/** Keeps what this worker did not bring: it is asked for again, which a browser mostly answers out of its own cache. */
function keepPage(event: WaitingEvent, path: string, came: string[]) {
  const own = [path, ...came]
    .map((name) => new URL(name, location.href))
    .filter(({ origin }) => origin === location.origin);
  for (const [index, url] of own.entries()) {
    const strategy =
      index === 0 ? isCachedPage(url.pathname) && pages : isFile(url) ? files : isPicture(url) && pictures;
    if (!strategy) continue;
    const [reply, done] = strategy.handleAll({ event, request: new Request(url) });
    event.waitUntil(Promise.all([reply, done]).catch(() => undefined)); // it may be gone again
  }
}

addEventListener('message', (event) => {
  const { data } = event;
  if (isReadPage(data)) keepPage(event as unknown as WaitingEvent, data.read, data.files ?? []);
  if (data === takeOver) void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
});
receivePushes();
clientsClaim();
