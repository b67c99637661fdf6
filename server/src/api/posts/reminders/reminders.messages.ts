import { timeZone } from 'shared-api/contract/time-zone';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import type { DueReminder } from './reminders.repository.ts';

const beginning = new Intl.DateTimeFormat('ar-DZ', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** The day before, to who has a place. */
export const eventReminder = ({ name, email, postId, title, beginsAt, place, address }: DueReminder): MailMessage => ({
  to: email,
  subject: `تذكير بموعدك: ${title}`,
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `اقترب موعد الفعالية التي سجّلت حضورك فيها: ${named(title)}`,
    `تبدأ ${beginning.format(beginsAt)} (بتوقيت الجزائر).`,
    `المكان: ${[place, address].filter(Boolean).map(named).join('، ')}`,
    'إن لم تعد تستطيع الحضور فألغ تسجيلك من صفحة الفعالية، ليأخذ مكانك من ينتظره.',
  ],
  sections: [
    { title: 'لتقويم هاتفك', items: [{ text: 'إضافة الموعد إلى التقويم', path: `/posts/${postId}/event.ics` }] },
  ],
  link: { label: 'صفحة الفعالية', path: `/posts/${postId}` },
  isBulk: true,
});
