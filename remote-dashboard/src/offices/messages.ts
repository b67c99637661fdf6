import { type PluralForms, plural } from 'shared-ui/static';

const offices: PluralForms = {
  zero: 'لا مكاتب',
  one: 'مكتب واحد',
  two: 'مكتبان',
  few: '# مكاتب',
  many: '# مكتبًا',
  other: '# مكتب',
};

/** Everything said about offices. What the spec gives in English stays in English. */
export const messages = {
  title: 'المكاتب',
  count: (total: number) => plural(total, offices),
  search: 'البحث في المكاتب',
  searchHint: 'اسم المكتب أو الولاية',
  active: 'Active',
  inactive: 'Inactive',
  open: 'تفعيل المكتب',
  close: 'إلغاء تفعيل المكتب',
  toggleFailed: 'تعذّر تغيير حالة المكتب. أعد المحاولة.',
  none: 'لا توجد مكاتب',
  noneHint: 'لا مكتب يوافق ما تبحث عنه.',

  add: 'add office',
  edit: 'تعديل بيانات المكتب',
  isNew: 'new office',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  cover: 'صورة الغلاف',
  save: 'حفظ',
  cancel: 'إلغاء',
  fillAll: 'Please fill all fields',
  failed: 'Error adding that office',
  keeps: 'ما تتركه فارغًا يبقى كما هو.',
  changedMeanwhile: (now: string) =>
    `غيّر شخص آخر بيانات هذا المكتب قبلك. هي الآن: ${now}. راجعها، ثم احفظ مرة أخرى إن أردت كتابة بياناتك مكانها.`,
};
