import { optionalOrMissing } from 'shared-api/client/optional';
import { fetchPost } from 'shared-api/client/posts.client';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { toLoaderData } from '../loaders/to-loader-data.ts';

/** Null where the post could not be had; missing where there is none of that id. */
export type LoadedPost = { post: Post | 'missing' | null };

export async function loadPost({ request, params }: LoaderFunctionArgs) {
  const post = await optionalOrMissing('post', request, fetchPost(params.id ?? '', request.signal));
  return toLoaderData<LoadedPost>({ post });
}
