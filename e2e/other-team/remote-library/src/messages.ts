import type { PluralForms } from 'shared-ui/static';

const chosen: PluralForms = {
  zero: 'لم تختر كتابًا بعد',
  one: 'كتاب واحد مختار',
  two: 'كتابان مختاران',
  few: '# كتب مختارة',
  many: '# كتابًا مختارًا',
  other: '# كتاب مختار',
};

export const messages = {
  title: 'مكتبة التضامن',
  intro: 'كتب يعيرها الأعضاء بعضهم بعضًا.',
  choose: (title: string) => `اختر «${title}»`,
  chosen,
};
