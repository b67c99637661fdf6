import { fetchMember } from 'shared-api/client/members.client';
import { optional, optionalOrMissing } from 'shared-api/client/optional';
import { fetchPostsPage } from 'shared-api/client/posts.client';
import type { MemberReply } from 'shared-api/contract/members/members.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { pageLimit } from '../loaders/page-limit.ts';
import { toLoaderData } from '../loaders/to-loader-data.ts';

/** The newest of a member's posts of one type, and how many there are. */
type FirstPosts = { posts: Post[]; total: number };

/** Null where it could not be had; missing where there is no such member. */
export type MemberData = { found: MemberReply | 'missing' | null; posts: FirstPosts | null; ads: FirstPosts | null };

export async function loadMember({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const newest = { author: id, limit: pageLimit(new URL(request.url).searchParams) };
  const [found, posts, ads] = await Promise.all([
    optionalOrMissing('member', request, fetchMember(id, request.signal)),
    optional('posts', request, fetchPostsPage({ ...newest, type: 'Post' }, request.signal)),
    optional('ads', request, fetchPostsPage({ ...newest, type: 'Ad' }, request.signal)),
  ]);
  return toLoaderData<MemberData>({ found, posts, ads });
}
