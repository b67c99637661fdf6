import { isolated } from '../../../static/words/text/direction.tsx';
import { type PluralForms, plural } from '../../../static/words/text/numbers.ts';

const letters: PluralForms = {
  zero: 'لا أحرف',
  one: 'حرفًا واحدًا',
  two: 'حرفين',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};

const lettersLeft: PluralForms = {
  zero: 'لم يبق أي حرف',
  one: 'بقي حرف واحد',
  two: 'بقي حرفان',
  few: 'بقيت # أحرف',
  many: 'بقي # حرفًا',
  other: 'بقي # حرف',
};

/** What the controls of a form say. They come with the form and not with the page. */
export const hidePassword = 'إخفاء كلمة المرور';

export const messages = {
  chooseFile: 'اختر ملفًا',
  changeFile: 'اختر ملفًا آخر',
  chooseImage: 'اختر صورة',
  changeImage: 'اختر صورة أخرى',
  showPassword: 'إظهار كلمة المرور',
  hidePassword,
  show: 'إظهار',
  hide: 'إخفاء',
  passwordStrength: 'قوة كلمة المرور',
  passwordStrengths: ['قصيرة', 'ضعيفة', 'متوسطة', 'جيدة', 'قوية'],
  charactersLeft: (left: number) =>
    left < 0 ? `تجاوزت الحد، فاحذف ${plural(-left, letters)}` : plural(left, lettersLeft),
};

/** Its groups stay on one line. */
const examplePhone = isolated('0661\u00a023\u00a045\u00a067');

const badValue = () => 'تحقّق من هذه القيمة';

/** What a field says of what was typed, by the code of the contract; its bound follows the colon. */
const sentences: Readonly<Record<string, (bound: number) => string>> = {
  missing: () => 'املأ هذا الحقل',
  too_short: (bound) => `اكتب ${plural(bound, letters)} على الأقل`,
  too_long: (bound) => `لا تتجاوز ${plural(bound, letters)}`,
  bad_code: () => 'اكتب الأرقام الستة كما تظهر في التطبيق',
  bad_name: () => 'اكتب الاسم وحده: بلا رابط ولا بريد إلكتروني، ولا كلمة طويلة جدًا',
  bad_email: () => 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  bad_phone: () => `اكتب رقم هاتف كاملًا مثل ${examplePhone}: من 8 أرقام إلى 15 رقمًا`,
  bad_contact: () => `اكتب بريدًا مثل name@example.dz أو رقمًا مثل ${examplePhone}`,
  bad_signs: () => 'في النص علامة لا تُرى، كنهاية سطر أو علامة جدولة: احذفها أو اكتب النص من جديد',
  bad_number: () => 'اكتب عددًا صحيحًا: 1 أو أكثر',
  too_many_in_gallery: () => 'في المعرض أكثر مما يتسع له من صور، فاحذف ما زاد',
  different: () => 'كلمتا المرور غير متطابقتين.',
};

/** The sentence of an error: a code's own, or what the server wrote. */
export function sentenceOf(error: string): string {
  const [, code = '', bound] = /^(\w+)(?::(\d+))?$/.exec(error) ?? [];
  return code ? (sentences[code] ?? badValue)(Number(bound)) : error;
}
