import { fetchPostsPage } from 'shared-api/client/posts.client';
import type { PostsQuery } from 'shared-api/contract/posts/posts.contract';
import { toPreviewWithEvent } from '../posts/to-preview-with-event.ts';

/** One page of posts in brief. @throws ApiError */
export async function fetchPreviews(query: PostsQuery, signal?: AbortSignal) {
  const { posts, next, total } = await fetchPostsPage(query, signal);
  return { previews: posts.map((post) => ({ ...toPreviewWithEvent(post), match: post.match })), next, total };
}
export type PreviewsPage = Awaited<ReturnType<typeof fetchPreviews>>;
