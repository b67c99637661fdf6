import type { AuditAction } from 'shared-api/contract/audit.contract';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import { canRestorePost } from 'shared-api/contract/posts/posts.policy';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Position, toResultPage } from '../../../platform/http/paging.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { actOn, type Target } from '../../audit/act-on.ts';
import { notificationsRepository } from '../../notifications/notifications.repository.ts';
import { endEvent } from '../event-changes/end-event.ts';
import { withEventChange } from '../event-changes/with-event-change.ts';
import type { PostsListService } from '../list/posts-list.service.ts';
import type { PostsService } from '../posts.service.ts';
import { promoteWaitlist } from '../promote-waitlist.ts';
import { toTrashedPost } from './trash.presenter.ts';
import { type LockedTrash, type TrashScope, trashRepository } from './trash.repository.ts';

type Parts = {
  db: Db;
  mailsService: MailsService;
  postsListService: PostsListService;
  postsService: Pick<PostsService, 'withoutOrphans'>;
};

const trashedTarget = (id: string): Target<LockedTrash> => ({
  lock: (transaction) => trashRepository.lock(transaction, id),
  may: (viewer, { authorId, officeId, isByStaff }) =>
    canRestorePost(viewer, { author: { id: authorId, office: { id: officeId } }, isByStaff }),
});

/** What staff removed, its restoring and erasing too are recorded. */
const entryOf = (act: AuditAction, { id, title, authorName, officeId, isByStaff }: LockedTrash) =>
  isByStaff
    ? { act, subject: { kind: 'post' as const, id, name: title, office: officeId }, details: { author: authorName } }
    : undefined;

const notifyAuthor = (transaction: Transaction, { viewer }: Actor, { id, authorId }: LockedTrash) =>
  notificationsRepository.record(transaction, {
    kind: 'post_restored',
    actorId: viewer.id,
    postId: id,
    memberId: authorId,
  });

/** Posts that were deleted, until their time is over. */
export function trashService({ db, mailsService, postsListService, postsService }: Parts) {
  async function list(scope: TrashScope, limit: number, after?: Position) {
    const [rows, total] = await Promise.all([
      trashRepository.list(db, scope, limit + 1, after),
      trashRepository.count(db, scope),
    ]);
    const { items, last } = toResultPage(rows, limit);
    return { posts: items.map(toTrashedPost), total, next: last && { at: last.trashedAt, id: last.id } };
  }

  return {
    listOwn: (viewer: Viewer, limit: number, after?: Position) => list({ author: viewer.id }, limit, after),

    /** Those that staff removed where the viewer looks after posts. */
    listInScope: (viewer: Viewer, limit: number, after?: Position) => list({ office: scopeOf(viewer) }, limit, after),

    /** As it was, but for a pin, which another may have. @throws Rejection 403, 404 */
    async restore(actor: Actor, id: string) {
      await actOn(db, actor, trashedTarget(id), async (transaction, post) => {
        await withEventChange(transaction, actor.viewer.id, id, () => trashRepository.restore(transaction, id));
        await promoteWaitlist(transaction, mailsService, id); // some may have been given back meanwhile
        if (post.authorId !== actor.viewer.id) await notifyAuthor(transaction, actor, post);
        return { result: undefined, entry: entryOf('post.restored', post) };
      });
      return postsListService.get(id);
    },

    /** Before its time, with its pictures. @throws Rejection 403, 404 */
    remove: (actor: Actor, id: string) =>
      postsService.withoutOrphans(id, () =>
        actOn(db, actor, trashedTarget(id), async (transaction, post) => {
          await endEvent(transaction, mailsService, { actorId: actor.viewer.id, postId: id, isDeleted: true });
          await trashRepository.remove(transaction, id);
          return { result: undefined, entry: entryOf('post.erased', post) };
        }),
      ),
  };
}
export type TrashService = ReturnType<typeof trashService>;
