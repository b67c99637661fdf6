import fc from 'fast-check';
import { normaliseForSearch, searchTermsOf } from 'shared-api/contract/text/normalise-for-search';
import { equalSpellings } from '../../../../test/equal-spellings.ts';
import { serverLimits } from '../../../limits.ts';
import { alignNormalised, markTerms } from './mark-terms.ts';
import { matchesOf } from './matches-of.ts';

const marked = (pieces: string[]) => pieces.filter((_, place) => place % 2 === 1);

test.each([
  ['التشجير', 'حملة «التشجير» الكبرى', ['حملة «', 'التشجير', '» الكبرى']],
  ['حمله تشجير', 'حملةُ التشجير', ['', 'حملةُ', ' ال', 'تشجير', '']],
  ['2026', 'دورة ٢٠٢٦، دورة ۲۰۲۶', ['دورة ', '٢٠٢٦', '، دورة ', '۲۰۲۶', '']],
  ['reunion', 'Une Re\u0301union', ['Une ', 'Re\u0301union', '']],
  ['عبدالله', 'مع عبد الله وحده', ['مع ', 'عبد الله', ' وحده']],
  ['البر', 'ٱلۡبِرِّ والتقوى', ['', 'ٱلۡبِرِّ', ' والتقوى']],
  ['حملة', 'ﺣﻤﻠﺔ كبرى', ['', 'ﺣﻤﻠﺔ', ' كبرى']],
  ['لا', 'سﻼم', ['س', 'ﻼ', 'م']],
  ['solidarite', 'la soli\u00ADda\u00ADrité', ['la ', 'soli\u00ADda\u00ADrité', '']],
  ["m'sila", 'مكتب M’Sila هنا', ['مكتب ', 'M’Sila', ' هنا']],
  ['ولاية لاي', 'الولاية', ['ال', 'ولاية', '']],
  ['وهران', 'أدرار', ['أدرار']],
])('a visitor who searched for «%s» sees in «%s» the words as they are written there', (words, text, pieces) => {
  expect(markTerms(text, searchTermsOf(words))).toEqual(pieces);
});

test.each(equalSpellings)('a visitor who searches with %s sees why: «%s» and «%s»', (_, one, other) => {
  for (const [written, sought] of [
    [one, other],
    [other, one],
  ]) {
    const { title, text } = matchesOf(sought)(`قبل ${written} بعد`, `نص طويل فيه (${written}) كثيرا`);
    const words = searchTermsOf(sought ?? '').join(' ');
    for (const pieces of [title, text]) expect(normaliseForSearch(marked(pieces).join(' '))).toBe(words);
  }
});

const texts = fc.string({
  unit: fc.constantFrom(
    ...'أاةىي سـÉé1٢،«🎉ﷺﻻ𠀀𞤢𞤀',
    '\u064E',
    '\u0301',
    '\u200C',
    'عبد ',
    'ال',
    'ابو ',
    ' الدين',
    '\n',
    '\uFE76',
  ),
});

test('what is marked is found in the same form in which it is searched for', () => {
  fc.assert(fc.property(texts, (text) => expect(alignNormalised(text).words).toBe(normaliseForSearch(text))));
});

test('the pieces are the whole text, whatever is searched for in it', () => {
  fc.assert(
    fc.property(texts, texts, (text, words) => expect(markTerms(text, searchTermsOf(words)).join('')).toBe(text)),
  );
});

const filler = 'كلمات لا علاقة لها بشيء. '.repeat(40);

test.each([
  ['as it is searched for', 'تشجير', 'تشجير'],
  ['in another spelling', 'تَشْجِير', 'تشجير'],
  ['in two words', 'عبد الرحيم', 'عبدالرحيم'],
])('a visitor sees the place in a long text where the word is, %s', (_, written, sought) => {
  const { text } = matchesOf(sought)('عنوان', `${filler}هنا ${written} أخيرا. ${filler}`);
  expect(marked(text)).toEqual([written]);
  const whole = text.join('');
  expect(whole.length).toBeLessThanOrEqual(serverLimits.snippetLength + 3);
  expect([whole.startsWith('… '), whole.endsWith('…')]).toEqual([true, true]);
  expect(filler).toContain(whole.slice(2, 20));
});

test('a post that is found by its author alone is shown without a place in its text', () => {
  expect(matchesOf('سلمى')('عنوان', filler)).toEqual({ title: ['عنوان'], text: [] });
});

test('a text without blanks is cut all the same, between two characters', () => {
  const { text } = matchesOf('ة')('عنوان', `${'🎉'.repeat(500)}هـ${'🎉'.repeat(500)}`);
  const whole = text.join('');
  expect([whole.length < 300, whole.isWellFormed()]).toEqual([true, true]);
});
