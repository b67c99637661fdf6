import { fetchPostsPage } from 'shared-api/client/posts.client';
import type { PostsQuery } from 'shared-api/contract/posts/posts.contract';
import { toPreview } from '../posts/to-preview.ts';

/** One page of posts in brief. @throws ApiError */
export async function fetchPreviews(query: PostsQuery, signal?: AbortSignal) {
  const { posts, next, total } = await fetchPostsPage(query, signal);
  return { previews: posts.map((post) => ({ ...toPreview(post), event: post.event, match: post.match })), next, total };
}
export type PreviewsPage = Awaited<ReturnType<typeof fetchPreviews>>;
