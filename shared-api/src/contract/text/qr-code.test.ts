import { toQrPath, toQrSvg } from './qr-code.ts';

test.each([
  ['a row in one stroke', [[true, true, true]], 'M0 0.5h3'],
  ['squares apart in strokes of their own', [[true, false, true]], 'M0 0.5h1M2 0.5h1'],
  ['a row below the other', [[false, true], [], [true, true]], 'M1 0.5h1M0 2.5h2'],
  ['nothing where all is light', [[false, false]], ''],
])('a camera is shown %s', (_, rows, path) => {
  expect(toQrPath(rows)).toBe(path);
});

test('an address has a code as long as a camera reads it from paper', () => {
  const encode = () => ({ data: [[true, false]], size: 2 });
  expect(toQrSvg('x'.repeat(160), encode)).toContain('<svg viewBox="0 0 2 2">');
  expect(toQrSvg('x'.repeat(161), encode)).toBe('');
});
