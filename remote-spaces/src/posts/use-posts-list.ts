import { useState } from 'react';
import { fetchPostsPage } from 'shared-api/client/posts.client';
import { limits } from 'shared-api/contract/limits';
import type { Post, PostsQuery, PostType } from 'shared-api/contract/posts.contract';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { usePostsChanges, withChanges } from './posts-changes.store.ts';

/** Whose posts a list holds. */
export type PostsOf = { office: string } | { author: string; type?: PostType };

const belongsTo = (of: PostsOf) => (post: Post) =>
  'office' in of
    ? post.author.office.id === of.office
    : post.author.id === of.author && (of.type ?? post.type) === post.type;

/** The first page asked for repeats what came with the space, and goes on from there. */
const pageSize = 2 * limits.listDefault;

type Rest = { of: string; posts: Post[]; cursor: string | undefined; isWhole: boolean };

/** The next page that holds anything new: the first ones repeat what came with the space. */
async function fetchRest(query: PostsQuery, known: ReadonlySet<string>, cursor?: string) {
  const page = await fetchPostsPage({ ...query, limit: pageSize, ...(cursor && { cursor }) });
  const posts = page.posts.filter(({ id }) => !known.has(id));
  if (posts.length > 0 || !page.next) return { posts, next: page.next };
  return fetchRest(query, known, page.next);
}

/** A list that begins with what came with the space, goes on by pages, and shows one's own deeds at once. */
export function usePostsList(first: Post[], of: PostsOf, total = Number.POSITIVE_INFINITY) {
  const changes = usePostsChanges();
  const key = JSON.stringify(of);
  const [kept, setRest] = useState<Rest>();
  const rest = kept?.of === key ? kept : undefined;
  const [isBusy, setBusy] = useState(false);
  const listed = rest ? [...first, ...rest.posts] : first;
  const mayGoOn = first.length >= limits.listDefault && listed.length < total;

  async function showMore() {
    if (isBusy) return;
    setBusy(true);
    try {
      const known = new Set([...listed, ...changes.added].map(({ id }) => id)); // one's own new ones stand first already
      const { posts, next } = await fetchRest(of, known, rest?.cursor);
      const isWhole = next === null;
      setRest({ of: key, posts: [...(rest?.posts ?? []), ...posts], cursor: next ?? undefined, isWhole });
    } catch {
      notify.failure(messages.moreFailed);
    } finally {
      setBusy(false);
    }
  }

  return {
    posts: withChanges(listed, changes, belongsTo(of)),
    hasMore: rest ? !rest.isWhole : mayGoOn,
    isBusy,
    showMore,
  };
}
