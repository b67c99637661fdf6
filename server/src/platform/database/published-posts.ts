import type { Db } from './db.ts';

/** The posts that the public reads: whatever is shown, counted or listed to readers begins here. */
export const publishedPosts = (db: Db) => db.selectFrom('posts').where('posts.status', '=', 'published');
