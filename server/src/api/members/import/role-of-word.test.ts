import { findRoleOfWord } from './role-of-word.ts';

test.each([
  ['OM man', ['', 'عضو', 'العضو', 'Membre', 'MEMBRE ACTIF', 'Adhérent', 'منخرط', 'member', 'OM']],
  ['OM woman', ['عضوة', 'Adhérente', 'عُضوة المكتب', 'membre active']],
  [
    'OP man',
    ['رئيس مكتب', 'رئيس المكتب', 'Responsable', 'Responsable de bureau', 'Président du bureau', 'مسؤول المكتب'],
  ],
  ['OP woman', ['رئيسة المكتب', 'Présidente', 'مسؤولة مكتب']],
  ['AD man', ['مسؤول البوابة']],
  ['SG man', ['الأمين العام', 'الامين العام']],
  ['none', ['مدير', 'Trésorier', 'مسؤول', '31']],
])('who imports a list has %s for each word that means it', (role, words) => {
  const found = words.map((word) => {
    const { role: ofWord, addressedAs } = findRoleOfWord(word) ?? {};
    return [word, ofWord ? `${ofWord} ${addressedAs}` : 'none'];
  });
  expect(found).toEqual(words.map((word) => [word, role]));
});
