import { optional } from 'shared-api/client/optional';
import { fetchPosts } from 'shared-api/client/posts.client';
import { limits } from 'shared-api/contract/limits';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { cacheIfComplete } from '../loaders/cache-if-complete.ts';
import { type Preview, toPreview } from '../posts/to-preview.ts';

/** Null where the posts could not be had: the page lives without them. */
export type HomeData = { previews: Preview[] | null };

export async function loadHome({ request }: LoaderFunctionArgs) {
  const posts = await optional('posts', request, fetchPosts({ sample: limits.carouselPosts }, request.signal));
  return cacheIfComplete<HomeData>({ previews: posts?.map(toPreview) ?? null });
}
