import type { Draft } from '../contract/posts/drafts.contract.ts';
import type { Post } from '../contract/posts/posts.contract.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';
import { type Sending, sendForm } from './send-form.ts';

type Published = { message: string; post: Post };

/** Publishes a NewPostForm with its `image`. @throws ApiError 400 with `fields`, 401, 403, 413, 415 */
export const publishPost = (fields: FormData, sending?: Sending) =>
  sendForm<Published>('POST', 'post', fields, sending);

/**
 * Replaces what one published by a PostForm; without an `image` and `withoutImage` it keeps its own.
 * @throws ApiError 400 with `fields`, 401, 403, 404, 409 with the post as it is now, 413, 415
 */
export const editPost = (seen: VersionedRef, fields: FormData, sending?: Sending) =>
  sendForm<Published>('PUT', `post/${encodeURIComponent(seen.id)}`, fields, { ...sending, ...ifMatch(seen) });

/**
 * Replaces what a scheduled post says by a DraftForm with `at`, the time for which it stays or is scheduled.
 * @throws ApiError 400 with `fields`, 401, 404, 409 with the draft as it is now, 413, 415
 */
export const editScheduled = (seen: VersionedRef, fields: FormData, sending?: Sending) =>
  sendForm<{ draft: Draft }>('PUT', `draft/${encodeURIComponent(seen.id)}`, fields, { ...sending, ...ifMatch(seen) });
