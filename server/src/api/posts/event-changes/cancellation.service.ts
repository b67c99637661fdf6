import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canCancelEvent } from 'shared-api/contract/posts/attendance.policy';
import type { Db } from '../../../platform/database/db.ts';
import { eventIsOver, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { actOn, type Target } from '../../audit/act-on.ts';
import type { PostsListService } from '../list/posts-list.service.ts';
import { type LockedPost, postsRepository } from '../posts.repository.ts';
import { promoteWaitlist } from '../promote-waitlist.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.ts';
import { eventChangesRepository } from './event-changes.repository.ts';
import { withEventChange } from './with-event-change.ts';

type Parts = { db: Db; mailsService: MailsService; postsListService: Pick<PostsListService, 'get'> };

const target = (id: string): Target<LockedPost> => ({
  lock: (transaction) => postsRepository.lock(transaction, id),
  may: (viewer: Viewer, { authorId, officeId }) =>
    canCancelEvent(viewer, { id, author: { id: authorId, office: { id: officeId } } }),
});

const entryOf = ({ id, title, officeId, authorName }: LockedPost, isCancelled: boolean) => ({
  act: isCancelled ? ('event.cancelled' as const) : ('event.resumed' as const),
  subject: { kind: 'post' as const, id, name: title, office: officeId },
  details: { author: authorName },
});

/** Whether an event takes place after all. */
export function cancellationService({ db, mailsService, postsListService }: Parts) {
  /**
   * Tells who is registered, and keeps them: who resumes the event finds them all. Said again, it changes nothing. An action on
   * another's event is recorded. @returns the post @throws Rejection 401, 403, 404, 409 where the event is over
   */
  async function change(actor: Actor, id: string, isCancelled: boolean) {
    await actOn(db, actor, target(id), async (transaction, post) => {
      const event = await eventChangesRepository.lockState(transaction, id);
      if (event?.type !== 'Ad') throw notFound();
      if (event.isOver) throw eventIsOver();
      if (event.isCancelled === isCancelled) return { result: undefined };
      await withEventChange(transaction, actor.viewer.id, id, async () => {
        await withdrawReminders(transaction, id);
        await eventChangesRepository.setCancelled(transaction, id, isCancelled);
      });
      await promoteWaitlist(transaction, mailsService, id);
      return { result: undefined, entry: actor.viewer.id === post.authorId ? undefined : entryOf(post, isCancelled) };
    });
    return postsListService.get(id);
  }

  return {
    cancel: (actor: Actor, id: string) => change(actor, id, true),
    resume: (actor: Actor, id: string) => change(actor, id, false),
  };
}
export type CancellationService = ReturnType<typeof cancellationService>;
