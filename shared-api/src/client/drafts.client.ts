import { http } from 'shared-api/client/http';
import type { Draft, DraftsReply } from '../contract/posts/drafts.contract.ts';
import type { Post } from '../contract/posts/posts.contract.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';

const pathOf = (id: string) => `draft/${encodeURIComponent(id)}`;

/** One's own drafts, the one saved last at the top. @throws ApiError 401 */
export const fetchDrafts = async (signal: AbortSignal) => (await http()).get('draft', { signal }).json<DraftsReply>();

/** One of them, whole. @throws ApiError 401, 404 */
export const fetchDraft = async (id: string, signal?: AbortSignal) =>
  (await http()).get(pathOf(id), signal && { signal }).json<Draft>();

/**
 * Saves a DraftForm with its `image`; version 0 begins a draft under that id. `keepalive` outlives the page, for a form of
 * less than 64 kB.
 * @throws ApiError 400 with `fields`, 401, 404, 409 with the draft as it is now, or because there are too many
 */
export const saveDraft = async (
  seen: VersionedRef,
  body: FormData,
  sending: { signal?: AbortSignal; keepalive?: boolean } = {},
) => (await (await http()).put(pathOf(seen.id), { body, ...sending, ...ifMatch(seen) }).json<{ draft: Draft }>()).draft;

/** For good, with its pictures. @throws ApiError 401, 404 */
export const deleteDraft = async (id: string) => (await http()).delete(pathOf(id)).json<{ message: string }>();

/**
 * Lets it become a post at `at`, or at another time than before. @throws ApiError 400 with `fields`, 401, 404, 409 with the
 * draft as it is now
 */
export const scheduleDraft = async (seen: VersionedRef, at: string) =>
  (await (await http()).put(`${pathOf(seen.id)}/schedule`, { json: { at }, ...ifMatch(seen) }).json<{ draft: Draft }>())
    .draft;

/** Makes it a draft again, to be written on. @throws ApiError 401, 404 */
export const unscheduleDraft = async (id: string) =>
  (await (await http()).delete(`${pathOf(id)}/schedule`).json<{ draft: Draft }>()).draft;

/** Publishes a scheduled post before its time. @throws ApiError 401, 403, 404, 409 with the draft as it is now */
export const publishScheduled = async (seen: VersionedRef) =>
  (await http()).post(`${pathOf(seen.id)}/publish`, ifMatch(seen)).json<{ message: string; post: Post }>();
