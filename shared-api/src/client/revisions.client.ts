import { http } from 'shared-api/client/http';
import type { Post } from '../contract/posts/posts.contract.ts';
import type { Revision, RevisionText } from '../contract/posts/revisions.contract.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';

const at = (id: string) => `post/${encodeURIComponent(id)}/revisions`;

/** The texts that edits of a post replaced, the newest first. @throws ApiError 401, 403, 404 */
export const fetchRevisions = async (id: string, signal: AbortSignal) =>
  (await (await http()).get(at(id), { signal }).json<{ revisions: Revision[] }>()).revisions;

/** One of them, whole. @throws ApiError 401, 403, 404 */
export const fetchRevision = async (id: string, version: number, signal: AbortSignal) =>
  (await http()).get(`${at(id)}/${version}`, { signal }).json<RevisionText>();

/** Puts one of them in the place of the present text. @throws ApiError 401, 403, 404, 409 with the post as it is now */
export const restoreRevision = async (seen: VersionedRef, version: number) =>
  (await http()).post(`${at(seen.id)}/${version}/restore`, ifMatch(seen)).json<{ message: string; post: Post }>();
