import { retentionDays } from 'shared-api/contract/retention';
import { daysAfterPreposition } from 'shared-api/contract/words/day-words';
import { removePostFailed } from 'shared-api/contract/words/post-words';
import { plural } from 'shared-ui/static';

/** What an author reads: it comes with the author's controls and not with the page. */
export const postsMessages = {
  noPost: 'هذا المنشور غير موجود',
  notYourPost: 'لا يعدّل المنشور إلا صاحبه',
  edit: 'تعديل',
  editOf: (title: string) => `تعديل «${title}»`,
  listOf: (name: string, title: string) => `${name} في «${title}»`,
  delete: 'حذف',
  deleteOf: (title: string) => `حذف «${title}»`,
  pin: 'تثبيت',
  pinOf: (title: string) => `تثبيت «${title}»`,
  unpin: 'إلغاء التثبيت',
  unpinOf: (title: string) => `إلغاء تثبيت «${title}»`,
  deleteAction: 'حذف المنشور',
  deleteText: `لن يقرأه أحد بعد الآن. تجده في «المحذوفات»، ويمكنك استعادته خلال ${plural(retentionDays.trashedPosts, daysAfterPreposition)}، ثم يُحذف نهائيًا مع صوره.`,
  restoreFailed: 'تعذّرت استعادة المنشور. أعد المحاولة من «المحذوفات».',
  deleteFailed: removePostFailed,
  pinned: 'تم تثبيت المنشور',
  unpinned: 'تم إلغاء تثبيت المنشور',
  pinUndone: 'تم التراجع، وعاد التثبيت كما كان',
  pinFailed: 'تعذّر تغيير التثبيت',
};
