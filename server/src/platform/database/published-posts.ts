import { type SqlBool, sql } from 'kysely';
import type { Db } from './db.ts';

/** The posts that the public reads: whatever is shown, counted or listed to readers begins here. */
export const publishedPosts = (db: Db) => db.selectFrom('posts').where('posts.status', '=', 'published');

/** Those that have a page: announcements that ended keep theirs. */
export const readablePosts = (db: Db) => db.selectFrom('posts').where('posts.status', 'in', ['published', 'expired']);

/** Posts that anyone may read, and the member's own. */
export const isReadableBy = (memberId: string) =>
  sql<SqlBool>`(posts.status in ('published', 'expired') or posts.author_id = ${memberId})`;
