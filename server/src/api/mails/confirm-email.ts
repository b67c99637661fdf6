import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';
import { confirmationLink, type MailedToken } from './token-links.ts';

type Details = { to: string; name: string; token: MailedToken };

export const confirmEmail = ({ to, name, token }: Details): Letter => ({
  to,
  subject: 'تأكيد بريدك الإلكتروني',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    'أكّد أن هذا البريد الإلكتروني لك بفتح الرابط. إن لم تطلب ذلك فتجاهل هذه الرسالة.',
  ],
  link: confirmationLink(token),
});
