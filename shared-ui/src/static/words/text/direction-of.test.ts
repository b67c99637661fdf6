/** @jest-environment node */
import fc from 'fast-check';
import { directionOf } from './direction-of.ts';

test.each([
  'USTHB تنظم ملتقى',
  'USTHB تنظم ملتقى.',
  'COVID-19: إرشادات للطلبة',
  '«Tadamon» تفتح باب التطوع',
  'Google Developer Student Clubs USTHB تنظم يوما مفتوحا',
  'الشركاء: Ooredoo, Djezzy, Mobilis, Sonatrach',
  'سجّلوا هنا: https://forms.example/d/e/one-two-three/view_form?usp=pp_url',
  'https://forms.example/join استمارة التسجيل',
  'تعلم react native و flutter مع node.js',
  '1. PDF الدليل كاملا',
  'ﺣﻤﻠﺔ Oran',
  'שלום world',
  '2026-11-27',
  '+213 661 23 45 67',
  '🎉 !',
  '',
])('a member reads %j from right to left', (text) => {
  expect(directionOf(text)).toBe('rtl');
});

test.each([
  'Students of all offices are welcome.',
  'Inscrivez-vous avant le 12 mars à l’université d’Alger.',
  'تضامن is the national organisation of students',
  'Tadamon (تضامن) helps students everywhere.',
  'Join us in وهران',
  'Ooredoo, Djezzy',
  'https://portal.example/',
  'Ⲁⲗⲫⲁ',
  'ⵜⴰⵎⴰⵣⵉⵖⵜ',
])('a member reads %j from left to right', (text) => {
  expect(directionOf(text)).toBe('ltr');
});

test.each([
  ['Visit وهران', 'rtl', 'ltr'],
  ['Welcome to وهران', 'rtl', 'ltr'],
  ['2026', 'rtl', 'ltr'],
  ['USTHB تنظم ملتقى', 'rtl', 'rtl'],
  ['Tadamon Oran تنظم حملة تشجير', 'rtl', 'rtl'],
  ['Students help students.', 'ltr', 'ltr'],
] as const)('what may be read either way, as %j, goes with what it stands in', (text, inArabic, inEnglish) => {
  expect([directionOf(text, 'rtl'), directionOf(text, 'ltr')]).toEqual([inArabic, inEnglish]);
});

test('a member reads an Arabic text from right to left, whichever name, number or address it begins with', () => {
  const arabic = fc.array(fc.constantFrom('تنظم', 'المكتب،', 'حملة', 'للطلبة.'), { minLength: 2 });
  const first = fc.constantFrom('USTHB', 'COVID-19', '2026', 'portal.example', '(ESI)', '«CNES»', '🎉');
  fc.assert(
    fc.property(first, arabic, (beginning, words) => {
      expect(directionOf([beginning, ...words].join(' '))).toBe('rtl');
    }),
  );
});
