import { fetchPost } from 'shared-api/client/posts.client';
import type { Post } from 'shared-api/contract/posts.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { orMissing, toPage } from '../loading/or-null.ts';

/** Null where the post could not be had; missing where there is none of that id. */
export type EditPostData = { post: Post | 'missing' | null };

export async function loadPost({ request, params }: LoaderFunctionArgs) {
  const post = await orMissing('post', request, fetchPost(params.id ?? '', request.signal));
  return toPage<EditPostData>({ post });
}
