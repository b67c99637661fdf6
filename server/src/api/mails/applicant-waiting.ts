import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';

type Details = { to: string; applicant: string; office: string };

export const applicantWaiting = ({ to, applicant, office }: Details): Letter => ({
  to,
  subject: 'طلب انضمام جديد في انتظار التفعيل',
  paragraphs: [
    `وصل طلب انضمام جديد إلى المكتب (${named(office)})، مقدَّم باسم: ${named(applicant)}.`,
    'يبقى الحساب غير مفعَّل إلى أن تراجع الطلب في لوحة التحكم.',
  ],
  link: { label: 'فتح لوحة التحكم', path: '/organization/dashboard' },
});
