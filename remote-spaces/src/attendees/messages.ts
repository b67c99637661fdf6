import { type PluralForms, plural } from 'shared-ui/static';

const people: PluralForms = {
  zero: 'لا أحد',
  one: 'شخص واحد',
  two: 'شخصان',
  few: '# أشخاص',
  many: '# شخصًا',
  other: '# شخص',
};

export const attendeesMessages = {
  list: 'من سجّل حضوره',
  lead: 'ضع علامة «حضر» أمام كل من يصل. يراها كل من ينظّم معك على هاتفه، ويمكنك التراجع عنها.',
  of: 'الفعالية:',
  title: 'من سجّل في الفعالية',
  refused: 'لا يرى هذه القائمة إلا صاحب الإعلان ورئيس مكتبه والإدارة',
  noEvent: 'هذا المنشور لا يدعو إلى فعالية',
  which: 'من تعرض القائمة؟',
  all: 'الكل',
  notCheckedIn: 'لم يصلوا',
  checkedIn: 'حضروا',
  waiting: 'قائمة الانتظار',
  search: 'البحث بالاسم',
  searchHint: 'اسم أو جزء منه',
  find: 'بحث',
  count: (total: number) => plural(total, people),
  csv: 'تنزيل القائمة (CSV)',
  came: 'حضر',
  cameOf: (name: string) => `حضر: ${name}`,
  visitor: 'زائر',
  waits: 'ينتظر مكانًا',
  none: 'لا أحد بعد',
  noneHint: 'يظهر هنا من يضغط «سأحضر» في صفحة الإعلان.',
  noneFound: 'لا أحد هنا',
  noneFoundHint: 'جرّب اسمًا آخر، أو اعرض الكل.',
  failed: 'تعذّر حفظ ذلك. تحقّق من اتصالك ثم اضغط «حضر» مرة أخرى.',
  gone: 'ألغى هذا الشخص حضوره',
};
