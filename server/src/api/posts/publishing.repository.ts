import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { StoredPost } from './content/compose-post.ts';

async function showPictures(transaction: Db, post_id: string, hashes: string[]) {
  await transaction.deleteFrom('post_pictures').where('post_id', '=', post_id).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((picture_hash) => ({ post_id, picture_hash }));
  await transaction.insertInto('post_pictures').values(rows).execute();
}

export function publishingRepository(db: Db) {
  return {
    /** The post that its author sent with this key before. */
    async findSent(author: string, key: string) {
      const sent = db.selectFrom('posts').select('id').where('author_id', '=', author);
      return (await sent.where('idempotency_key', '=', key).executeTakeFirst())?.id;
    },

    /** In the office its author belongs to at this moment. Undefined when another sending with the same key was first. */
    insert: (author: string, { fields, pictureHash, inText }: StoredPost, key: string | undefined) =>
      db.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('posts')
          .values(({ selectFrom }) => ({
            ...fields,
            picture_hash: pictureHash ?? null,
            idempotency_key: key ?? null,
            author_id: author,
            office_id: selectFrom('members')
              .select('office_id')
              .where('members.id', '=', author)
              .$asScalar()
              .$notNull(),
          }))
          .onConflict((conflict) => conflict.columns(['author_id', 'idempotency_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (inserted) await showPictures(transaction, inserted.id, inText);
        return inserted?.id;
      }),

    /**
     * Without a new picture it keeps the one it has. A pinned post that becomes an announcement, or the reverse, is
     * not pinned. False when the post is gone.
     */
    update: (id: string, { fields, pictureHash, inText }: StoredPost) =>
      db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('posts')
          .set({
            ...fields,
            ...(pictureHash && { picture_hash: pictureHash }),
            is_pinned: sql<boolean>`is_pinned and type = ${fields.type}`,
            updated_at: new Date(),
          })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (changed) await showPictures(transaction, id, inText);
        return changed !== undefined;
      }),

    /** Hashes of the pictures it shows, above its text and inside it. */
    async listPictures(id: string) {
      const above = db
        .selectFrom('posts')
        .select('picture_hash as hash')
        .where('id', '=', id)
        .where('picture_hash', 'is not', null)
        .$castTo<{ hash: string }>();
      const inside = db.selectFrom('post_pictures').select('picture_hash as hash').where('post_id', '=', id);
      return (await above.union(inside).execute()).map(({ hash }) => hash);
    },

    remove: (id: string, transaction: Db) => transaction.deleteFrom('posts').where('id', '=', id).execute(),

    /** The author's row is locked first: of two pins at once the second moves the pin of the first. */
    pin: (id: string, { author, type }: { author: string; type: 'Post' | 'Ad' }, isPinned: boolean) =>
      db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('members').select('id').where('id', '=', author).forUpdate().execute();
        const ofItsKind = transaction.updateTable('posts').where('author_id', '=', author).where('type', '=', type);
        if (isPinned) await ofItsKind.set({ is_pinned: false }).where('is_pinned', '=', true).execute();
        await ofItsKind.set({ is_pinned: isPinned }).where('id', '=', id).execute();
      }),
  };
}
export type PublishingRepository = ReturnType<typeof publishingRepository>;
