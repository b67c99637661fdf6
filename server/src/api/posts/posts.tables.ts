import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Leaver, Person, SomeTables } from '../../platform/database/table-facts.ts';

/** Of posts that stay, what nobody reads goes, and what they said before: nobody is left who would publish or restore it. */
async function deletePosts(transaction: Transaction, { id, posts }: Leaver) {
  const ofMember = transaction.selectFrom('posts').select('id').where('author_id', '=', id);
  if (posts === 'delete') await transaction.deleteFrom('posts').where('id', 'in', ofMember).execute();
  else {
    await transaction
      .deleteFrom('posts')
      .where('id', 'in', ofMember.where('status', 'not in', ['published', 'expired']))
      .execute();
    await transaction.deleteFrom('post_revisions').where('post_id', 'in', ofMember).execute();
  }
}

/** The oldest first. */
const listPosts = (db: Db, { id }: Person, last?: { id: string }) =>
  db
    .selectFrom('posts')
    .leftJoin('events', 'events.post_id', 'posts.id')
    .select(['id', 'title', 'content', 'type', 'status', 'is_pinned as isPinned', 'picture_hash as picture'])
    .select(['image_alt as imageAlt', 'image_caption as imageCaption'])
    .select(['published_at as publishedAt', 'updated_at as updatedAt', 'trashed_at as deletedAt'])
    .select('draft_event as draftEvent')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gallery_pictures')
          .select(['picture_hash as picture', 'alt', 'caption'])
          .whereRef('gallery_pictures.post_id', '=', 'posts.id')
          .orderBy('position'),
      ).as('gallery'),
    )
    .select(['begins_at as eventBeginsAt', 'ends_at as eventEndsAt', 'place as eventPlace'])
    .select(['address as eventAddress', 'capacity as eventCapacity', 'audience as eventAudience'])
    .where('author_id', '=', id)
    .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
    .orderBy('id')
    .limit(sql.lit(serverLimits.exportBatchRows))
    .execute();

/** Post by post, the oldest text first. */
const listRevisions = (db: Db, { id }: Person, last?: { postId: string; version: number }) =>
  db
    .selectFrom('post_revisions as revisions')
    .innerJoin('posts', 'posts.id', 'revisions.post_id')
    .select(['revisions.post_id as postId', 'revisions.version', 'revisions.title', 'revisions.content'])
    .select(['revisions.type', 'revisions.picture_hash as picture', 'revisions.image_alt as imageAlt'])
    .select(['revisions.image_caption as imageCaption', 'revisions.saved_at as savedAt'])
    .select('revisions.replaced_at as replacedAt')
    .where('posts.author_id', '=', id)
    .$if(last !== undefined, (query) =>
      query.where(sql<SqlBool>`(revisions.post_id, revisions.version) > (${last?.postId}, ${last?.version})`),
    )
    .orderBy('revisions.post_id')
    .orderBy('revisions.version')
    .limit(sql.lit(serverLimits.exportBatchRows))
    .execute();

const counted = { archive: 'passing', keptFor: 'portal', person: 'none' } as const;
const inOthersPosts = { erased: 'stays', shown: false } as const;

export const postTables = {
  posts: {
    archive: { since: 3 },
    keptFor: {
      trashedPosts: ({ and, eb }, before) => and([eb('status', '=', 'trashed'), eb('trashed_at', '<', before)]),
    },
    person: {
      author_id: {
        erased: deletePosts,
        shown: { 'posts.json': { batch: listPosts }, 'post-revisions.json': { batch: listRevisions } },
      },
      trashed_by: inOthersPosts,
    },
  },
  post_pictures: { archive: { since: 3 }, keptFor: { with: 'posts' }, person: 'none' },
  gallery_pictures: { archive: { since: 43 }, keptFor: { with: 'posts' }, person: 'none' },
  post_revisions: { archive: { since: 34 }, keptFor: { with: 'posts' }, person: { replaced_by: inOthersPosts } },
  post_revision_pictures: { archive: { since: 34 }, keptFor: { with: 'post_revisions' }, person: 'none' },
  events: { archive: { since: 39 }, keptFor: { with: 'posts' }, person: 'none' },
  post_counts: counted,
  post_days: counted,
  post_months: counted,
} satisfies SomeTables;
