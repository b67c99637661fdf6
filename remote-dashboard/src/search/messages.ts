import { type PluralForms, plural } from 'shared-ui/static';

const results: PluralForms = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '# نتائج',
  many: '# نتيجة',
  other: '# نتيجة',
};

export const messages = {
  title: 'البحث في كل شيء',
  hint: 'اسم أو بريد أو رقم هاتف أو عنوان منشور',
  hintWithOffices: 'اسم أو بريد أو رقم هاتف أو مكتب أو عنوان منشور',
  shortcut: 'Ctrl K',
  begin: 'اكتب ما تبحث عنه، ثم اختر بالسهمين واضغط مفتاح الإدخال.',
  searching: 'جارٍ البحث',
  count: (total: number) => plural(total, results),
  none: 'لا شيء يوافق ما كتبته. جرّب كلمات أقل.',
  failed: 'تعذّر البحث. تحقّق من اتصالك ثم غيّر كلماتك.',
  failedPartly: 'تعذّر جزء من البحث، فقد تنقص النتائج.',
  loadFailed: 'تعذّر فتح البحث. تحقّق من اتصالك ثم أعد المحاولة.',
  members: 'الأعضاء',
  applicants: 'طلبات الانضمام',
  offices: 'المكاتب',
  posts: 'المنشورات',
};
