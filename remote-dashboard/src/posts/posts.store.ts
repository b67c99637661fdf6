import { fetchModeratedPosts } from 'shared-api/client/moderation.client';
import { createList } from '../lists/create-list.ts';

/** What the viewer's scope published. */
export const posts = createList('posts', fetchModeratedPosts);
