import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const sitemapRepository = (db: Db) => ({
  /** The newest posts, each with when it was last changed. */
  listPosts: (most: number) =>
    db
      .selectFrom('posts')
      .select(['id', 'updated_at as updatedAt'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(most))
      .execute(),
});
export type SitemapRepository = ReturnType<typeof sitemapRepository>;
