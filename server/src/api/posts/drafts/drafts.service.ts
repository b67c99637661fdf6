import type { DraftForm } from 'shared-api/contract/drafts.contract';
import type { Viewer } from 'shared-api/contract/members.contract';
import { canPublish } from 'shared-api/contract/posts.policy';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { actAs, actOn, type Target } from '../../audit/act-on.ts';
import type { StoredPost } from '../content/prepare-post.ts';
import type { PostsService } from '../posts.service.ts';
import { toDraft, toDraftSummary } from './drafts.presenter.ts';
import { type DraftRow, draftsRepository } from './drafts.repository.ts';
import { saveDraft } from './replace-draft.ts';

type Parts = { db: Db; postsService: Pick<PostsService, 'prepareDraft' | 'store' | 'withoutOrphans'> };

const ownDraft = (id: string): Target<DraftRow> => ({
  lock: (transaction, viewer) => draftsRepository.lock(transaction, viewer.id, id),
  may: canPublish,
});

/** What a member writes and has not published yet; no other reads any of it. */
export function draftsService({ db, postsService }: Parts) {
  /** @throws Refusal 404 */
  async function get(author: string, id: string) {
    const row = await draftsRepository.find(db, author, id);
    if (!row) throw notFound();
    return toDraft(row);
  }

  return {
    /** The one saved last at the top. */
    list: async (viewer: Viewer) => (await draftsRepository.list(db, viewer.id)).map(toDraftSummary),

    get: (viewer: Viewer, id: string) => get(viewer.id, id),

    /** @throws Refusal 400, 404, 409 with the draft as it is now */
    async save(actor: Actor, id: string, form: DraftForm, picture: Buffer | undefined) {
      const prepared = await postsService.prepareDraft(actor.viewer.id, form, picture);
      const { device, withoutImage } = form;
      const write = (post: StoredPost) =>
        actAs(db, actor, canPublish, async (transaction) => ({
          result: await saveDraft(transaction, actor, { id, device, withoutImage }, post),
        }));
      await postsService.withoutOrphans(id, () => postsService.store(prepared, write));
      return get(actor.viewer.id, id);
    },

    /** For good, with its pictures. @throws Refusal 404 */
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
