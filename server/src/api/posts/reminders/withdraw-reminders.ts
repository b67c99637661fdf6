import type { Transaction } from '../../../platform/database/db.ts';
import { attendanceRepository } from '../attendance/attendance.repository.ts';
import { remindersRepository } from './reminders.repository.ts';

/**
 * Of a post that is about to change, or to go. Its event is locked first, as by those who come or leave, so that two never wait
 * for each other.
 */
export async function withdrawReminders(transaction: Transaction, postId: string) {
  await attendanceRepository.lockEvent(transaction, postId);
  await remindersRepository.withdraw(transaction, postId);
}
