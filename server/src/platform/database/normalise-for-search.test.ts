import fc from 'fast-check';
import { sql } from 'kysely';
import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';
import { equalSpellings } from '../../../test/equal-spellings.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

/** As the database normalises them, in their order. */
async function foldAll(texts: string[]) {
  const { rows } = await sql<{ normalised: string }>`
    select fold_text(text) as normalised from unnest(${texts}::text[]) with ordinality as sent (text, place) order by place
  `.execute(database.db);
  return rows.map(({ normalised }) => normalised);
}

test.each([
  ['المكتب الولائي لأدرار', 'المكتب الولايي لادرار'],
  ['إِلـيزي، آفلو وٱلأغواط', 'اليزي افلو والاغواط'],
  ['مُستغانم الكُبرى', 'مستغانم الكبري'],
  ['ولاية بجاية ٠٤١', 'ولايه بجايه 041'],
  ['Oran (وهران) ÉCOLE', 'oran وهران ecole'],
  ['ا\u0654حمد رو\u0654وف، ا\u0653منة شاطي\u0654 إ\u0655', 'احمد رووف امنه شاطي ا'],
  ['عبد  الرّحمان، أبو بكر، نور «الدين»', 'عبدالرحمان ابوبكر نورالدين'],
  ['a.b_c@portal.example', 'a b c portal example'],
  [' ؟ ', ''],
  ['', ''],
])('a visitor who types «%s» searches for the same in the browser and in the database', async (text, normalised) => {
  expect([normaliseForSearch(text), ...(await foldAll([text]))]).toEqual([normalised, normalised]);
});

test.each(equalSpellings)('%s: «%s» and «%s» are normalised to the same', async (_, one, other) => {
  const normalised = normaliseForSearch(one);
  expect([normaliseForSearch(other), ...(await foldAll([one, other]))]).toEqual([normalised, normalised, normalised]);
});

const charactersOf = ([first = 0, last = 0]: number[]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

test.each([
  ['ASCII and Latin 1', 0x01, 0xff],
  ['Latin Extended-A and -B, IPA, modifier letters', 0x100, 0x2ff],
  ['combining marks', 0x300, 0x36f],
  ['Greek and Cyrillic', 0x370, 0x52f],
  ['Arabic', 0x600, 0x6ff],
  ['Arabic Supplement', 0x750, 0x77f],
  ['Arabic Extended-B and -A', 0x870, 0x8ff],
  ['combining marks extended', 0x1ab0, 0x1aff],
  ['phonetic extensions and Latin Extended Additional', 0x1d00, 0x1eff],
  ['Greek Extended', 0x1f00, 0x1fff],
  ['General Punctuation, numbers, currency, letter-like signs', 0x2000, 0x218f],
  ['symbols', 0x2190, 0x2bff],
  ['Latin Extended-C', 0x2c60, 0x2c7f],
  ['Tifinagh', 0x2d30, 0x2d7f],
  ['more punctuation, blanks and brackets', 0x2e00, 0x303f],
  ['Latin Extended-D and -E', 0xa720, 0xab6f],
  ['Latin presentation forms', 0xfb00, 0xfb06],
  ['Arabic Presentation Forms-A', 0xfb50, 0xfdff],
  ['variation selectors, half marks, small forms', 0xfe00, 0xfe6f],
  ['Arabic Presentation Forms-B', 0xfe70, 0xfeff],
  ['half-width and full-width forms', 0xff00, 0xffef],
  ['emoji', 0x1f000, 0x1faff],
])('each character of %s is the same in the browser and in the database, also inside a word', async (_, ...block) => {
  const characters = charactersOf(block);
  const texts = [...characters, ...characters.map((character) => `ب${character}ab`)];
  const normalised = await foldAll(texts);
  const different = texts.filter((text, place) => normaliseForSearch(text) !== normalised[place]);
  expect(different.map((text) => [...text].map((each) => each.codePointAt(0)?.toString(16)))).toEqual([]);
});

const letters = fc.string({
  unit: fc.constantFrom(
    ...'أإآٱاىيةهؤوئسـ ÉéŒàßAb1٢۳%،؟«»#_-\\ﷺﻻﺣ🎉𠀀ءعبدالين',
    ...['\u064E', '\u0651', '\u0653', '\u0654', '\u0655', '\u0670', '\u0301', '\u0323', '\u06E1', '\u200C', '\u00AD'],
    ...['عبد ', 'ال', 'ابو ', 'أبو', ' الدين', '\u00A0', '\n', '\uFE76', '\uFC60', '\u202B'],
  ),
});

test('a visitor searches in the browser for the same as in the database, in every spelling', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 20, maxLength: 40 }), async (texts) => {
      expect(await foldAll(texts)).toEqual(texts.map(normaliseForSearch));
    }),
    { numRuns: 50 },
  );
});

test('a text of nothing but marks takes the database no longer than any other', async () => {
  const texts = ['\u064E\u0323\u0301', '\u05B0\u0591', '\u0300\u0316'].map((marks) => marks.repeat(100_000));
  expect(await foldAll(texts)).toEqual(['', '', '']);
});
