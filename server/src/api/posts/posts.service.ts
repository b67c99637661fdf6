import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import type { DraftForm } from 'shared-api/contract/posts/drafts.contract';
import type { NewPostForm, PinRequest, PostForm } from 'shared-api/contract/posts/posts.contract';
import {
  canDeletePost,
  canEditPost,
  canModeratePost,
  canPinPost,
  canPublish,
} from 'shared-api/contract/posts/posts.policy';
import { fieldSentence } from '../../messages.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import {
  forbidden,
  inactiveAccount,
  notFound,
  pinMoved,
  rejectChanged,
  unavailable,
  validationFailed,
} from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { actAs, actOn, type Target } from '../audit/act-on.ts';
import { followersRepository } from '../followers/followers.repository.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { announcePost } from './announce-post.ts';
import { type PreparedPost, preparePost, type StoredPost, toStoredPost } from './content/prepare-post.ts';
import { publishDraft } from './drafts/replace-draft.ts';
import { endEvent } from './event-changes/end-event.ts';
import { withEventChange } from './event-changes/with-event-change.ts';
import { prepareEvent, saveEvent } from './events/prepare-event.ts';
import { prepareExpiry, saveExpiry } from './expiry/prepare-expiry.ts';
import type { PostsListService } from './list/posts-list.service.ts';
import { postRemoved } from './posts.messages.ts';
import { type PostRow, toPost } from './posts.presenter.ts';
import { type LockedPost, postsRepository } from './posts.repository.ts';
import { textColumnNames, toTextColumns } from './posts.tables.ts';
import { postsThrottle } from './posts-throttle.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { withdrawReminders } from './reminders/withdraw-reminders.ts';
import { revisionsRepository } from './revisions/revisions.repository.ts';
import { trashRepository } from './trash/trash.repository.ts';

type Parts = {
  db: Db;
  postsListService: PostsListService;
  mailsService: MailsService;
  picturesService: PicturesService;
  /** This portal's own address. */
  origin: string;
  fetch: OutboundFetch;
  log: Pick<FastifyBaseLogger, 'error'>;
};
type Policy = (viewer: Viewer, post: { author: { id: string; office: { id: string } } }) => boolean;

/** A picture of the post was deleted in the meantime (foreign key): a retry succeeds. */
const isOvertaken = (error: unknown) => (error as { code?: unknown }).code === '23503';

const postTarget = (id: string, policy: Policy): Target<LockedPost> => ({
  lock: (transaction) => postsRepository.lock(transaction, id),
  may: (viewer, { authorId, officeId }) => policy(viewer, { author: { id: authorId, office: { id: officeId } } }),
});

/** Locked first: what it shows is read as the edit before it left it. */
const editedTarget = (id: string): Target<PostRow> => ({
  lock: async (transaction) =>
    (await postsRepository.lock(transaction, id)) && (await postsRepository.find(transaction, id)),
  may: (viewer, { memberId }) => canEditPost(viewer, { author: { id: memberId } }),
  present: toPost,
});

function isAnotherText(row: PostRow, { fields, pictureHash = row.pictureHash }: StoredPost) {
  const texts = toTextColumns(row);
  return (
    fields.title !== row.title ||
    fields.content !== row.content ||
    fields.type !== row.type ||
    textColumnNames.some((name) => (fields[name] ?? texts[name]) !== texts[name]) ||
    pictureHash !== row.pictureHash
  );
}

/** What an edit replaces becomes a revision; a save that changes nothing leaves none. */
async function replaceText(transaction: Transaction, { viewer }: Actor, row: PostRow, post: StoredPost) {
  if (isAnotherText(row, post)) await revisionsRepository.keep(transaction, row.id, viewer.id);
  await postsRepository.update(transaction, row.id, post);
}

