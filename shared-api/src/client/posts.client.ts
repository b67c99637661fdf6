import { http } from 'shared-api/client/http';
import type { Post, PostsQuery } from '../contract/posts.contract.ts';

/** One page of a list that may go on. */
export type PostsPage = {
  posts: Post[];
  /** The `cursor` of the page that follows; null after the last. */
  next: string | null;
  /** How many posts all pages hold. */
  total: number;
};

const ask = async (query: PostsQuery, signal?: AbortSignal) =>
  (await http()).get('post', { searchParams: { ...query }, ...(signal && { signal }) });

/** The newest posts; or a random sample of them. @throws ApiError */
export const fetchPosts = async (query: PostsQuery, signal?: AbortSignal) => (await ask(query, signal)).json<Post[]>();

/** One page of posts, newest first, and the way to the next. @throws ApiError */
export async function fetchPostsPage(query: PostsQuery, signal?: AbortSignal): Promise<PostsPage> {
  const reply = await ask(query, signal);
  return {
    posts: await reply.json<Post[]>(),
    next: /cursor=([^&>]+)/.exec(reply.headers.get('link') ?? '')?.[1] ?? null,
    total: Number(reply.headers.get('x-total-count')),
  };
}

/** One post. @throws ApiError 404 when there is none of that id */
export const fetchPost = async (id: string, signal?: AbortSignal) =>
  (await http()).get(`post/${encodeURIComponent(id)}`, signal && { signal }).json<Post>();
