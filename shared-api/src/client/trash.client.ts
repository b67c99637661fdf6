import { http } from 'shared-api/client/http';
import type { Post } from '../contract/posts/posts.contract.ts';
import type { TrashedPost, TrashQuery } from '../contract/posts/trash.contract.ts';
import { type Page, toResultPage } from './read-page.ts';

/** Whose deleted posts: one's own, or those of one's scope as staff. */
export type TrashOf = { of: 'own' | 'scope' };

const lists = { own: 'trash', scope: 'dashboard/trash' };

/** Deleted posts that can still be restored, the one deleted last at the top. @throws ApiError 401, 403 */
export async function fetchTrash(
  { of, ...query }: TrashOf & TrashQuery,
  signal: AbortSignal,
): Promise<Page<TrashedPost>> {
  const reply = await (await http()).get(lists[of], { searchParams: { ...query }, signal });
  return toResultPage((await reply.json<{ posts: TrashedPost[] }>()).posts, reply);
}

/** Puts a deleted post back before its readers. @throws ApiError 401, 403, 404 */
export const restorePost = async (id: string) =>
  (await http()).post(`trash/${id}/restore`).json<{ message: string; post: Post }>();

/** Deletes it for good, with its pictures. @throws ApiError 401, 403, 404 */
export const erasePost = async (id: string) => (await http()).delete(`trash/${id}`).json<{ message: string }>();
