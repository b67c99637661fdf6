import { draftHereOnly } from 'shared-api/contract/words/draft-words';
import { type PluralForms, plural } from 'shared-ui/static';

const applicants: PluralForms = {
  zero: 'لا طلبات انضمام',
  one: 'طلب انضمام واحد',
  two: 'طلبا انضمام',
  few: '# طلبات انضمام',
  many: '# طلب انضمام',
  other: '# طلب انضمام',
};

const unread: PluralForms = {
  zero: 'لا رسائل جديدة',
  one: 'رسالة جديدة واحدة',
  two: 'رسالتان جديدتان',
  few: '# رسائل جديدة',
  many: '# رسالة جديدة',
  other: '# رسالة جديدة',
};

export const myPageMessages = {
  waiting: 'ينتظرك',
  applicants: (count: number) => plural(count, applicants),
  unread: (count: number) => plural(count, unread),
  nothingWaits: 'لا شيء ينتظرك الآن.',

  draft: 'مسودتي',
  untitled: 'مسودة بلا عنوان',
  keptHere: draftHereOnly,
  noDraft: 'لا مسودة لك.',
  allDrafts: 'كل مسوداتي',
  addPost: 'إضافة منشور',
  notificationsHint: 'جديد مكتبك، وما قُرّر في شأن حسابك ومنشوراتك.',
  trashHint: 'منشوراتك المحذوفة، إلى أن تستعيدها أو ينتهي وقتها.',

  steps: 'أكمل حسابك',
  picture: 'أضف صورتك',
  pictureWhy: 'ليعرفك زملاؤك في صفحة المكتب.',
  bio: 'اكتب نبذة قصيرة عنك',
  bioWhy: 'سطر أو سطران عن دراستك وما تحب أن تشارك فيه.',
  factor: 'أضف وسيلة تحقق ثانية',
  factorWhy: 'لتبقى صلاحياتك، ولا يدخل حسابك غيرك.',

  news: 'جديد مكتبي',
  toOffice: 'صفحة المكتب',
  newsComing: 'جارٍ تحميل جديد المكتب',
  newsFailed: 'تعذّر تحميل جديد المكتب. تحقّق من اتصالك ثم أعد فتح الصفحة.',
};
