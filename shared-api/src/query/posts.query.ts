import { listQuery } from 'shared-api/query';
import { fetchModeratedPosts } from '../client/moderation.client.ts';

/** The posts of the viewer's scope. */
export const moderatedPostsList = listQuery('posts', 'moderated posts', fetchModeratedPosts);
