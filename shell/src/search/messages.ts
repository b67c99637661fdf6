import { searchEverything } from 'shared-api/contract/words/page-words';
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
  title: 'البحث',
  titleForStaff: searchEverything,
  hint: 'كلمات من عنوان منشور أو نصّه',
  hintForStaff: 'اسم أو بريد أو رقم هاتف أو كلمات من منشور',
  hintWithOffices: 'اسم أو بريد أو رقم هاتف أو مكتب أو كلمات من منشور',
  begin: 'اكتب ما تبحث عنه، ثم اختر بالسهمين واضغط مفتاح الإدخال.',
  searching: 'جارٍ البحث',
  count: (total: number) => plural(total, results),
  none: 'لا شيء يوافق ما كتبته. جرّب كلمات أقل.',
  failed: 'تعذّر البحث. تحقّق من اتصالك ثم غيّر كلماتك.',
  failedPartly: 'تعذّر جزء من البحث، فقد تنقص النتائج.',
  members: 'الأعضاء',
  applicants: 'طلبات الانضمام',
  offices: 'المكاتب',
  posts: 'المنشورات',
  all: 'كل النتائج',
};
