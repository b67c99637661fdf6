/** @jest-environment node */
import { roleLabel, roleName } from './role-words.ts';

test.each([
  // role; the label and the name of a man, of a woman
  ['AD', ['عضو', 'مسؤول البوابة'], ['عضوة', 'مسؤولة البوابة']],
  ['SG', ['الامين العام', 'الأمين العام'], ['الأمينة العامة', 'الأمينة العامة']],
  ['OP', ['رئيس مكتب', 'رئيس مكتب'], ['رئيسة مكتب', 'رئيسة مكتب']],
  ['OM', ['عضو', 'عضو'], ['عضوة', 'عضوة']],
] as const)('%s is called by the form of address', (role, man, woman) => {
  const wordsFor = (addressedAs: 'man' | 'woman') => [
    roleLabel({ role, addressedAs }),
    roleName({ role, addressedAs }),
  ];
  expect([wordsFor('man'), wordsFor('woman')]).toEqual([man, woman]);
  expect([roleLabel({ role }), roleName({ role })]).toEqual(man);
});
