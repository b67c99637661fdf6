import * as v from 'valibot';
import { limits } from '../limits.ts';
import {
  boundedText,
  EmailAddress,
  hasTooManyMarks,
  Password,
  PersonName,
  PhoneNumber,
  visibleLength,
} from './text.contract.ts';

test.each([
  ['سلام', 4],
  ['سَلَامٌ', 4],
  ['👩‍👩‍👧', 1],
  ['', 0],
])('a person sees %j as %i characters', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test.each([
  ['بِسْمِ اللَّهِ الرَّحْمَٰنِ', false],
  ['ắ'.normalize('NFD'), false],
  [`e${'\u0301'.repeat(30)}x`, false],
  [`xe${'\u0301'.repeat(31)}`, true],
])('a letter of %j carries more marks than any language writes: %s', (text, hasTooMany) => {
  expect(hasTooManyMarks(text)).toBe(hasTooMany);
});

test.each([
  ['أ', false],
  ['  أب  ', true],
  ['أبجد', true],
  ['أبجده', false],
])('a field of 2 to 4 characters holds %j: %s', (text, holds) => {
  expect(v.is(boundedText([2, 4]), text)).toBe(holds);
});

test.each([
  'سلمى بن عيسى',
  'عبد الرحمن بن محمّد',
  'د.أحمد بوعلام',
  'أ.د. نور الدين',
  'ع.م. بوعلام',
  'محمد (أبو علي)',
  'Jean-Pierre N’Diaye',
  "Aïcha O'Connor-Ben Saïd",
  'J.P. Dupont',
  'J. P. Dupont',
  'J.Dupont',
  'J.P.DUPONT',
  'St.Pierre',
  'Marie St.Pierre',
  'M.Ali',
  'Ph.D. Ali',
  'Mr. Ali',
  'Marie-Françoise de la Rochefoucauld-Montbel',
  'مَّ'.repeat(40),
  'عضو 12',
])('a person may be called «%s»', (name) => {
  expect(v.is(PersonName, name)).toBe(true);
});

test.each([
  'اربح جائزة من https://evil.example/x',
  'ادخل evil.example الآن',
  'افتح www.evil.example',
  'راسل salma@evil.example',
  'افتح t.me الآن',
  'T.Me',
  'example.com',
  'X.Com',
  'Bit.Ly',
  'bit.ly/x',
  'زوروا evil.example',
  'Evil.Example',
  'Evil.St.Pierre',
  'J.Dupont.com',
  'a@b.c',
  'افتح موقع.الجزائر',
  'evil。example',
  'evil．example',
  'salma＠evil',
  'evil/x',
  'evil\\x',
  '10.20.30.40',
  'م'.repeat(41),
])('nobody is called «%s»', (name) => {
  expect(v.safeParse(PersonName, name).issues?.map(({ message }) => message)).toEqual(['bad_name']);
});

test('a name of a megabyte is rejected for its length, at once', () => {
  expect(v.safeParse(PersonName, 'a.'.repeat(500_000)).issues?.map(({ message }) => message)).toEqual(['too_long:100']);
});

const fields = {
  name: boundedText(limits.name),
  email: EmailAddress,
  phone: PhoneNumber,
  password: Password,
  bio: boundedText(limits.bio),
};
const letters = (count: number) => 'م'.repeat(count);
const marked = 'مَّ'; // one letter to a reader, three to a machine

test.each<[keyof typeof fields, string, string | undefined]>([
  ['name', '   ', 'too_short:2'],
  ['name', 'م', 'too_short:2'],
  ['name', 'مي', undefined],
  ['name', marked.repeat(100), undefined],
  ['name', letters(101), 'too_long:100'],
  ['email', 'amine', 'bad_email'],
  ['email', 'amine@portal.example', undefined],
  ['phone', '0550-abc', 'bad_phone'],
  ['phone', '0550', 'bad_phone'],
  ['email', 'a@', 'bad_email'],
  ['phone', '+213 (0) 550-10', undefined],
  ['phone', '1'.repeat(21), 'too_long:20'],
  ['password', ' 123456 ', undefined],
  ['password', '1234567', 'too_short:8'],
  ['bio', '', undefined],
  ['bio', letters(301), 'too_long:300'],
  ['bio', `م${'\u064b'.repeat(1_199)}`, undefined],
])('of %s «%s» the contract says what is wrong by a code, with its bound', (name, value, code) => {
  expect(v.safeParse(fields[name], value).issues?.[0].message).toBe(code);
});

test.each<[string, keyof typeof fields, string, string]>([
  ['a name of two letters with 1 500 signs', 'name', `مي${'\u0301'.repeat(1_500)}`, 'too_long:100'],
  ['a life of one letter with 1 200 signs', 'bio', `م${'\u064b'.repeat(1_200)}`, 'too_long:300'],
  ['a name of two million letters', 'name', letters(2_000_000), 'too_long:100'],
  [
    'a password of eight letters with two million signs',
    'password',
    `${letters(8)}${'\u064b'.repeat(2_000_000)}`,
    'too_long:128',
  ],
])('%s is too long', (_, name, value, code) => {
  expect(v.safeParse(fields[name], value).issues?.map(({ message }) => message)).toEqual([code]);
});

test('characters are counted as the browsers do that can tell them apart', () => {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });
  const codePoints = Array.from({ length: 0xfeff }, (_, code) => String.fromCodePoint(code));
  const letters = codePoints.filter((letter) =>
    /^[\p{Script=Arabic}\p{Script=Latin}\p{P}\p{Nd}](?<!\p{Cf})$/u.test(letter),
  );
  const texts = [
    ...letters.map((letter) => `${letter}\u064e\u0651${letter}\u200d${letter}`),
    '👨‍👩‍👧‍👦 و👍🏽',
    '🇩🇿🇫🇷🇩',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣❤️',
    'مُحَمَّدٌ',
    're\u0301union\r\n',
  ];
  const wrong = texts.filter((text) => visibleLength(text) !== [...segmenter.segment(text)].length);
  expect(wrong).toEqual([]);
});
