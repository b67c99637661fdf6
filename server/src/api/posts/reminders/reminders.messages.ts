import * as pathTo from 'shared-api/contract/path-to';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import { eventFacts, eventSections } from '../attendance/attendance.messages.ts';
import { cancelPathOf } from '../event-visitors/event-visitors.messages.ts';
import type { DueReminder } from './reminders.repository.ts';

const leave = 'إن لم تعد تستطيع الحضور فألغ تسجيلك، ليأخذ غيرك مكانك.';

/** A member takes it back in the page of the event, a visitor by a link of its own. */
const linkOf = ({ postId, visitorId: id, secret, email }: DueReminder): MailMessage['link'] =>
  id && secret
    ? { label: 'لن أحضر', path: cancelPathOf({ id, secret, email }, { id: postId }) }
    : { label: 'صفحة الفعالية', path: pathTo.post(postId) };

/** The day before, to who has a place. */
export function eventReminder(due: DueReminder): MailMessage {
  const link = linkOf(due);
  return {
    to: due.email,
    subject: `تذكير بموعدك: ${due.title}`,
    paragraphs: [
      `مرحبًا ${named(due.name)}،`,
      `اقترب موعد الفعالية التي سجّلت حضورك فيها: ${named(due.title)}`,
      ...eventFacts(due),
      leave,
    ],
    ...eventSections({ id: due.postId, title: due.title, hasPlace: true }),
    ...(link && { link }),
    about: { attendanceId: due.id },
    isBulk: true,
  };
}
