import { retentionDays } from 'shared-api/contract/retention';
import { type PluralForms, plural } from 'shared-ui/static';

const posts: PluralForms = {
  zero: 'لا منشورات',
  one: 'منشور واحد',
  two: 'منشوران',
  few: '# منشورات',
  many: '# منشورًا',
  other: '# منشور',
};

const days: PluralForms = {
  zero: 'أقل من يوم',
  one: 'يومًا واحدًا',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

export const messages = {
  title: 'المحتوى',
  list: 'المنشورات والإعلانات',
  count: (total: number) => plural(total, posts),
  search: 'البحث في المحتوى',
  searchHint: 'عنوان أو نص أو اسم كاتب',
  type: 'النوع',
  post: 'منشور',
  announcement: 'إعلان',
  endedAt: (day: string) => `انتهى في ${day}`,
  office: 'المكتب',
  by: (name: string, office: string) => `${name}، ${office}`,
  open: 'فتح',
  openTitle: (title: string) => `فتح «${title}»`,
  remove: 'حذف',
  removeName: (title: string) => `حذف «${title}»`,
  removeAct: 'حذف المنشور',
  removeHelp: `يُرسل السبب إلى كاتب المنشور بالبريد. ويبقى المنشور في «المحذوفات» ${plural(retentionDays.trashedPosts, days)}، وتستعيده الإدارة وحدها.`,
  trash: 'المحذوفات',
  removeFailed: 'حدث خطأ أثناء حذف المنشور',
  gone: 'حذف شخص آخر هذا المنشور قبلك.',
  none: 'لا توجد منشورات',
  noneHint: 'لا منشور يوافق ما تبحث عنه.',
};
