import { limits } from 'shared-api/contract/limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { type DraftForm, EventDraft } from 'shared-api/contract/posts/drafts.contract';
import { PostForm } from 'shared-api/contract/posts/posts.contract';
import { canPublish } from 'shared-api/contract/posts/posts.policy';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import { dayMs } from '../../../limits.ts';
import { fieldSentence } from '../../../messages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { forbidden, notFound, rejectChanged, validationFailed } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { check } from '../../../platform/http/validation.ts';
import { actAs, actOn, type Target } from '../../audit/act-on.ts';
import { announcePost } from '../announce-post.ts';
import type { StoredPost } from '../content/prepare-post.ts';
import { prepareEvent, saveEvent } from '../events/prepare-event.ts';
import { expiryRepository } from '../expiry/expiry.repository.ts';
import { prepareExpiry, saveExpiry } from '../expiry/prepare-expiry.ts';
import type { PostsListService } from '../list/posts-list.service.ts';
import type { PostsService } from '../posts.service.ts';
import { toDraft, toDraftSummary, toEnded } from './drafts.presenter.ts';
import { type DraftRow, draftsRepository } from './drafts.repository.ts';
import { saveDraft } from './replace-draft.ts';

type Parts = {
  db: Db;
  postsListService: Pick<PostsListService, 'get'>;
  postsService: Pick<PostsService, 'prepareDraft' | 'prepareDue' | 'store' | 'withoutOrphans'>;
};

const ownDraft = (id: string): Target<DraftRow> => ({
  lock: (transaction, viewer) => draftsRepository.lock(transaction, viewer.id, id),
  may: canPublish,
  present: toDraft,
});

/** @throws Rejection 400 */
function rejectUnlessAhead(at: string) {
  const reject = (code: string) => validationFailed({ at: fieldSentence('at', code) });
  if (at <= toLocalTime(Date.now())) throw reject('past');
  if (at > toLocalTime(Date.now() + limits.scheduleDays * dayMs)) throw reject('too_far');
}

/** What a member writes and has not published yet; no other reads any of it. */
export function draftsService({ db, postsListService, postsService }: Parts) {
  /** @throws Rejection 404 */
  async function get(author: string, id: string) {
    const row = await draftsRepository.find(db, author, id);
    if (!row) throw notFound();
    return toDraft(row);
  }

  /** Stores what a draft says, where it lacks nothing, to be published at `at`. @throws Rejection 400, 404, 409 */
  async function scheduleText(
    actor: Actor,
    id: string,
    at: string,
    textOf: (row: DraftRow) => { fields: unknown; event: EventDraft },
    picture?: Buffer,
  ) {
    rejectUnlessAhead(at);
    const row = await draftsRepository.find(db, actor.viewer.id, id);
    if (!row) throw notFound();
    rejectChanged(actor.seenVersion, toDraft(row)); // before it is counted against the day's
    const { fields, event: typedEvent } = textOf(row);
    const form = check(PostForm, fields);
    const event = prepareEvent(form);
    if (event && event.eventBegins <= at) throw validationFailed({ at: fieldSentence('at', 'after_event') });
    const expiry = prepareExpiry(form);
    if (expiry && expiry <= at) throw validationFailed({ at: fieldSentence('at', 'after_expiry') });
    const prepared = await postsService.prepareDue(actor.viewer.id, form, picture, row.scheduledFor === null);
    const write = (post: StoredPost) =>
      actOn(db, actor, ownDraft(id), async (transaction) => {
        await draftsRepository.update(transaction, id, post, { device: undefined, event: typedEvent });
        await saveEvent(transaction, id, event ?? null);
        await saveExpiry(transaction, id, expiry);
        await draftsRepository.schedule(transaction, id, at);
        return { result: undefined };
      });
    await postsService.withoutOrphans(id, () => postsService.store(prepared, write));
    return get(actor.viewer.id, id);
  }

  return {
    /** The one saved last at the top; and the viewer's announcements that ended. */
    async list({ id }: Viewer) {
      const [drafts, ended] = await Promise.all([draftsRepository.list(db, id), expiryRepository.listOfAuthor(db, id)]);
      return { drafts: drafts.map(toDraftSummary), ended: ended.map(toEnded) };
    },

    get: (viewer: Viewer, id: string) => get(viewer.id, id),

    /** @throws Rejection 400, 403, 404, 409 with the draft as it is now */
    async save(actor: Actor, id: string, form: DraftForm, picture: Buffer | undefined) {
      if (form.author && form.author !== actor.viewer.id) throw forbidden();
      if (form.at)
        return scheduleText(actor, id, form.at, () => ({ fields: form, event: check(EventDraft, form) }), picture);
      const prepared = await postsService.prepareDraft(actor.viewer.id, form, picture);
      const event = check(EventDraft, form);
      const write = (post: StoredPost) =>
        actAs(db, actor, canPublish, async (transaction) => ({
          result: await saveDraft(transaction, actor, { id, device: form.device, event }, post),
        }));
      // a picture that was cut out may come back by undoing: what no text shows is collected later
      await postsService.store(prepared, write);
      return get(actor.viewer.id, id);
    },

    /** Lets it become a post by itself; one that waits already, at another time. @throws Rejection 400, 404, 409 */
    schedule: (actor: Actor, id: string, at: string) =>
      scheduleText(actor, id, at, (row) => {
        const { isEvent, expires } = row.event;
        return { fields: { ...row, expires, ...(isEvent === 'yes' && row.event) }, event: row.event };
      }),

    /** Publishes one that waits for its time now. @returns the post @throws Rejection 403, 404, 409 */
    async publishScheduled(actor: Actor, id: string) {
      await actOn(db, actor, ownDraft(id), async (transaction, { scheduledFor }) => {
        if (!scheduledFor) throw notFound(); // whether it lacks anything is found out by scheduling
        await draftsRepository.publish(transaction, id, undefined);
        await announcePost(transaction, id, actor.viewer.id);
        return { result: undefined };
      });
      return postsListService.get(id);
    },

    /** To be written on. @throws Rejection 404 */
    async unschedule(actor: Actor, id: string) {
      await actOn(db, actor, ownDraft(id), async (transaction) => {
        await draftsRepository.schedule(transaction, id, null);
        return { result: undefined };
      });
      return get(actor.viewer.id, id);
    },

    /** For good, with its pictures. @throws Rejection 404 */
    remove: (actor: Actor, id: string) =>
      postsService.withoutOrphans(id, () =>
        actOn(db, actor, ownDraft(id), async (transaction) => {
          await draftsRepository.remove(transaction, id);
          return { result: undefined };
        }),
      ),
  };
}
export type DraftsService = ReturnType<typeof draftsService>;
