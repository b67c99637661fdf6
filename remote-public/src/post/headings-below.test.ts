import { headingsBelow } from './headings-below.ts';

test.each([
  ['<h3>أ</h3><p>h3</p><h4>ب</h4>', '<h2>أ</h2><p>h3</p><h3>ب</h3>'],
  ['<h1 class="ql-align-center">أ</h1><h2>ب</h2>', '<h2 class="ql-align-center">أ</h2><h3>ب</h3>'],
  ['<p>بلا عناوين</p><hr>', '<p>بلا عناوين</p><hr>'],
])('below the title of the page %s stands as %s', (written, shown) => {
  expect(headingsBelow(written, 1)).toBe(shown);
});
