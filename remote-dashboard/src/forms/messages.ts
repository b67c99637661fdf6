import { type PluralForms, plural } from 'shared-ui/static';

const letters: PluralForms = {
  zero: 'لا أحرف',
  one: 'حرفًا واحدًا',
  two: 'حرفين',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};

/** What a form says of its fields before anything is sent. */
export const messages = {
  missing: 'هذا الحقل مطلوب',
  badEmail: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  badPhone: 'اكتب رقم هاتف صحيحًا: أرقام ومسافات وعلامات + - ( ) فقط',
  badValue: 'تحقّق من هذه القيمة',
  tooShort: (least: number) => `اكتب ${plural(least, letters)} على الأقل`,
  tooLong: (most: number) => `لا تتجاوز ${plural(most, letters)}`,
};
