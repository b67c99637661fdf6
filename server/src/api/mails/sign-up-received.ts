import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';
import { confirmationLink, type MailedToken } from './token-links.ts';

type Details = { to: string; name: string; office: string; token: MailedToken };

export const signUpReceived = ({ to, name, office, token }: Details): Letter => ({
  to,
  subject: 'استلمنا طلب انضمامك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `استلمنا طلب انضمامك. المكتب الذي اخترته: ${named(office)}. سيُفعَّل حسابك لاحقًا من قبل رئيس المكتب، ثم نراسلك على هذا العنوان.`,
    'أكّد بريدك الإلكتروني بفتح الرابط. إن لم تكن أنت من طلب الانضمام فتجاهل هذه الرسالة.',
  ],
  link: confirmationLink(token),
});
