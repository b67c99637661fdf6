import type { ReactNode } from 'react';
import { optional } from 'shared-api/client/optional';
import { fetchPosts } from 'shared-api/client/posts.client';
import { limits } from 'shared-api/contract/limits';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { cacheIfComplete } from '../loaders/cache-if-complete.ts';
import { type Preview, toPreview } from '../posts/to-preview.ts';

/** Null where posts or events could not be had: the page lives without them. Without `events` they are in the server's HTML. */
export type HomeData = { previews: Preview[] | null; events?: (() => ReactNode) | null };

/** Its code comes with what shows them: on the first page that is the server's HTML. */
const loadNextEvents = async (signal: AbortSignal) =>
  (await import(/* webpackChunkName: "next-events" */ './next-events.tsx')).loadNextEvents(signal);

export async function loadHome({ request }: LoaderFunctionArgs) {
  const [posts, events] = await Promise.all([
    optional('posts', request, fetchPosts({ sample: limits.carouselPosts }, request.signal)),
    optional('events', request, loadNextEvents(request.signal)),
  ]);
  return cacheIfComplete<HomeData>({ previews: posts?.map(toPreview) ?? null, events });
}
