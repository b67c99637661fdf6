import { recipientWords } from 'shared-api/contract/accounts/recipient-words';
import { followerWords } from 'shared-api/contract/offices/follower-words';
import { linkExpired, stopMailsLabel } from 'shared-api/contract/words/account-words';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { followByMail } from 'shared-api/contract/words/post-words';
import { messages as mailedLink } from '../mailed-link/messages.ts';

export const messages = {
  titles: {
    start: followByMail,
    confirm: 'تأكيد المتابعة',
    confirmed: 'بدأت المتابعة',
    stop: 'إيقاف الرسائل',
    stopped: 'توقّفت الرسائل',
    expired: linkExpired,
  },
  lead: 'يصلك كل منشور جديد من المكتب فور نشره، وتوقفه متى شئت برابط في كل رسالة. لا نستعمل بريدك في غير هذا.',
  form: 'المتابعة بالبريد',
  email: 'بريدك الإلكتروني',
  office: 'المكتب',
  chooseOffice: 'اختر مكتبًا',
  officesFailed: 'تعذّر تحميل المكاتب',
  officesFailedHint: connectionHint,
  send: 'متابعة',
  sendFailed: 'تعذّر إرسال الطلب. تحقّق من اتصالك ثم أعد المحاولة.',
  feedOfOffice: 'أو تابع منشورات هذا المكتب عبر RSS',
  feed: 'أو تابع كل المنشورات عبر RSS',
  toPosts: 'العودة إلى المنشورات',

  confirmLead: 'سيصل إلى بريدك كل منشور جديد من:',
  confirmLeadUnnamed: 'سيصل إلى بريدك كل منشور جديد من المكتب الذي اخترته.',
  confirmFailed: 'تعذّر تأكيد المتابعة. تحقّق من اتصالك ثم أعد المحاولة.',
  confirmedLead: 'من الآن يصل إلى بريدك كل منشور جديد من:',
  stopLead: 'بعد الضغط لن يصل إلى بريدك جديد هذا المكتب:',
  stopLeadUnnamed: 'بعد الضغط لن يصل إلى بريدك جديد هذا المكتب.',
  stopFailed: 'تعذّر إيقاف الرسائل. تحقّق من اتصالك ثم أعد المحاولة.',
  stoppedLead: 'حذفنا بريدك، ولن يصل إليه جديد هذا المكتب:',
  stoppedOfClosed: 'حذفنا بريدك، ولن يصل إليه جديد المكتب.',
  followAgain: 'متابعة المكتب من جديد',
  expired: followerWords.expired,
  badLink: mailedLink.badLink,

  noMails: stopMailsLabel,
  noMailsLead:
    'وصلتك رسالة لأن أحدًا كتب عنوانك في استمارة من استماراتنا. بعد الضغط لا نرسل إلى هذا العنوان رسالة من أي استمارة، ولا نحفظ منه إلا بصمة لا يُعرف منها.',
  noMailsOwn: 'إن كان لك حساب مؤكَّد في البوابة فستصلك رسائله كما كانت.',
  mailsStopped: 'لن نراسلك مجددًا',
  mailsStoppedLead: recipientWords.stopped,
  resumeLead: 'إن غيّرت رأيك، أو كنت تنتظر رسالة تأكيد، فاسمح بها من هنا، ثم أعد طلبها.',
  resume: 'السماح بالرسائل من جديد',
  resumed: recipientWords.resumed,
  resumeFailed: 'تعذّر السماح بالرسائل. تحقّق من اتصالك ثم أعد المحاولة.',
  cut: recipientWords.cut,
};
