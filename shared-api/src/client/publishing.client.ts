import { http } from 'shared-api/client/http';
import type { NewPostForm, Post, PostForm } from '../contract/posts.contract.ts';
import { type Sending, sendForm } from './send-form.ts';

type Published = { message: string; post: Post };
/** The picture that goes with a post; without one the post keeps what it has. */
type WithPicture = { image?: Blob | undefined };

const at = (id: string) => `post/${encodeURIComponent(id)}`;

function toForm({ image, ...fields }: (NewPostForm | PostForm) & WithPicture): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  if (image) form.append('image', image, 'picture');
  return form;
}

/** Publishes in the name of the member who is signed in. @throws ApiError 400 with `fields`, 401, 403, 413, 415 */
export const publishPost = (post: NewPostForm & WithPicture, sending?: Sending) =>
  sendForm<Published>('POST', 'post', toForm(post), sending);

/** Replaces what one published. @throws ApiError 400 with `fields`, 401, 403, 404, 413, 415 */
export const editPost = (id: string, post: PostForm & WithPicture, sending?: Sending) =>
  sendForm<Published>('PUT', at(id), toForm(post), sending);

/** Deletes what one published, with its pictures. @throws ApiError 401, 403, 404 */
export const deletePost = async (id: string) => (await http()).delete(at(id)).json<{ message: string }>();

/** Pins one's post, or takes the pin off; the pin of another of its type moves to it. @throws ApiError 401, 403, 404 */
export const pinPost = async (id: string, pinned: boolean) =>
  (await http()).put(`${at(id)}/pin`, { json: { pinned } }).json<{ post: Post }>();
