import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';
import { type MailedToken, resetLink } from './token-links.ts';

type Details = { to: string; name: string; token: MailedToken };

export const resetPassword = ({ to, name, token }: Details): Letter => ({
  to,
  subject: 'تعيين كلمة مرور جديدة',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. افتح الرابط واختر كلمة مرورك.',
    'إن لم تطلب ذلك فتجاهل هذه الرسالة: كلمة مرورك لم تتغيّر.',
  ],
  link: resetLink(token),
});
