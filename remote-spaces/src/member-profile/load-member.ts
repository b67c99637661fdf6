import { fetchMember } from 'shared-api/client/members.client';
import { optional, optionalOrMissing } from 'shared-api/client/optional';
import { fetchPosts } from 'shared-api/client/posts.client';
import type { MemberReply } from 'shared-api/contract/members.contract';
import type { Post } from 'shared-api/contract/posts.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { pageLimit } from '../loading/page-limit.ts';
import { toPage } from '../loading/to-page.ts';

/** Null where it could not be had; missing where there is no such member. */
export type MemberData = { found: MemberReply | 'missing' | null; posts: Post[] | null; ads: Post[] | null };

export async function loadMember({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const newest = { author: id, limit: pageLimit(new URL(request.url).searchParams) };
  const [found, posts, ads] = await Promise.all([
    optionalOrMissing('member', request, fetchMember(id, request.signal)),
    optional('posts', request, fetchPosts({ ...newest, type: 'Post' }, request.signal)),
    optional('ads', request, fetchPosts({ ...newest, type: 'Ad' }, request.signal)),
  ]);
  return toPage<MemberData>({ found, posts, ads });
}
