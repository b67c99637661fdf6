import { useState } from 'react';
import { fetchPostsPage } from 'shared-api/client/posts.client';
import { limits } from 'shared-api/contract/limits';
import type { Post, PostsQuery } from 'shared-api/contract/posts/posts.contract';
import type { PostsOf } from './post-changes.ts';

/** The first page requested repeats what came with the space, and goes on from there. */
const pageSize = 2 * limits.listDefault;

type Rest = { posts: Post[]; cursor: string | undefined; isWhole: boolean };

/** The next page that holds anything new: the first ones repeat what came with the space. */
async function fetchRest(query: PostsQuery, known: ReadonlySet<string>, cursor?: string) {
  const page = await fetchPostsPage({ ...query, limit: pageSize, ...(cursor && { cursor }) });
  const posts = page.posts.filter(({ id }) => !known.has(id));
  if (posts.length > 0 || !page.next) return { posts, next: page.next };
  return fetchRest(query, known, page.next);
}

type PostsList = {
  /** What came with the space: fewer than there are, or than were requested, where their texts are long. */
  first: Post[];
  of: PostsOf;
  /** How many there are in all. */
  total: number;
};

/** A list that begins with what came with the space, and goes on by pages. */
export function usePostsList({ first, of, total }: PostsList) {
  const [rest, setRest] = useState<Rest>();
  const posts = rest ? [...first, ...rest.posts] : first;

  async function loadMore() {
    const page = await fetchRest(of, new Set(posts.map(({ id }) => id)), rest?.cursor);
    setRest({
      posts: [...(rest?.posts ?? []), ...page.posts],
      cursor: page.next ?? undefined,
      isWhole: page.next === null,
    });
  }

  return { posts, hasMore: rest ? !rest.isWhole : posts.length < total, loadMore };
}
