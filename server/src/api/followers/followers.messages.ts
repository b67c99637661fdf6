import * as pathTo from 'shared-api/contract/path-to';
import { type MailMessage, named } from '../../platform/mail/mail-message.ts';

type Request = { to: string; office: string; token: string; expiresAt: Date };

export const confirmFollowing = ({ to, office, token, expiresAt }: Request): MailMessage => ({
  to,
  subject: 'أكّد متابعتك لجديد المكتب',
  paragraphs: [
    'مرحبًا،',
    `طُلب أن يصل إلى هذا البريد كل منشور جديد من: ${named(office)}. افتح الرابط واضغط الزر لتبدأ المتابعة.`,
    'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يصلك شيء.',
  ],
  link: { label: 'تأكيد المتابعة', path: pathTo.confirmFollowing(token), validUntil: expiresAt },
});

type Told = { to: string; office: string; post: { id: string; title: string; excerpt: string }; token: string };

export const newPost = ({ to, office, post, token }: Told): MailMessage => ({
  to,
  subject: post.title,
  paragraphs: [`منشور جديد من ${named(office)}: ${named(post.title)}`, ...(post.excerpt ? [post.excerpt] : [])],
  link: { label: 'قراءة المنشور', path: pathTo.post(post.id) },
  stopPath: pathTo.stopFollowing(token),
});
