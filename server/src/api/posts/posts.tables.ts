import { type GeneratedAlways, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EventDraft } from 'shared-api/contract/posts/drafts.contract';
import type { EventAudience } from 'shared-api/contract/posts/post-events.contract';
import { type PostTexts, postTextNames, type SomePostTexts } from 'shared-api/contract/posts/post-texts';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';
import type { Generated } from '../../platform/database/tables.ts';
import type { LeaverByMail } from '../../platform/mail/mail.tables.ts';
import { endEvent } from './event-changes/end-event.ts';

type PostStatus = 'draft' | 'scheduled' | 'published' | 'expired' | 'trashed';

/** Of the short texts, which a post and its former texts have alike. */
const textColumns = { imageAlt: 'image_alt', imageCaption: 'image_caption' } as const satisfies PostTexts;
export const textColumnNames = Object.values(textColumns);
type TextColumns<Value> = Record<(typeof textColumnNames)[number], Value>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    posts: TextColumns<Generated<string>> & {
      id: Generated<string>;
      title: string;
      content: string;
      text: string;
      excerpt: string;
      type: PostType;
      is_pinned: Generated<boolean>;
      author_id: string;
      office_id: string;
      picture_hash: string | null;
      idempotency_key: string | null;
      published_at: Timestamp;
      updated_at: Timestamp;
      /** Grows with every edit; not with a pin. */
      version: Generated<number>;
      random_key: Generated<number>;
      search: GeneratedAlways<string>;
      status: Generated<PostStatus>;
      /** When and by whom it was deleted; it can be restored until its time is over. */
      trashed_at: MaybeTimestamp;
      trashed_by: Generated<string | null>;
      /** Of a draft: the browser that saved it last, whose next save is no conflict. */
      saved_by_device: Generated<string | null>;
      /** When it is published by itself. */
      scheduled_for: MaybeTimestamp;
      /** When an announcement ends by itself. */
      expires_at: MaybeTimestamp;
      /** What the form of a draft holds of its event, finished or not. */
      draft_event: Json<EventDraft>;
    };
    post_pictures: { post_id: string; picture_hash: string };
    /** The pictures below a text. */
    gallery_pictures: { post_id: string; position: number; picture_hash: string; alt: string; caption: string };
    /** A text that an edit of the post replaced. */
    post_revisions: TextColumns<Generated<string>> & {
      post_id: string;
      /** The version of the post that it was. */
      version: number;
      title: string;
      content: string;
      type: PostType;
      picture_hash: string | null;
      saved_at: Date;
      replaced_at: Timestamp;
      replaced_by: string;
    };
    post_revision_pictures: { post_id: string; version: number; picture_hash: string };
    /** What an announcement invites to. */
    events: {
      post_id: string;
      begins_at: Date;
      ends_at: Date;
      place: string;
      address: Generated<string>;
      /** Null where it has no bound. */
      capacity: number | null;
      audience: Generated<EventAudience>;
      /** Since when it does not take place; null where it does. */
      cancelled_at: MaybeTimestamp;
    };
    post_counts: { office_id: string; type: PostType; total: number };
    post_days: { day: string; office_id: string; total: number };
    post_months: { month: string; office_id: string; total: number };
  }
}

/** As they are selected from `posts` or another table that has them, by its name in the query. */
export const textColumnsOf = <Table extends string>(table: Table) =>
  postTextNames.map((name) => `${table}.${textColumns[name]} as ${name}` as const);

/** Undefined ones stay as they are. */
export const toTextColumns = (texts: SomePostTexts) =>
  Object.fromEntries(postTextNames.map((name) => [textColumns[name], texts[name]])) as TextColumns<string | undefined>;

/** Of posts that stay, what nobody reads goes, and what they said before: nobody is left who would publish or restore it. */
async function deletePosts(transaction: Transaction, { id, posts, mails }: LeaverByMail) {
  const ofMember = transaction.selectFrom('posts').select('id').where('author_id', '=', id);
  const deleted = posts === 'delete' ? ofMember : ofMember.where('status', 'not in', ['published', 'expired']);
  const ids = (await deleted.orderBy('id').forNoKeyUpdate().execute()).map((post) => post.id);
  const areLocked = sql<boolean>`= any(${ids}::uuid[])`;
  const events = transaction.selectFrom('events').select('post_id').where(sql<boolean>`post_id ${areLocked}`);
  for (const { post_id } of await events.orderBy('post_id').execute())
    await endEvent(transaction, mails, { actorId: id, postId: post_id, isDeleted: true });
  await transaction.deleteFrom('posts').where(sql<boolean>`id ${areLocked}`).execute();
  if (posts !== 'delete') await transaction.deleteFrom('post_revisions').where('post_id', 'in', ofMember).execute();
}

/** The oldest first. */
const listPosts = (db: Db, { id }: Person, last?: { id: string }) =>
  db
    .selectFrom('posts')
    .leftJoin('events', 'events.post_id', 'posts.id')
    .select(['id', 'title', 'content', 'type', 'status', 'is_pinned as isPinned', 'picture_hash as picture'])
    .select(textColumnsOf('posts'))
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
    .select('cancelled_at as eventCancelledAt')
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
    .select(['revisions.type', 'revisions.picture_hash as picture', 'revisions.saved_at as savedAt'])
    .select(textColumnsOf('revisions'))
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
} satisfies SomeTables<LeaverByMail>;
