import { listQuery } from 'shared-api/query';
import { fetchPosts, fetchPostsOfScope } from '../client/posts.client.ts';
import type { Post } from '../contract/posts/posts.contract.ts';

/** The posts of the viewer's scope. */
export const postsList = listQuery('posts', 'posts', fetchPostsOfScope);

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
