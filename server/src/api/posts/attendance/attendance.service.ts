import type { Viewer } from 'shared-api/contract/members/members.contract';
import type { AttendanceReply } from 'shared-api/contract/posts/attendance.contract';
import { canAttend } from 'shared-api/contract/posts/attendance.policy';
import { serverLimits } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { eventTakesNobody, inactiveAccount, notFound } from '../../../platform/errors.ts';
import { countUse, rateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../../platform/mail/mails.service.ts';
import { promoteWaitlist } from '../promote-waitlist.ts';
import { attendanceRepository } from './attendance.repository.ts';

/** @throws Rejection 404 */
async function read(db: Db, viewer: Viewer, postId: string): Promise<AttendanceReply> {
  const event = await attendanceRepository.findEvent(db, postId);
  if (!event) throw notFound();
  const { going, isWaiting, position } = await attendanceRepository.count(db, postId, { memberId: viewer.id });
  return {
    state: isWaiting === null ? 'none' : isWaiting ? 'waiting' : 'going',
    position: isWaiting ? position : null,
    left: event.capacity === null ? null : Math.max(0, event.capacity - going),
    isOpen: event.isOpen,
  };
}

/** Who comes to the event of an announcement. */
export function attendanceService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const throttle = rateLimiter(db, { name: 'attendance', points: serverLimits.attendanceChangesPerHour, minutes: 60 });
  type Event = { isOpen: boolean };
  async function change(
    viewer: Viewer,
    postId: string,
    write: (transaction: Transaction, event: Event) => Promise<unknown>,
  ) {
    if (!canAttend(viewer)) throw inactiveAccount();
    await countUse(throttle, viewer.id); // each may render pages and lists again for all readers
    return db.transaction().execute(async (transaction) => {
      const event = await attendanceRepository.lockEvent(transaction, postId);
      if (!event) throw notFound();
      await write(transaction, event);
      await promoteWaitlist(transaction, mailsService, postId, { memberId: viewer.id });
      return read(transaction, viewer, postId);
    });
  }

  return {
    read: (viewer: Viewer, postId: string) => read(db, viewer, postId),

    /** Has a place, or stands in the waiting list. @throws Rejection 403, 404, 409, 429 */
    attend: (viewer: Viewer, postId: string) =>
      change(viewer, postId, (transaction, { isOpen }) => {
        if (!isOpen) throw eventTakesNobody();
        return attendanceRepository.add(transaction, postId, { memberId: viewer.id });
      }),

    /** @throws Rejection 403, 404, 429 */
    leave: (viewer: Viewer, postId: string) =>
      change(viewer, postId, (transaction) =>
        attendanceRepository.remove(transaction, postId, { memberId: viewer.id }),
      ),
  };
}
export type AttendanceService = ReturnType<typeof attendanceService>;
