import { listQuery } from 'shared-api/query';
import { fetchModeratedPosts } from '../client/moderation.client.ts';
import type { Post } from '../contract/posts.contract.ts';

/** The posts of the viewer's scope. */
export const moderatedPostsList = listQuery('posts', 'moderated posts', fetchModeratedPosts);

/** What the viewer published since the page came, newest first. Never fetched: publishing sets it. */
export const publishedPosts = {
  queryKey: ['published posts'],
  queryFn: (): readonly Post[] => [],
  enabled: false,
};
