import { http } from 'shared-api/client/http';
import type { Post, PostsQuery } from '../contract/posts.contract.ts';
import { toPage } from './read-page.ts';

const ask = async (query: PostsQuery, signal?: AbortSignal) =>
  (await http()).get('post', { searchParams: { ...query }, ...(signal && { signal }) });

/** The newest posts; or a random sample of them. @throws ApiError */
export const fetchPosts = async (query: PostsQuery, signal?: AbortSignal) => (await ask(query, signal)).json<Post[]>();

/** One page of posts, newest first, and the way to the next. @throws ApiError */
export async function fetchPostsPage(query: PostsQuery, signal?: AbortSignal) {
  const reply = await ask(query, signal);
  const { items: posts, next, total } = toPage(await reply.json<Post[]>(), reply);
  return { posts, next, total };
}

/** One post. @throws ApiError 404 when there is none of that id */
export const fetchPost = async (id: string, signal?: AbortSignal) =>
  (await http()).get(`post/${encodeURIComponent(id)}`, signal && { signal }).json<Post>();
