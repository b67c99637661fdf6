import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { publishedPosts } from '../../platform/database/published-posts.ts';

export const sitemapRepository = {
  /** The newest posts, each with when it was last changed. */
  listPosts: (db: Db, limit: number) =>
    publishedPosts(db)
      .select(['id', 'updated_at as updatedAt'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(limit))
      .execute(),
};
