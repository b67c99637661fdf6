import { type Insertable, sql } from 'kysely';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { publishedPosts, readablePosts } from '../../platform/database/published-posts.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { memberColumns } from '../members/members.repository.ts';
import type { StoredPost } from './content/prepare-post.ts';
import { galleryOf, galleryRepository } from './gallery/gallery.repository.ts';
import { textColumnsOf } from './posts.tables.ts';

const postColumns = [
  'posts.id',
  'posts.title',
  'posts.content',
  'posts.excerpt',
  'posts.type',
  ...textColumnsOf('posts'),
  'posts.is_pinned as isPinned',
  'posts.status',
  'posts.expires_at as expiresAt',
  'posts.published_at as publishedAt',
  'posts.updated_at as updatedAt',
  'posts.version',
  'pictures.hash as pictureHash',
  'pictures.width as pictureWidth',
  'pictures.height as pictureHeight',
  'pictures.widths as pictureWidths',
  'pictures.placeholder as picturePlaceholder',
] as const;

/** None where the capacity was lowered below those who come; null where it has no bound, or takes nobody new. */
const placesLeft = sql<number | null>`case
  when events.capacity is not null and posts.status = 'published' and events.ends_at > now() and events.cancelled_at is null
  then greatest(0, events.capacity - (
    select count(*) from attendances where attendances.post_id = events.post_id and not attendances.is_waiting))::int
  end`;

export const eventColumns = [
  'events.begins_at as eventBeginsAt',
  'events.ends_at as eventEndsAt',
  'events.place as eventPlace',
  'events.address as eventAddress',
  'events.capacity as eventCapacity',
  placesLeft.as('eventPlacesLeft'),
  'events.audience as eventAudience',
  'events.cancelled_at as eventCancelledAt',
] as const;

type Posts = ReturnType<typeof publishedPosts>;

/** As anyone may read them, each with its author. */
export const withAuthors = (chosen: Posts) =>
  chosen
    .innerJoin('members', 'members.id', 'posts.author_id')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .leftJoin('pictures', 'pictures.hash', 'posts.picture_hash')
    .leftJoin('events', (join) => join.onRef('events.post_id', '=', 'posts.id').on('posts.type', '=', 'Ad'))
    .select([...postColumns, ...eventColumns, ...memberColumns])
    .select(sql<boolean>`members.is_active and members.deleted_at is null`.as('isAuthorActive'));

/** The pictures that these posts show, or that a revision of them shows, above the texts, inside and below them. */
export const picturesOfPosts = (column: 'id' | 'author_id', value: string) => sql<string>`(
  with chosen as (select id, picture_hash from posts where ${sql.ref(column)} = ${value})
  select picture_hash from chosen where picture_hash is not null
  union select picture_hash from post_pictures where post_id in (select id from chosen)
  union select picture_hash from gallery_pictures where post_id in (select id from chosen)
  union select picture_hash from post_revisions where post_id in (select id from chosen) and picture_hash is not null
  union select picture_hash from post_revision_pictures where post_id in (select id from chosen))`;

type PostKey = { id: string; authorId: string; type: PostType };

/** Says which pictures the text of a post shows. */
async function showPictures(transaction: Transaction, post_id: string, hashes: string[]) {
  await transaction.deleteFrom('post_pictures').where('post_id', '=', post_id).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((picture_hash) => ({ post_id, picture_hash }));
  await transaction.insertInto('post_pictures').values(rows).execute();
}

export const postsRepository = {
  /** With the pictures below its text, which no list shows. */
  find: (db: Db, id: string) =>
    withAuthors(readablePosts(db)).select(galleryOf).where('posts.id', '=', id).executeTakeFirst(),

  /** Deleted, and it can still be restored. */
  async isTrashed(db: Db, id: string) {
    const trashed = db.selectFrom('posts').select('id').where('status', '=', 'trashed');
    return (await trashed.where('id', '=', id).executeTakeFirst()) !== undefined;
  },

  /** What decides about an action on it. */
  lock: (transaction: Transaction, id: string) =>
    readablePosts(transaction)
      .innerJoin('members', 'members.id', 'posts.author_id')
      .select(['posts.id', 'posts.title', 'posts.type', 'posts.status'])
      .select(['posts.office_id as officeId', 'posts.author_id as authorId'])
      .select(['members.name as authorName', 'members.email as authorEmail', 'members.deleted_at as authorDeletedAt'])
      .where('posts.id', '=', id)
      // rows that refer to the post may be written meanwhile: its mails and notifications
      .forNoKeyUpdate('posts')
      .executeTakeFirst(),

  /** The post that its author sent with this key before. */
  async findSent(db: Db, author: string, key: string) {
    const sent = db.selectFrom('posts').select('id').where('author_id', '=', author);
    return (await sent.where('idempotency_key', '=', key).executeTakeFirst())?.id;
  },

  /** In the office its author belongs to at this moment. Undefined when another with the same id or key was first. */
  async add(
    transaction: Transaction,
    author: string,
    { fields, pictureHash, inText, gallery }: StoredPost,
    given: Partial<Insertable<Tables['posts']>>,
  ) {
    const added = await transaction
      .insertInto('posts')
      .values(({ selectFrom }) => ({
        ...fields,
        ...given,
        picture_hash: pictureHash ?? null,
        author_id: author,
        office_id: selectFrom('members').select('office_id').where('members.id', '=', author).$asScalar().$notNull(),
      }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return undefined;
    await showPictures(transaction, added.id, inText);
    if (gallery) await galleryRepository.replace(transaction, added.id, gallery);
    return added.id;
  },

  /**
   * Without a new picture it keeps the one it has; null takes it off. A pinned post that becomes an announcement, or the reverse, is
   * not pinned.
   */
  async update(transaction: Transaction, id: string, { fields, pictureHash, inText, gallery }: StoredPost) {
    await transaction
      .updateTable('posts')
      .set({
        ...fields,
        ...(pictureHash !== undefined && { picture_hash: pictureHash }),
        is_pinned: sql<boolean>`is_pinned and type = ${fields.type}`,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await showPictures(transaction, id, inText);
    if (gallery) await galleryRepository.replace(transaction, id, gallery);
  },

  async listPictures(db: Db, id: string) {
    const shown = db.selectFrom('pictures').select('hash').where('hash', 'in', picturesOfPosts('id', id));
    return (await shown.execute()).map(({ hash }) => hash);
  },

  /** The author's pinned post of this type; null where none is. */
  async findPinned(db: Db, { authorId, type }: PostKey) {
    const pinned = await publishedPosts(db)
      .select('id')
      .where('author_id', '=', authorId)
      .where('type', '=', type)
      .where('is_pinned', '=', true)
      .executeTakeFirst();
    return pinned?.id ?? null;
  },

  /** Moves the pin of the author's posts of this type. */
  async pin(transaction: Transaction, { id, authorId, type }: PostKey, isPinned: boolean) {
    const ofItsType = transaction.updateTable('posts').where('author_id', '=', authorId).where('type', '=', type);
    if (isPinned) await ofItsType.set({ is_pinned: false }).where('is_pinned', '=', true).execute();
    await ofItsType.set({ is_pinned: isPinned }).where('id', '=', id).execute();
  },
};
export type LockedPost = NonNullable<Awaited<ReturnType<typeof postsRepository.lock>>>;
