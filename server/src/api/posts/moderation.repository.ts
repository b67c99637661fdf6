import type { Db } from '../../platform/database/db.ts';

/** What staff does to posts, as part of somebody's transaction. */
export const moderationRepository = {
  lock: (transaction: Db, id: string) =>
    transaction
      .selectFrom('posts')
      .innerJoin('members', 'members.id', 'posts.author_id')
      .select(['posts.id', 'posts.title', 'posts.office_id as officeId', 'members.name', 'members.email'])
      .select(['members.id as authorId', 'members.deleted_at as deletedAt'])
      .where('posts.id', '=', id)
      .forUpdate('posts')
      .executeTakeFirst(),

  remove: (transaction: Db, id: string) => transaction.deleteFrom('posts').where('id', '=', id).execute(),
};
