import { listQuery } from 'shared-api/query';
import { fetchPosts, fetchPostsOfScope, fetchPostsPage } from '../client/posts.client.ts';
import type { Post, PostsQuery } from '../contract/posts/posts.contract.ts';

/** The posts of the viewer's scope. */
export const postsList = listQuery('posts', 'posts', fetchPostsOfScope);

/** The posts that anyone may read, with what was searched for in each. */
export const publicPostsList = listQuery('posts', 'public posts', async (query: PostsQuery, signal) => {
  const { posts: items, ...page } = await fetchPostsPage(query, signal);
  return { items, ...page };
});

/** The newest posts of an office or of an author, so many. */
export const newestPosts = (of: { office: string } | { author: string }, limit: number) => ({
  queryKey: ['newest posts', of, limit],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPosts({ ...of, limit }, signal),
  meta: { nouns: ['posts' as const] },
});

/** What the viewer published since the page came, newest first. Never fetched: publishing sets it. */
export const publishedPosts = {
  queryKey: ['published posts'],
  queryFn: (): readonly Post[] => [],
  enabled: false,
};
