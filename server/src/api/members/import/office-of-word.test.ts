import demo from '../../../demo/texts/offices.json' with { type: 'json' };
import { otherNamesOf } from '../../offices/wilayas.ts';
import { officeFinder } from './office-of-word.ts';

const offices = [...demo.provincial, demo.national, 'مكتب جامعة باب الزوار', 'فرع 31', 'نادي', 'مكتب نادي'];
const find = officeFinder(offices.map((name) => ({ id: name, name })));

test.each([
  ['وهران', ['وهران', 'مكتب وهران', 'ولاية وَهران', 'مكتب ولاية وهران', 'وهران،', '31', '٣١', '۳۱', '031', 'ORAN']],
  ['وهران', ['Oran', "Bureau d'Oran", 'Wilaya de Oran', '31 - Oran', 'وهران (31)', 'bureau Oran 31', 'oran,']],
  ['أدرار', ['01', '1', '١', 'Adrar', 'ادرار']],
  ['سيدي بلعباس', ['Sidi Bel Abbès', 'Sidi-Bel-Abbes', '22']],
  ['المسيلة', ["M'Sila", 'Msila', 'M’sila', 'مسيلة']],
  ['الجزائر', ['Alger', 'الجزائر', '16', 'Algiers']],
  ['تيزي وزو', ['Tizi-Ouzou', 'tizi ouzou', 'Tizi', 'تيزي  وزو', 'تيزي-وزو']],
  ['المكتب الوطني', ['المكتب الوطني', 'الوطني']],
  ['مكتب جامعة باب الزوار', ['جامعة باب الزوار', 'مكتب جامعة باب الزوار']],
  ['فرع 31', ['فرع 31', 'فرع ٣١']],
  [
    undefined,
    ['نادي', '', 'مكتب', '59', '0', '31 - Alger', '16 وهران', 'باريس', 'Oran Alger', '3131', 'x'.repeat(1_000)],
  ],
  [undefined, ['Bordj', 'Abbès', 'El', 'M', 'ran']],
])('who imports a list means the office %j by each of its words', (name, words) => {
  expect(words.map((word) => [word, find(word)])).toEqual(words.map((word) => [word, name]));
});

test('who imports a list finds every wilaya by its number and its name in Latin letters', () => {
  for (const name of demo.provincial) {
    const [number = '', ...latin] = otherNamesOf(name).split(' ');
    expect([name, find(number), find(latin.join(' ')), find(latin.join('-').toUpperCase())]).toEqual(
      Array(4).fill(name),
    );
  }
});
