import { findOffices } from './find-offices.ts';

const [adrar, illizi, bejaia] = ['المكتب الولائي لأدرار', 'المكتب الولائي لإليزي', 'المكتب الولائي لبجاية'].map(
  (name) => ({
    name,
  }),
);
const offices = [adrar, illizi, bejaia].flatMap((office) => office ?? []);

test.each([
  ['ادرار', [adrar]],
  ['إدرار', [adrar]],
  ['بجايه', [bejaia]],
  ['إلِــيزي ولايي', [illizi]],
  ['', offices],
  ['وهران', []],
])('an admin who looks for «%s» finds the offices, however the name is spelt', (words, found) => {
  expect(findOffices(offices, words)).toEqual(found);
});
