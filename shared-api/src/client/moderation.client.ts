import { http } from 'shared-api/client/http';
import type { Post, PostsQuery } from '../contract/posts.contract.ts';
import { type Page, toPage } from './read-page.ts';

/** The posts of the viewer's scope, newest first. @throws ApiError */
export async function fetchModeratedPosts(query: PostsQuery, signal: AbortSignal): Promise<Page<Post>> {
  const reply = await (await http()).get('dashboard/posts', { searchParams: { ...query }, signal });
  return toPage(await reply.json<Post[]>(), reply);
}

/** Removes a post; its author is told why. @throws ApiError */
export const removePost = async (id: string, reason: string) =>
  (await http()).delete(`dashboard/post/${id}`, { json: { reason } }).json<{ message: string }>();
