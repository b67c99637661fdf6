import * as pathTo from 'shared-api/contract/path-to';
import { retentionDays } from 'shared-api/contract/retention';
import { inDays } from '../../messages.ts';
import { type MailMessage, named } from '../../platform/mail/mail-message.ts';

type ToMember = { to: string; name: string };

export const dataReady = ({ to, name }: ToMember): MailMessage => ({
  to,
  subject: 'نسخة بياناتك جاهزة',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `جهّزنا النسخة التي طلبتها من كل ما تحفظه البوابة عنك. سجّل الدخول ثم نزّلها خلال ${inDays(retentionDays.dataExports)}، وبعدها تُحذف.`,
    'إن لم تطلب هذه النسخة فغيّر كلمة مرورك، وأنهِ الجلسات التي لا تعرفها.',
  ],
  link: { label: 'تنزيل بياناتي', path: pathTo.personalData },
});

export const deletionRequested = ({ to, name }: ToMember): MailMessage => ({
  to,
  subject: 'طلبت حذف حسابك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `سنحذف حسابك بعد ${inDays(retentionDays.accountDeletions)}. إن غيّرت رأيك فسجّل الدخول قبل ذلك، فيُلغى الطلب.`,
    'إن لم تطلب ذلك فسجّل الدخول الآن وغيّر كلمة مرورك.',
  ],
  link: { label: 'فتح البوابة', path: '/' },
});

export const deletionCancelled = ({ to, name }: ToMember): MailMessage => ({
  to,
  subject: 'أُلغي طلب حذف حسابك',
  paragraphs: [`مرحبًا ${named(name)}،`, 'أُلغي طلب حذف حسابك، وبقي كل شيء كما كان.'],
});

export const accountErased = ({ to, name }: ToMember): MailMessage => ({
  to,
  subject: 'حُذف حسابك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    'حذفنا حسابك كما طلبت: اسمك وبريدك وهاتفك وصورتك وجلساتك. هذه آخر رسالة منا، وعنوانك يُمحى بعد إرسالها.',
  ],
});
