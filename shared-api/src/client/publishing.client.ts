import { http } from 'shared-api/client/http';
import type { Post } from '../contract/posts.contract.ts';
import { type Sending, sendForm } from './send-form.ts';

type Published = { message: string; post: Post };

const at = (id: string) => `post/${encodeURIComponent(id)}`;

/** Publishes a NewPostForm with its `image`. @throws ApiError 400 with `fields`, 401, 403, 413, 415 */
export const publishPost = (fields: FormData, sending?: Sending) =>
  sendForm<Published>('POST', 'post', fields, sending);

/** Replaces what one published by a PostForm; without an `image` it keeps its own. @throws ApiError 400 with `fields`, 401, 403, 404, 413, 415 */
export const editPost = (id: string, fields: FormData, sending?: Sending) =>
  sendForm<Published>('PUT', at(id), fields, sending);

/** Deletes what one published, with its pictures. @throws ApiError 401, 403, 404 */
export const deletePost = async (id: string) => (await http()).delete(at(id)).json<{ message: string }>();

/** Pins one's post, or takes the pin off; the pin of another of its type moves to it. @throws ApiError 401, 403, 404 */
export const pinPost = async (id: string, pinned: boolean) =>
  (await http()).put(`${at(id)}/pin`, { json: { pinned } }).json<{ post: Post }>();
