import { globSync, readFileSync } from 'node:fs';
import { fontRanges, fontWeights } from './fonts.ts';

const root = new URL('../../../', import.meta.url).pathname;
const files = globSync('{shell,remote-*,shared-ui}/src/**/*.{css,ts,tsx}', { cwd: root });

test('no style names a weight that the font files do not hold', () => {
  const named = files.flatMap((file) =>
    Array.from(
      readFileSync(root + file, 'utf8').matchAll(/font-?weight['"]?[:=]\s*['"{]*(\d+|thin|light|extralight|black)/gi),
      ([, weight]) => `${weight} ${file}`,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  const held = (weight: number) => fontWeights.min <= weight && weight <= fontWeights.max;
  expect(named.filter((each) => !held(Number.parseInt(each, 10)))).toEqual([]);
});

const rangesOf = (range: string) =>
  range.split(',').map((part) =>
    part
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  );
const covers = (range: string, character: string) =>
  rangesOf(range).some(([first = 0, last = first]) => {
    const point = character.codePointAt(0) ?? 0;
    return first <= point && point <= last;
  });

test.each([
  ['digits, punctuation and addresses', '0123456789 .,:;!?()«»“”…–—·×−/%&@#+azAZ\u2068\u2069', 'basicLatin'],
  ['French letters', 'éèàçœÉŒ', 'otherLatin'],
  ['Arabic letters, and those of Algerian names', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي،؛؟ڨپ', 'arabic'],
])('%s are drawn by one file', (_, characters, name) => {
  for (const character of characters) {
    const [taken] = Object.entries(fontRanges).findLast(([, range]) => covers(range, character)) ?? [];
    expect([character, taken]).toEqual([character, name]);
  }
});
