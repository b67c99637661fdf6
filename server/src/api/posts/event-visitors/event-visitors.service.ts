import { setTimeout as pause } from 'node:timers/promises';
import { canVisitorsAttend } from 'shared-api/contract/posts/attendance.policy';
import type { EventVisitorReply, EventVisitorRequest } from 'shared-api/contract/posts/event-visitors.contract';
import { retentionDays } from 'shared-api/contract/retention';
import { serverLimits } from '../../../limits.ts';
import { linkMailThrottle } from '../../../platform/credentials/link-mail-throttle.ts';
import { idOfMailedToken, isMailedToken, toMailedToken } from '../../../platform/credentials/mailed-token.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { eventForMembers, eventTakesNobody, notFound, visitorLinkExpired } from '../../../platform/errors.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { recipients } from '../../../platform/mail/recipients.ts';
import { attendanceRepository } from '../attendance/attendance.repository.ts';
import { promoteWaitlist } from '../promote-waitlist.ts';
import { confirmVisit, visitorGoing, visitorWaiting } from './event-visitors.messages.ts';
import { eventVisitorsRepository } from './event-visitors.repository.ts';

const confirmWithinMs = retentionDays.unconfirmedEventVisitors * 24 * 60 * 60 * 1000;

/** Others who come, leave, or change the event wait until the transaction ends. @throws Rejection 403, 404, 409 */
async function lockOpenEvent(transaction: Transaction, postId: string) {
  const event = await attendanceRepository.lockEvent(transaction, postId);
  if (!event) throw notFound();
  if (!canVisitorsAttend(event)) throw eventForMembers();
  if (!event.isOpen) throw eventTakesNobody();
  return event;
}

/** @throws Rejection 400 */
async function getBy(transaction: Transaction, token: string, purpose: 'confirm' | 'cancel') {
  const id = idOfMailedToken(token);
  const visitor = id && (await eventVisitorsRepository.find(transaction, id));
  if (!visitor || !isMailedToken(token, visitor, purpose)) throw visitorLinkExpired();
  return visitor;
}

/** Who comes to an event without an account, by a confirmed e-mail address. */
export function eventVisitorsService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const countRequest = linkMailThrottle(db, 'event-visitor');

  const mailLink = ({ event: postId, name, email: to }: EventVisitorRequest) =>
    db.transaction().execute(async (transaction) => {
      const event = await lockOpenEvent(transaction, postId);
      const visitor = await eventVisitorsRepository.request(transaction, { postId, name, email: to });
      const { going, isWaiting } = await attendanceRepository.count(transaction, postId, { visitorId: visitor.id });
      const isFull = event.capacity !== null && going >= event.capacity;
      const hasPlace = isWaiting === false;
      const validUntil = new Date(Math.min(visitor.requestedAt.getTime() + confirmWithinMs, event.endsAt.getTime()));
      for (const { stopAllPath } of await recipients.choose(transaction, 'visit', [{ to, about: postId }]))
        await mailsService.queue(transaction, {
          ...confirmVisit(visitor, event, { validUntil, isFull: isFull && !hasPlace }),
          stopAllPath,
        });
      return isFull;
    });

  return {
    /**
     * Mails the link that confirms, also to an address that comes already: neither reply nor time tells which, nor whether.
     * @returns whether no place is left, which everybody reads on the page of the event
     * @throws Rejection 403, 404, 409, 429
     */
    async request(request: EventVisitorRequest, address: string) {
      await countRequest(request.email, address);
      const [isFull] = await Promise.all([mailLink(request), pause(serverLimits.linkReplyMs)]);
      return isFull;
    },

    /** At the end of the line; who stands in it keeps the place, and is mailed again. @throws Rejection 400, 403, 404, 409 */
    confirm: (token: string): Promise<Omit<EventVisitorReply, 'message'>> =>
      db.transaction().execute(async (transaction) => {
        const { postId } = await getBy(transaction, token, 'confirm');
        const event = await lockOpenEvent(transaction, postId);
        const visitor = await getBy(transaction, token, 'confirm'); // it may have gone meanwhile
        const attendee = { visitorId: visitor.id };
        await attendanceRepository.add(transaction, postId, attendee);
        await promoteWaitlist(transaction, mailsService, postId, attendee);
        const { isWaiting, position } = await attendanceRepository.count(transaction, postId, attendee);
        const mail = isWaiting ? visitorWaiting(visitor, event, position) : visitorGoing(visitor, event);
        await mailsService.queue(transaction, mail);
        return { state: isWaiting ? 'waiting' : 'going', event: postId, cancel: toMailedToken(visitor, 'cancel') };
      }),

    /** Erases the visitor; its place is another's, also while the announcement is hidden. @throws Rejection 400 */
    cancel: (token: string) =>
      db.transaction().execute(async (transaction) => {
        const { id, postId, email: to } = await getBy(transaction, token, 'cancel');
        await attendanceRepository.lockEvent(transaction, postId);
        await eventVisitorsRepository.remove(transaction, id);
        await recipients.allowNext(transaction, 'visit', { to, about: postId });
        await promoteWaitlist(transaction, mailsService, postId);
      }),
  };
}
export type EventVisitorsService = ReturnType<typeof eventVisitorsService>;
