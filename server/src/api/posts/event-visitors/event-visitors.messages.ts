import * as pathTo from 'shared-api/contract/path-to';
import { toMailedToken } from '../../../platform/credentials/mailed-token.ts';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import { eventFacts, eventSections } from '../attendance/attendance.messages.ts';
import type { AttendedEvent } from '../attendance/attendance.repository.ts';
import type { EventVisitor } from './event-visitors.repository.ts';

/** Where a visitor takes back that it comes. */
export const cancelPathOf = (visitor: EventVisitor, { id }: { id: string }) =>
  pathTo.cancelAttendingBy(id, toMailedToken(visitor, 'cancel'));

/** It goes unsent with either. */
const about = (visitor: EventVisitor, event: AttendedEvent) => ({ about: { visitorId: visitor.id, postId: event.id } });

/** Says nothing that was typed into the form but the address: another person may have typed it. */
export const confirmVisit = (
  visitor: EventVisitor,
  event: AttendedEvent,
  { validUntil, isFull }: { validUntil: Date; isFull: boolean },
): MailMessage => ({
  to: visitor.email,
  subject: isFull ? 'أكّد انتظارك مكانًا' : 'أكّد حضورك',
  paragraphs: [
    'مرحبًا،',
    isFull
      ? `طُلب مكان لهذا البريد في: ${named(event.title)}، وقد اكتملت الأماكن. افتح الرابط واضغط الزر لتدخل قائمة الانتظار، ونراسلك حين يفرغ لك مكان.`
      : `طُلب أن يُسجَّل هذا البريد في حضور: ${named(event.title)}. افتح الرابط واضغط الزر لتأكيد حضورك.`,
    ...eventFacts(event),
    'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُسجَّل شيء.',
  ],
  link: {
    label: isFull ? 'دخول قائمة الانتظار' : 'تأكيد الحضور',
    path: pathTo.confirmAttendingBy(event.id, toMailedToken(visitor, 'confirm')),
    validUntil,
  },
  ...about(visitor, event),
});

type PlaceNews = Pick<MailMessage, 'subject'> & { sentence: string; hasPlace: boolean };

const place = (
  visitor: EventVisitor,
  event: AttendedEvent,
  { subject, sentence, hasPlace }: PlaceNews,
): MailMessage => ({
  to: visitor.email,
  subject,
  paragraphs: [
    'مرحبًا،',
    sentence,
    ...eventFacts(event),
    'إن تغيّر رأيك فافتح الرابط ليأخذ غيرك مكانك، ونحذف اسمك وبريدك.',
  ],
  ...eventSections({ ...event, hasPlace }),
  ...about(visitor, event),
  link: { label: 'لن أحضر', path: cancelPathOf(visitor, event) },
});

export const visitorGoing = (visitor: EventVisitor, event: AttendedEvent) =>
  place(visitor, event, {
    subject: 'سُجّل حضورك',
    sentence: `سُجّل حضورك، ولك مكان في: ${named(event.title)}.`,
    hasPlace: true,
  });

export const visitorWaiting = (visitor: EventVisitor, event: AttendedEvent, position: number) =>
  place(visitor, event, {
    subject: 'أنت في قائمة الانتظار',
    sentence: `اكتملت الأماكن في: ${named(event.title)}، ودورك في قائمة الانتظار: ${position}. نراسلك حين يفرغ لك مكان.`,
    hasPlace: false,
  });

export const placeGiven = (visitor: EventVisitor, event: AttendedEvent) =>
  place(visitor, event, {
    subject: 'فرغ لك مكان',
    sentence: `فرغ لك مكان، فحضورك مسجّل في: ${named(event.title)}.`,
    hasPlace: true,
  });
