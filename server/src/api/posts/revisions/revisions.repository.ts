import { sql } from 'kysely';
import { serverLimits } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { textColumnNames, textColumnsOf } from '../posts.tables.ts';

const texts = sql.join(textColumnNames.map((name) => sql.ref(name)));

const revisions = (db: Db, postId: string) =>
  db
    .selectFrom('post_revisions')
    .innerJoin('members', 'members.id', 'post_revisions.replaced_by')
    .select(['post_revisions.version', 'post_revisions.title', 'post_revisions.type'])
    .select(['post_revisions.saved_at as savedAt', 'post_revisions.replaced_at as replacedAt'])
    .select(['members.id as replacedById', 'members.name as replacedByName'])
    .where('post_revisions.post_id', '=', postId);

/** Lets go of all but the last ones. */
const removeOldest = (transaction: Transaction, postId: string) =>
  transaction
    .deleteFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('version', '<=', ({ selectFrom }) =>
      selectFrom('post_revisions')
        .select('version')
        .where('post_id', '=', postId)
        .orderBy('version', 'desc')
        .offset(serverLimits.revisionsOfPost)
        .limit(1),
    )
    .execute();

/** The texts that edits of a post replaced. */
export const revisionsRepository = {
  /** Keeps the text of a post, which the edit of this transaction is about to replace. */
  async keep(transaction: Transaction, postId: string, editor: string) {
    await sql`
      with kept as (
        insert into post_revisions
          (post_id, version, title, content, type, picture_hash, saved_at, replaced_by, ${texts})
        select id, version, title, content, type, picture_hash, updated_at, ${editor}::uuid, ${texts}
        from posts where id = ${postId}
        returning post_id, version)
      insert into post_revision_pictures (post_id, version, picture_hash)
      select post_id, version, picture_hash from kept join post_pictures using (post_id)`.execute(transaction);
    await removeOldest(transaction, postId);
  },

  /** The newest first. */
  list: (db: Db, postId: string) => revisions(db, postId).orderBy('version', 'desc').execute(),

  find: (db: Db, postId: string, version: number) =>
    revisions(db, postId)
      .leftJoin('pictures', 'pictures.hash', 'post_revisions.picture_hash')
      .select(textColumnsOf('post_revisions'))
      .select(['post_revisions.content', 'pictures.hash as pictureHash', 'pictures.width as pictureWidth'])
      .select(['pictures.height as pictureHeight', 'pictures.widths as pictureWidths'])
      .select('pictures.placeholder as picturePlaceholder')
      .where('post_revisions.version', '=', version)
      .executeTakeFirst(),
};
export type RevisionRow = Awaited<ReturnType<typeof revisionsRepository.list>>[number];
export type RevisionTextRow = NonNullable<Awaited<ReturnType<typeof revisionsRepository.find>>>;
