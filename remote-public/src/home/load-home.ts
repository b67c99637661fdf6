import { fetchPosts } from 'shared-api/client/posts.client';
import { limits } from 'shared-api/contract/limits';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { keepIfWhole } from '../loading/keep-if-whole.ts';
import { orNull } from '../loading/or-null.ts';
import { type Preview, toPreview } from '../posts/to-preview.ts';

/** Null where the posts could not be had: the page lives without them. */
export type HomeData = { previews: Preview[] | null };

export async function loadHome({ request }: LoaderFunctionArgs) {
  const posts = await orNull('posts', request, fetchPosts({ sample: limits.carouselPosts }, request.signal));
  return keepIfWhole<HomeData>({ previews: posts?.map(toPreview) ?? null });
}
