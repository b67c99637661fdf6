import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { publishedPosts } from '../../platform/database/published-posts.ts';

export const sitemapRepository = {
  /** The newest posts, each with when it was last changed, as ISO 8601: written by the database, since they are thousands. */
  listPosts: (db: Db, limit: number) =>
    publishedPosts(db)
      .select([
        'id',
        sql<string>`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('updatedAt'),
      ])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(limit))
      .execute(),
};
