/** @jest-environment node */
import { withLevels } from './with-levels.ts';

test.each([
  [
    '<h1 class="ql-align-center">أ</h1><h2>ب</h2>',
    '<h1 aria-level="2" class="ql-align-center">أ</h1><h2 aria-level="3">ب</h2>',
  ],
  ['<h3>أ</h3><p>h3</p><h6>ب</h6>', '<h3 aria-level="2">أ</h3><p>h3</p><h6 aria-level="3">ب</h6>'],
  ['<p>بلا عناوين</p><hr>', '<p>بلا عناوين</p><hr>'],
])('below the title of its page, %s is read out as %s', (written, rendered) => {
  expect(withLevels(written, 1)).toBe(rendered);
});

test('no heading is read out as deeper than the sixth rank', () => {
  expect(withLevels('<h1>أ</h1><h2>ب</h2>', 5)).toBe('<h1 aria-level="6">أ</h1><h2 aria-level="6">ب</h2>');
});
