import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { postCount } from 'shared-api/contract/words/count-words';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { followByMail, postSearchHint } from 'shared-api/contract/words/post-words';
import { formatCount, type PluralForms, plural } from 'shared-ui/static';
import { messages as page } from '../messages.ts';

const announcements: PluralForms = {
  zero: 'لا إعلانات',
  one: 'إعلان واحد',
  two: 'إعلانان',
  few: '# إعلانات',
  many: '# إعلانًا',
  other: '# إعلان',
};

export const messages = {
  intro: 'نشاطات مكاتبنا وإعلاناتها من كل الولايات، الأحدث أولًا.',

  types: 'نوع المنشورات',
  everything: 'الكل',
  onlyPosts: 'منشورات',
  onlyAds: 'إعلانات',
  onlyEvents: 'فعاليات',

  search: 'البحث في المنشورات',
  words: 'كلمات البحث',
  wordsHint: postSearchHint,
  filters: 'تصفية',
  office: 'المكتب',
  anyOffice: 'كل المكاتب',
  find: 'بحث',

  count: (total: number, type?: PostType) => plural(total, type === 'Ad' ? announcements : postCount),
  shown: (shown: number, total: number) => `المعروض ${formatCount(shown)} من ${formatCount(total)}`,
  more: 'عرض المزيد',
  moreComing: 'جارٍ التحميل',
  moreFailed: 'تعذّر تحميل المزيد. حاول مرة أخرى.',
  toNewest: 'العودة إلى الأحدث',

  follow: 'تابع الجديد بالبريد أو عبر RSS',
  byMail: followByMail,
  postsRss: 'المنشورات RSS',
  postsAtom: 'المنشورات Atom',
  adsRss: 'الإعلانات RSS',
  adsAtom: 'الإعلانات Atom',

  nothingPosted: page.noPosts,
  nothingPostedHint: page.noPostsHint,
  nothingFound: 'لا توجد منشورات توافق بحثك',
  nothingFoundHint: 'جرّب كلمات أقل، أو ابحث في كل المكاتب.',
  showAll: 'عرض كل المنشورات',
  loadFailed: 'تعذّر تحميل المنشورات',
  loadFailedHint: connectionHint,
};
