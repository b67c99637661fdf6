import type { Transaction } from '../../../platform/database/db.ts';
import { notificationsRepository } from '../../notifications/notifications.repository.ts';
import { attendanceRepository } from './attendance.repository.ts';

/** To those who waited longest, and tells them. `actorId` did what freed a place, or asks for one: it is told at once. */
export async function giveFreePlaces(transaction: Transaction, postId: string, actorId?: string) {
  const event = await attendanceRepository.lockEvent(transaction, postId);
  if (!event?.isOpen) return;
  for (const { memberId } of await attendanceRepository.moveUp(transaction, postId, event.capacity))
    if (memberId && memberId !== actorId)
      await notificationsRepository.record(transaction, { kind: 'event_place', postId, memberId });
}

/** A member who leaves the portal comes to no event; its places are others'. */
export async function leaveAllEvents(transaction: Transaction, memberId: string) {
  for (const postId of await attendanceRepository.listEventsOf(transaction, memberId)) {
    await attendanceRepository.lockEvent(transaction, postId);
    await attendanceRepository.remove(transaction, postId, { memberId });
    await giveFreePlaces(transaction, postId);
  }
}
