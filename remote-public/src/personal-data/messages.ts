import { retentionDays } from 'shared-api/contract/retention';
import { signInFirst } from 'shared-api/contract/words/account-words';
import { daysAfterPreposition } from 'shared-api/contract/words/day-words';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { plural } from 'shared-ui/static';

const size = new Intl.NumberFormat('ar-DZ', {
  style: 'unit',
  unit: 'megabyte',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
});

export const messages = {
  lead: 'ما تحفظه البوابة عنك ملكك: خذ نسخة منه متى شئت، أو احذف حسابك.',
  failed: 'تعذّر تحميل بياناتك',
  failedHint: connectionHint,
  signInFirst,
  signInFirstHint: 'تظهر هنا بياناتك بعد تسجيل الدخول.',

  copy: 'نسخة من بياناتي',
  copyLead: 'ملف واحد فيه ملفك الشخصي ومنشوراتك وجلساتك ورسائلك وصورك.',
  request: 'طلب نسخة',
  requestAgain: 'طلب نسخة أحدث',
  requestFailed: 'تعذّر طلب النسخة. أعد المحاولة.',
  beingMade: 'نجهّز نسختك الآن، وسنراسلك حين تصبح جاهزة. يمكنك مغادرة هذه الصفحة.',
  ready: (date: string) => `جاهزة للتنزيل حتى ${date}.`,
  download: (bytes: number) => `تنزيل (${size.format(Math.max(0.1, bytes / 1_000_000))})`,

  leave: 'حذف حسابي',
  leaveLead: `نحذف اسمك وبريدك وهاتفك وصورك وجلساتك بعد ${plural(retentionDays.accountDeletions, daysAfterPreposition)} من طلبك، ونحذف مسودتك من هذا الجهاز فورًا. إن غيّرت رأيك خلالها فسجّل الدخول، فيُلغى الطلب.`,
  posts: 'منشوراتي',
  postsHelp: 'ما يبقى منها يظهر باسم «عضو سابق».',
  fates: { keep: 'تبقى منشوراتي', delete: 'تُحذف منشوراتي معي' },
  confirm: 'حذف حسابي',
  leaveFailed: 'تعذّر تسجيل الطلب. أعد المحاولة.',
  notConfirmed: 'لم يُطلب حذف الحساب. اضغط «حذف حسابي» واكتب كلمة مرورك لطلبه.',
  left: (date: string) => `سنحذف حسابك يوم ${date}`,
  leftHint: 'إن غيّرت رأيك فسجّل الدخول قبل ذلك اليوم، فيبقى كل شيء كما كان.',
};
