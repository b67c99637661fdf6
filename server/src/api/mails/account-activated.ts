import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';

type Details = { to: string; name: string; office: string };

export const accountActivated = ({ to, name, office }: Details): Letter => ({
  to,
  subject: 'تم تفعيل حسابك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `تم تفعيل حسابك، وأصبحت العضوية سارية. المكتب: ${named(office)}.`,
    'يمكنك الآن تسجيل الدخول والنشر باسمك.',
  ],
  link: { label: 'فتح البوابة', path: '/' },
});
