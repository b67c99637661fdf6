import { sql } from 'kysely';
import type { EventDraft } from 'shared-api/contract/posts/drafts.contract';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { toMoment } from '../../../platform/database/to-moment.ts';
import type { StoredPost } from '../content/prepare-post.ts';
import { galleryOf } from '../gallery/gallery.repository.ts';
import { postsRepository } from '../posts.repository.ts';
import { textColumnsOf } from '../posts.tables.ts';

/** What the form holds besides the text, and the browser that it stands in. */
type Saved = { device: string | undefined; event: EventDraft };

/** Those that wait for their time too. */
const draftsOf = (db: Db, author: string) =>
  db.selectFrom('posts').where('posts.author_id', '=', author).where('posts.status', 'in', ['draft', 'scheduled']);

const scheduledFor = sql<Date | null>`posts.scheduled_for`.as('scheduledFor');

const draftColumns = [
  'posts.id',
  'posts.title',
  'posts.excerpt',
  'posts.type',
  'posts.content',
  ...textColumnsOf('posts'),
  'posts.updated_at as savedAt',
  'posts.version',
  'posts.saved_by_device as savedByDevice',
  'posts.draft_event as event',
  'pictures.hash as pictureHash',
  'pictures.width as pictureWidth',
  'pictures.height as pictureHeight',
  'pictures.widths as pictureWidths',
  'pictures.placeholder as picturePlaceholder',
] as const;

const whole = (db: Db, author: string, id: string) =>
  draftsOf(db, author)
    .leftJoin('pictures', 'pictures.hash', 'posts.picture_hash')
    .select(draftColumns)
    .select(scheduledFor)
    .select(galleryOf)
    .where('posts.id', '=', id);

/** A member's own drafts: nobody else's call reads them. */
export const draftsRepository = {
  /** The one saved last at the top; there are few. */
  list: (db: Db, author: string) =>
    draftsOf(db, author)
      .select(['id', 'title', 'excerpt', 'type', 'version', 'updated_at as savedAt'])
      .select(scheduledFor)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async count(db: Db, author: string) {
    const { total } = await draftsOf(db, author)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  find: (db: Db, author: string, id: string) => whole(db, author, id).executeTakeFirst(),
  lock: (transaction: Transaction, author: string, id: string) =>
    whole(transaction, author, id).forUpdate('posts').executeTakeFirst(),

  /** One that is written, and does not wait for its time. */
  lockUnscheduled: (transaction: Transaction, author: string, id: string) =>
    whole(transaction, author, id).where('posts.status', '=', 'draft').forUpdate('posts').executeTakeFirst(),

  /** Takes the next text of a draft, and says from which browser. */
  async update(transaction: Transaction, id: string, post: StoredPost, { device, event }: Saved) {
    await postsRepository.update(transaction, id, post);
    await transaction
      .updateTable('posts')
      .set({ saved_by_device: device ?? null, draft_event: JSON.stringify(event) })
      .where('id', '=', id)
      .execute();
  },

  /** Its text has been written before, and lacks nothing: from now on it is a post of this moment. */
  publish: (transaction: Transaction, id: string, key: string | undefined) =>
    transaction
      .updateTable('posts')
      .set({
        status: 'published',
        published_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
        saved_by_device: null,
        draft_event: '{}',
        scheduled_for: null,
        idempotency_key: key ?? null,
      })
      .where('id', '=', id)
      .execute(),

  /** For a time by the clocks of the organisation; null makes it a draft again. */
  schedule: (transaction: Transaction, id: string, at: string | null) =>
    transaction
      .updateTable('posts')
      .set({
        status: at ? 'scheduled' : 'draft',
        scheduled_for: at === null ? null : toMoment(at),
        saved_by_device: null,
      })
      .where('id', '=', id)
      .execute(),

  /**
   * Publishes the post whose time came first, as of that time. What an author who is a member no more had scheduled is a
   * draft again. One at a time: the counts of several, in an order of their own, could be locked crosswise by another's.
   */
  async publishDue(transaction: Transaction) {
    const { rows } = await sql<{ id: string; author: string; isPublished: boolean }>`
      with due as (
        select posts.id, members.is_active and members.deleted_at is null as is_published
        from posts join members on members.id = posts.author_id
        where posts.status = 'scheduled' and posts.scheduled_for <= now()
        order by posts.scheduled_for
        limit 1
        for update of posts skip locked)
      update posts set
        status = case when is_published then 'published' else 'draft' end,
        published_at = case when is_published then scheduled_for else published_at end,
        updated_at = case when is_published then scheduled_for else updated_at end,
        draft_event = case when is_published then '{}' else draft_event end,
        scheduled_for = null
      from due where posts.id = due.id
      returning posts.id, posts.author_id as author, is_published as "isPublished"`.execute(transaction);
    return rows[0];
  },

  remove: (transaction: Transaction, id: string) => transaction.deleteFrom('posts').where('id', '=', id).execute(),
};
export type DraftRow = NonNullable<Awaited<ReturnType<typeof draftsRepository.find>>>;
export type DraftSummaryRow = Awaited<ReturnType<typeof draftsRepository.list>>[number];