async function moveToTrash(transaction: Transaction, { viewer }: Actor, { id, authorId }: LockedPost) {
  await withEventChange(transaction, viewer.id, id, async () => {
    await withdrawReminders(transaction, id);
    await trashRepository.add(transaction, id, viewer.id);
  });
  await followersRepository.cancelMailing(transaction, id);
  if (viewer.id === authorId) return;
  const event = { kind: 'post_removed', actorId: viewer.id, postId: id, memberId: authorId } as const;
  await notificationsRepository.record(transaction, event);
}

const removal = ({ id, title, officeId, authorName }: LockedPost, reason?: string) => ({
  act: 'post.deleted' as const,
  subject: { kind: 'post' as const, id, name: title, office: officeId },
  details: { ...(reason && { reason }), author: authorName },
});

export function postsService({ db, postsListService, mailsService, picturesService, origin, fetch, log }: Parts) {
  const { get } = postsListService;
  const throttle = postsThrottle(db);

  const prepare = (author: string, form: PostForm, picture: Buffer | undefined, leavesForeign = false) => {
    const countFetches = (times: number) => throttle.countFetches(author, times);
    return preparePost({ author, picturesService, origin, fetch, countFetches, leavesForeign }, form, picture);
  };

  /** Pictures of other sites are fetched when it is published, not at every save. */
  const prepareDraft = (author: string, form: DraftForm, picture: Buffer | undefined) =>
    prepare(author, form, picture, true);

  /** As `publish` prepares a post, for one that is published later; counted as a post of today, once. */
  async function prepareDue(author: string, form: PostForm, picture: Buffer | undefined, isNew: boolean) {
    const prepared = await prepare(author, form, picture);
    if (isNew) await throttle.countPost(author);
    return prepared;
  }

  /** A failure here must not fail the action: orphaned pictures are collected later. */
  const deleteOrphanedPictures = (hashes: string[]) =>
    picturesService
      .removeUnused(hashes)
      .catch((error: unknown) =>
        log.error({ err: error }, 'pictures that no post shows stay until they are collected'),
      );

  /** Stores the pictures before the post that shows them, and deletes them when storing the post fails. */
  async function store<T>({ rendered, ...post }: PreparedPost, write: (post: StoredPost) => Promise<T>) {
    try {
      for (const each of rendered) await picturesService.add(each);
      return await write(post);
    } catch (error) {
      await deleteOrphanedPictures(rendered.map(({ hash }) => hash));
      throw isOvertaken(error) ? unavailable() : error;
    }
  }

  /** Runs `work`, then deletes the pictures that no post shows any more. */
  async function withoutOrphans<T>(id: string, work: () => Promise<T>) {
    const shown = await postsRepository.listPictures(db, id);
    const result = await work();
    await deleteOrphanedPictures(shown);
    return result;
  }

  /** Once it is there as a draft, under the id that its browser gave it. */
  async function addOrPublish(transaction: Transaction, actor: Actor, form: NewPostForm, post: StoredPost) {
    const { draft: id, device, idempotencyKey: key } = form;
    const published = id && (await publishDraft(transaction, actor, { id, device, key, event: {} }, post));
    return (
      published ||
      postsRepository.add(transaction, actor.viewer.id, post, { idempotency_key: key ?? null, ...(id && { id }) })
    );
  }

  return {
    prepareDraft,
    prepareDue,
    store,
    withoutOrphans,

    /** Publishes once per `idempotencyKey`; a repeated request returns the same post. */
    async publish(actor: Actor, form: NewPostForm, picture: Buffer | undefined) {
      const { viewer } = actor;
      if (!canPublish(viewer)) throw inactiveAccount();
      if (form.author !== viewer.id) throw forbidden();
      const key = form.idempotencyKey;
      const findSent = async () => key && postsRepository.findSent(db, viewer.id, key);
      const sent = await findSent();
      if (sent) return get(sent);
      const event = prepareEvent(form);
      const expiry = prepareExpiry(form);
      const prepared = await prepare(viewer.id, form, picture);
      await throttle.countPost(viewer.id);
      const write = (post: StoredPost) =>
        actAs(db, actor, canPublish, async (transaction) => {
          const added = await addOrPublish(transaction, actor, form, post);
          if (added) {
            await saveEvent(transaction, added, event);
            await saveExpiry(transaction, added, expiry);
            await announcePost(transaction, added, viewer.id);
          }
          return { result: added };
        });
      const id = (await store(prepared, write)) ?? (await findSent());
      if (!id) throw form.draft ? notFound() : unavailable();
      return get(id);
    },

    async edit(actor: Actor, id: string, form: PostForm, picture: Buffer | undefined) {
      const current = await get(id);
      if (!canEditPost(actor.viewer, current)) throw forbidden();
      rejectChanged(actor.seenVersion, current); // before its pictures are counted against the day's
      const event = prepareEvent(form, current.event);
      const expiry = prepareExpiry(form, current.expiry);
      const prepared = await prepare(actor.viewer.id, form, picture);
      if (prepared.fields.content === '') throw validationFailed({ content: fieldSentence('content', 'missing') });
      const write = (post: StoredPost) =>
        actOn(db, actor, editedTarget(id), async (transaction, row) => {
          if (event === null)
            await endEvent(transaction, mailsService, { actorId: row.memberId, postId: id, isDeleted: false });
          await withEventChange(transaction, row.memberId, id, async () => {
            await saveEvent(transaction, id, event);
            await saveExpiry(transaction, id, expiry);
            await replaceText(transaction, actor, row, post);
          });
          await promoteWaitlist(transaction, mailsService, id); // it may have more of them, or be an event again
          return { result: undefined };
        });
      await withoutOrphans(id, () => store(prepared, write));
      return get(id);
    },

    /** An edit that takes its text from a revision. @throws Rejection 403, 404, 409 */
    async restoreText(actor: Actor, id: string, version: number) {
      await withoutOrphans(id, () =>
        actOn(db, actor, editedTarget(id), async (transaction, row) => {
          const revision = await revisionsRepository.find(transaction, id, version);
          if (!revision) throw notFound();
          const { content, pictureHash } = revision;
          const post = { ...toStoredPost(revision, content), pictureHash };
          await withEventChange(transaction, row.memberId, id, async () => {
            await withdrawReminders(transaction, id);
            if (revision.type !== 'Ad') await saveExpiry(transaction, id, null);
            await replaceText(transaction, actor, row, post);
          });
          await promoteWaitlist(transaction, mailsService, id);
          return { result: undefined };
        }),
      );
      return get(id);
    },

    /** To the trash. An AD's action on another's post is recorded. */
    remove: (actor: Actor, id: string) =>
      actOn(db, actor, postTarget(id, canDeletePost), async (transaction, post) => {
        await moveToTrash(transaction, actor, post);
        return { result: undefined, entry: actor.viewer.id === post.authorId ? undefined : removal(post) };
      }),

    /** By staff: the author is told why. */
    removeWithReason: (actor: Actor, id: string, reason: string) =>
      actOn(db, actor, postTarget(id, canModeratePost), async (transaction, post) => {
        await moveToTrash(transaction, actor, post);
        const { authorName: name, authorEmail: to, title } = post;
        if (!post.authorDeletedAt) await mailsService.queue(transaction, postRemoved({ to, name, title, reason }));
        return { result: undefined, entry: removal(post, reason) };
      }),

    /** Its actor is locked: nobody else moves this pin meanwhile. */
    async pin(actor: Actor, id: string, { pinned, seen }: PinRequest) {
      const former = await actOn(db, actor, postTarget(id, canPinPost), async (transaction, post) => {
        if (post.status === 'expired') throw notFound(); // no list has it
        const before = await postsRepository.findPinned(transaction, post);
        if (seen !== undefined && seen !== before) throw pinMoved();
        await postsRepository.pin(transaction, post, pinned);
        return { result: before };
      });
      return { post: await get(id), former };
    },
  };
}
export type PostsService = ReturnType<typeof postsService>;
