import { type MailMessage, named } from '../../platform/mail/mail-message.ts';

type OfMember = { to: string; name: string; office: string };

export const accountActivated = ({ to, name, office }: OfMember): MailMessage => ({
  to,
  subject: 'تم تفعيل حسابك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `تم تفعيل حسابك، وأصبحت العضوية سارية. المكتب: ${named(office)}.`,
    'يمكنك الآن تسجيل الدخول والنشر باسمك.',
  ],
  link: { label: 'فتح البوابة', path: '/' },
});

export const accountRefused = ({ to, name, office, reason }: OfMember & { reason: string }): MailMessage => ({
  to,
  subject: 'بخصوص طلب انضمامك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `نشكرك على اهتمامك. تعذّر قبول طلب انضمامك في الوقت الحالي. المكتب: ${named(office)}.`,
    'السبب كما كتبه المكتب:',
  ],
  quote: reason,
});
