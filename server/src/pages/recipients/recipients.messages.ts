import { stopMailsLabel } from 'shared-api/contract/words/account-words';
import { linkExpired } from '../../messages.ts';

/** What the page says on which a reader stops the mails of all forms, and takes that back. */
export const messages = {
  stop: stopMailsLabel,
  stopLead:
    'وصلتك رسالة لأن أحدًا كتب عنوانك في استمارة من استماراتنا. بعد الضغط لا نرسل إلى هذا العنوان رسالة من أي استمارة، ولا نحفظ منه إلا بصمة لا يُعرف منها.',
  stopOwn: 'إن كان لك حساب مؤكَّد في البوابة فستصلك رسائله كما كانت.',
  stopped: 'لن نراسلك مجددًا',
  stoppedLead: 'لن تصل إلى هذا العنوان رسالة من أي استمارة في البوابة.',
  resumeLead: 'إن غيّرت رأيك، أو كنت تنتظر رسالة تأكيد، فاسمح بها من هنا، ثم أعد طلبها.',
  resume: 'السماح بالرسائل من جديد',
  expired: linkExpired,
  expiredLead: 'نُسخ الرابط ناقصًا. افتحه من الرسالة التي وصلتك.',
};
