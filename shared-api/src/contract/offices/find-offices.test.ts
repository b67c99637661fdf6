import { findOffices } from './find-offices.ts';

const adrar = { name: 'المكتب الولائي لأدرار', otherNames: '1 Adrar' };
const illizi = { name: 'المكتب الولائي لإليزي', otherNames: '33 Illizi' };
const bejaia = { name: 'المكتب الولائي لبجاية', otherNames: '6 Béjaïa' };
const tizi = { name: 'تيزي وزو', otherNames: '15 Tizi Ouzou' };
const marseille = { name: 'مرسيليا 2' };
const offices = [adrar, illizi, bejaia, tizi, marseille];

test.each([
  ['ادرار', [adrar]],
  ['إدرار', [adrar]],
  ['بجايه', [bejaia]],
  ['بجاية،', [bejaia]],
  ['«بجاية»', [bejaia]],
  ['إلِــيزي ولايي', [illizi]],
  ['', offices],
  ['  ', offices],
  ['؟', []],
  ['وهران', []],
  ['adrar', [adrar]],
  ['BEJAIA', [bejaia]],
  ['be\u0301jai\u0308a', [bejaia]],
  ['tiziouzou', [tizi]],
  ['Tizi-Ouzou', [tizi]],
  ['تيزيوزو', [tizi]],
  ['ouzou tizi', [tizi]],
  ['6', [bejaia]],
  ['06', [bejaia]],
  ['٣٣', [illizi]],
  ['۱۵', [tizi]],
  ['3', []],
  ['2', [marseille]],
  ['مرسيليا ٢', [marseille]],
])('an admin who looks for «%s» finds the offices, however the name is spelt', (words, found) => {
  expect(findOffices(offices, words)).toEqual(found);
});

test.each(['', 'ولايي'])('an admin who puts in order what «%s» found leaves the list as it was', (words) => {
  const list = [...offices];
  findOffices(list, words).reverse();
  expect(list).toEqual(offices);
});
