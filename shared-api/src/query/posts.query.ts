import { listQuery } from 'shared-api/query';
import { fetchPostsOfScope } from '../client/posts.client.ts';
import type { Post } from '../contract/posts.contract.ts';

/** The posts of the viewer's scope. */
export const postsList = listQuery('posts', 'posts', fetchPostsOfScope);

/** What the viewer published since the page came, newest first. Never fetched: publishing sets it. */
export const publishedPosts = {
  queryKey: ['published posts'],
  queryFn: (): readonly Post[] => [],
  enabled: false,
};
