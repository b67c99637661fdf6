import { draftHereOnly } from 'shared-api/contract/words/draft-words';

export const myPageMessages = {
  waitingComing: 'جارٍ تحميل ما ينتظرك',
  waitingFailed: 'تعذّر تحميل كل ما ينتظرك. تحقّق من اتصالك ثم أعد فتح الصفحة.',

  events: 'فعالياتي',
  attendance: { going: 'حضورك مسجّل', waiting: 'تنتظر مكانًا' },
  yourEvent: 'فعالية نشرتَها',
  noEvents: 'لا فعاليات قادمة لك.',
  allEvents: 'كل الفعاليات',
  eventsComing: 'جارٍ تحميل فعالياتك',
  eventsFailed: 'تعذّر تحميل فعالياتك. تحقّق من اتصالك ثم أعد فتح الصفحة.',

  posts: 'منشوراتي',
  noPosts: 'لم تنشر شيئًا بعد.',
  allPosts: 'كل منشوراتي',
  postsComing: 'جارٍ تحميل منشوراتك',
  postsFailed: 'تعذّر تحميل منشوراتك. تحقّق من اتصالك ثم أعد فتح الصفحة.',

  draft: 'مسودتي',
  untitled: 'مسودة بلا عنوان',
  keptHere: draftHereOnly,
  noDraft: 'لا مسودة لك.',
  draftsComing: 'جارٍ تحميل مسوداتك',
  draftsFailed: 'تعذّر تحميل مسوداتك. تحقّق من اتصالك ثم أعد فتح الصفحة.',
  allDrafts: 'كل مسوداتي',

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
