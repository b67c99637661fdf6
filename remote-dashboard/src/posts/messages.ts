import { retentionDays } from 'shared-api/contract/retention';
import { noPosts, postCount } from 'shared-api/contract/words/count-words';
import { daysLong } from 'shared-api/contract/words/day-words';
import { cancelledMark, placesLeft } from 'shared-api/contract/words/event-words';
import { postSearchHint, removePostFailed } from 'shared-api/contract/words/post-words';
import { plural } from 'shared-ui/static';

export const messages = {
  title: 'المحتوى',
  list: 'المنشورات والإعلانات',
  count: (total: number) => plural(total, postCount),
  search: 'البحث في المحتوى',
  searchHint: postSearchHint,
  type: 'النوع',
  heading: 'العنوان',
  author: 'الكاتب',
  state: 'الحالة',
  date: 'تاريخ النشر',
  action: 'الإجراء',
  event: 'الموعد والمكان',
  text: 'النص',
  more: 'المزيد',
  published: 'نُشر',
  post: 'منشور',
  announcement: 'إعلان',
  cancelledMark,
  placesLeft: (count: number) => plural(count, placesLeft),
  endedAt: (day: string) => `انتهى في ${day}`,
  office: 'المكتب',
  by: (name: string, office: string) => `${name}، ${office}`,
  open: 'فتح',
  openTitle: (title: string) => `فتح «${title}»`,
  remove: 'حذف',
  removeName: (title: string) => `حذف «${title}»`,
  removeAction: 'حذف المنشور',
  removeHelp: `يُرسل السبب إلى كاتب المنشور بالبريد. ويبقى المنشور في «المحذوفات» ${plural(retentionDays.trashedPosts, daysLong)}، وتستعيده الإدارة وحدها.`,
  trash: 'المحذوفات',
  removeFailed: removePostFailed,
  gone: 'حذف شخص آخر هذا المنشور قبلك.',
  none: noPosts,
  noneHint: 'لا منشور يوافق ما تبحث عنه.',
};
