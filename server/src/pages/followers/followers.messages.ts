import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { followByMail } from 'shared-api/contract/words/post-words';
import { inMinutes, linkExpired } from '../../messages.ts';

/** What the pages say on which a visitor begins and ends to follow an office. */
export const messages = {
  follow: followByMail,
  lead: 'يصلك كل منشور جديد من المكتب فور نشره، وتوقفه متى شئت برابط في كل رسالة. لا نستعمل بريدك في غير هذا.',
  email: 'بريدك الإلكتروني',
  office: 'المكتب',
  chooseOffice: 'اختر مكتبًا',
  send: 'متابعة',
  feedOfOffice: 'أو تابع منشورات هذا المكتب عبر RSS',
  feed: 'أو تابع كل المنشورات عبر RSS',
  back: 'العودة إلى المنشورات',
  sentTitle: 'بقيت خطوة واحدة',
  sent: `أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد المتابعة. إن لم تجدها بعد دقائق فابحث عنها في البريد غير المرغوب فيه، أو أعد الطلب بعد ${inMinutes(accountLimits.nextFormMailMinutes * 60)}.`,
  confirm: 'تأكيد المتابعة',
  confirmLead: 'سيصل إلى بريدك كل منشور جديد من:',
  confirmed: 'بدأت المتابعة',
  confirmedLead: 'من الآن يصل إلى بريدك كل منشور جديد من:',
  stop: 'إيقاف الرسائل',
  stopLead: 'بعد الضغط لن يصل إلى بريدك جديد هذا المكتب:',
  stopped: 'توقّفت الرسائل',
  stoppedLead: 'حذفنا بريدك، ولن يصل إليه جديد هذا المكتب:',
  stoppedOfClosed: 'حذفنا بريدك، ولن يصل إليه جديد المكتب.',
  followAgain: 'متابعة المكتب من جديد',
  expired: linkExpired,
  expiredLead:
    'انتهت صلاحيته، أو أُوقفت الرسائل من قبل، أو نُسخ الرابط ناقصًا. لبدء المتابعة اطلب رابطًا جديدًا؛ ولإيقافها افتح الرابط من آخر رسالة وصلتك.',
};
