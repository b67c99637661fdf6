import { roleLabel, roleName } from './role-words.ts';

test.each([
  ['AD', 'عضو', 'مسؤول البوابة', 'مسؤولة البوابة'],
  ['SG', 'الامين العام', 'الأمين العام', 'الأمينة العامة'],
  ['OP', 'رئيس مكتب', 'رئيس مكتب', 'رئيسة مكتب'],
  ['OM', 'عضو', 'عضو', 'عضوة'],
] as const)('%s is labelled «%s», and called «%s» or «%s» in sentences', (role, label, man, woman) => {
  expect(roleLabel({ role })).toBe(label);
  expect(roleName({ role })).toBe(man);
  expect(roleName({ role, addressedAs: 'man' })).toBe(man);
  expect(roleName({ role, addressedAs: 'woman' })).toBe(woman);
});
