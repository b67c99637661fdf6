/** @jest-environment node */
import { withLevels } from './with-levels.ts';

test.each([
  [
    '<h1 class="ql-align-center">أ</h1><h2>ب</h2>',
    '<h2 data-rank="1" class="ql-align-center">أ</h2><h3 data-rank="2">ب</h3>',
  ],
  ['<h3>أ</h3><p>h3</p><h6>ب</h6>', '<h2 data-rank="3">أ</h2><p>h3</p><h3 data-rank="6">ب</h3>'],
  ['<p>بلا عناوين</p><hr>', '<p>بلا عناوين</p><hr>'],
])('below the title of its page, %s is read out as %s', (written, rendered) => {
  expect(withLevels(written, 1)).toBe(rendered);
});

test('no heading is read out as deeper than the sixth rank', () => {
  expect(withLevels('<h1>أ</h1><h2>ب</h2>', 5)).toBe('<h6 data-rank="1">أ</h6><h6 data-rank="2">ب</h6>');
});
