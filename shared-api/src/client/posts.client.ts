import { http } from 'shared-api/client/http';
import type { PinReply, PinRequest, Post, PostsQuery } from '../contract/posts/posts.contract.ts';
import { type Page, toResultPage } from './read-page.ts';

const at = (id: string) => `post/${encodeURIComponent(id)}`;

const request = async (query: PostsQuery, signal?: AbortSignal) =>
  (await http()).get('post', { searchParams: { ...query }, ...(signal && { signal }) });

/** The newest posts; or a random sample of them. @throws ApiError */
export const fetchPosts = async (query: PostsQuery, signal?: AbortSignal) =>
  (await request(query, signal)).json<Post[]>();

/** One page of posts, newest first, and the way to the next. @throws ApiError */
export async function fetchPostsPage(query: PostsQuery, signal?: AbortSignal) {
  const reply = await request(query, signal);
  const { items: posts, next, total } = toResultPage(await reply.json<Post[]>(), reply);
  return { posts, next, total };
}

/** One post. @throws ApiError 404 when there is none of that id */
export const fetchPost = async (id: string, signal?: AbortSignal) =>
  (await http()).get(at(id), signal && { signal }).json<Post>();

/** Deletes what one published; for a time it can be restored. @throws ApiError 401, 403, 404 */
export const deletePost = async (id: string) => (await http()).delete(at(id)).json<{ message: string }>();

/**
 * Pins one's post, or takes the pin off; the pin of another of its type moves to it.
 * @throws ApiError 401, 403, 404, 409 where another than the one `seen` is pinned
 */
export const pinPost = async (id: string, json: PinRequest) =>
  (await http()).put(`${at(id)}/pin`, { json }).json<PinReply>();

/** The posts of the viewer's scope, newest first. @throws ApiError */
export async function fetchPostsOfScope(query: PostsQuery, signal: AbortSignal): Promise<Page<Post>> {
  const reply = await (await http()).get('dashboard/posts', { searchParams: { ...query }, signal });
  return toResultPage(await reply.json<Post[]>(), reply);
}

/** Removes a post; its author is told why. @throws ApiError */
export const removePost = async (id: string, reason: string) =>
  (await http()).delete(`dashboard/post/${id}`, { json: { reason } }).json<{ message: string }>();
