import { fetchModeratedPosts } from 'shared-api/client/moderation.client';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

export const posts = createList('posts', fetchModeratedPosts);
askWhenChanged(posts.refresh, 'posts');
