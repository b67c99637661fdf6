import { isolated, type PluralForms, plural } from 'shared-ui/static';

const chosen: PluralForms = {
  zero: 'لم تختر أحدًا',
  one: 'اخترت عضوًا واحدًا',
  two: 'اخترت عضوين',
  few: 'اخترت # أعضاء',
  many: 'اخترت # عضوًا',
  other: 'اخترت # عضو',
};
const done: PluralForms = {
  zero: 'لم يُنفَّذ شيء',
  one: 'نُفِّذ الإجراء على عضو واحد',
  two: 'نُفِّذ الإجراء على عضوين',
  few: 'نُفِّذ الإجراء على # أعضاء',
  many: 'نُفِّذ الإجراء على # عضوًا',
  other: 'نُفِّذ الإجراء على # عضو',
};

const unconfirmed: PluralForms = {
  zero: 'لا أحد من المختارين',
  one: 'عضو واحد من المختارين',
  two: 'عضوين من المختارين',
  few: '# أعضاء من المختارين',
  many: '# عضوًا من المختارين',
  other: '# عضو من المختارين',
};

export const messages = {
  chosen: (count: number) => plural(count, chosen),
  actions: 'إجراءات على المختارين',
  activate: 'تفعيل المختارين',
  activateAnyway: 'تفعيل رغم ذلك',
  unconfirmedAmong: (count: number) =>
    `البريد المسجّل غير مؤكّد لدى ${plural(count, unconfirmed)}، فقد يكون لغير صاحب الحساب. تحقّق أولًا.`,
  deactivate: 'إلغاء تفعيل المختارين',
  delete: 'حذف المختارين',
  clear: 'إلغاء الاختيار',
  deleteText: (count: number) => `${plural(count, chosen)}. سيفقدون حساباتهم وتبقى منشوراتهم. لا يمكن التراجع عن ذلك.`,
  results: 'نتيجة الإجراء',
  done: (count: number) => plural(count, done),
  notDone: (name: string, why: string) => `${isolated(name)}: ${why}`,
  failed: 'تعذّر تنفيذ الإجراء. أعد المحاولة.',
  hide: 'إخفاء النتيجة',
  csv: 'تنزيل CSV',
};
