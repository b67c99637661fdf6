import fc from 'fast-check';
import * as v from 'valibot';
import { limits } from '../limits.ts';
import { EmailAddress } from './email-address.contract.ts';
import { Password } from './password.contract.ts';
import { PersonName } from './person-name.contract.ts';
import { PhoneNumber } from './phone-number.contract.ts';
import { boundedLines, boundedText, hasTooManyMarks, visibleLength } from './text.contract.ts';

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

const composed = 'Éloïse';
const zwnj = 'می\u200cخواهم';
const family = '👩\u200d👩\u200d👧';

test.each([
  ['  سلمى  ', 'سلمى'],
  ['\u200fسلمى\u200f', 'سلمى'],
  ['\u202bسلمى\u202c', 'سلمى'],
  ['\u2068\u061cسلمى\u2069\u200e', 'سلمى'],
  ['\ufeffسلمى\u200b', 'سلمى'],
  ['\u200d \u00ad\u2060سلمى\u3164\u2800\u180e', 'سلمى'],
  ['\nسلمى\r\n', 'سلمى'],
  ['سلمى\u00a0بن\u202fعيسى', 'سلمى بن عيسى'],
  ['سلمى\u3000بن\u2003عيسى\u1680ج', 'سلمى بن عيسى ج'],
  ['سلمى\u2028بن\u205fعيسى', 'سلمى بن عيسى'],
  ['سل\u200bمى ب\ufeffن عي\u2060س\u00adى', 'سلمى بن عيسى'],
  [composed.normalize('NFD'), composed],
  ['ا\u0654حمد', 'أحمد'],
  [zwnj, zwnj],
  [`\u200c${zwnj}\u200c`, zwnj],
  [family, family],
  ['❤\ufe0f', '❤\ufe0f'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['موعد\u200f 10:30', 'موعد\u200f 10:30'],
  ['\u0601\u0661', '\u0601\u0661'],
])('a person who writes %j in one line has written %j', (typed, text) => {
  expect(v.safeParse(boundedText([1, 100]), typed)).toMatchObject({ success: true, output: text });
});

test.each([
  ['أهلا\r\nوسهلا\rبكم', 'أهلا\nوسهلا\nبكم'],
  ['أهلا\u2028وسهلا\u2029بكم', 'أهلا\nوسهلا\nبكم'],
  ['أهلا\u000bوسهلا\fبكم\u0085جميعا', 'أهلا\nوسهلا\nبكم\nجميعا'],
  ['\u200f\n أهلا\n\n\tوسهلا \n\u200b', 'أهلا\n\n وسهلا'],
  ['« أهلا\u00a0»', '« أهلا\u00a0»'],
  [composed.normalize('NFD'), composed],
])('a person who writes %j in several lines has written %j', (typed, text) => {
  expect(v.safeParse(boundedLines([1, 100]), typed)).toMatchObject({ success: true, output: text });
});

test.each([
  '\u200f\u200f\u200f',
  '\u200b\u200b',
  '\u2800\u2800',
  '\u3164\u115f\u1160\uffa0',
  '\u00ad\u00ad',
  '\u2060\u180e\ufeff',
  'ـــ',
  'ـ\u064eـ\u0651ـ',
  '\u064b\u064e',
  '\u0301 \u0301',
  '\ufe0f\ufe0f',
  '\u{e0061}\u{e0062}',
  '\u200d \u034f \u200c',
  '\u0000\u0007',
  '\u00a0\u3000\u2003',
])('nobody sees %j, so that it is no name, no title, no message and no life', (typed) => {
  for (const schema of [PersonName, boundedText(limits.name), boundedText(limits.title), boundedLines(limits.message)])
    expect(v.safeParse(schema, typed).issues?.[0].message).toMatch(/^too_short:/);
  expect(v.parse(boundedLines(limits.bio), typed)).toBe('');
});

test.each(['سلمى\nبن', 'سلمى\tبن', 'سلمى\u0007', '\u0000سلمى', 'سل\u001bمى', 'سلمى\u007f', 'سلمى\u0085بن', 'سلمى\rبن'])(
  'a name holds no control, as %j does',
  (typed) => {
    expect(v.safeParse(PersonName, typed).issues?.[0].message).toBe('bad_signs');
  },
);

test.each(['أهلا\u0007', 'أهلا\u0000وسهلا', 'أهلا\u001bوسهلا', 'أهلا\u009b'])(
  'a message holds no control but the end of a line, as %j does',
  (typed) => {
    expect(v.safeParse(boundedLines(limits.message), typed).issues?.[0].message).toBe('bad_signs');
  },
);

test('a person who writes again what was stored writes the same', () => {
  const signs = fc.constantFrom(
    'س',
    'e',
    '\u0301',
    '\u0651',
    '\u200f',
    '\u200c',
    '\u200d',
    '\u00a0',
    ' ',
    '\n',
    '\t',
    '🎉',
    'ـ',
    '\u3164',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(signs).map((each) => each.join('')),
      ),
      (typed) => {
        for (const schema of [boundedText([0, 200]), boundedLines([0, 200])]) {
          const once = v.safeParse(schema, typed);
          if (once.success) expect(v.parse(schema, once.output)).toBe(once.output);
        }
      },
    ),
  );
});

test.each([
  ["o'connor@portal.example", "o'connor@portal.example"],
  ['r&d@portal.example', 'r&d@portal.example'],
  ['a@my--site.example', 'a@my--site.example'],
  ['a@xn--4gbrim.xn--lgbbat1ad8j', 'a@xn--4gbrim.xn--lgbbat1ad8j'],
  ['a@موقع.الجزائر', 'a@xn--4gbrim.xn--lgbbat1ad8j'],
  ['a@موقع。الجزائر', 'a@xn--4gbrim.xn--lgbbat1ad8j'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['\u200fsalma@portal.example', 'salma@portal.example'],
  ['\u202asalma@portal.example\u202c', 'salma@portal.example'],
  ['salma\u200e@portal\u200b.example\u00a0', 'salma@portal.example'],
  ['\ufeffSalma+dz@Portal.example', 'Salma+dz@Portal.example'],
  ['{a|b}~%!#$*/=?^`@portal.example', '{a|b}~%!#$*/=?^`@portal.example'],
])('who writes %j is reached at %s', (typed, address) => {
  expect(v.safeParse(EmailAddress, typed)).toMatchObject({ success: true, output: address });
});

test.each([
  'salma',
  'salma@portal',
  'sal ma@portal.example',
  'salma@portal .example',
  'salma@@portal.example',
  'salma@-portal.example',
  'salma@portal-.example',
  'salma@.example',
  'سلمى@portal.example',
  'salma@é?x.example',
  'salma@é／x.example',
  'salma@é:25.example',
  `salma@${'é'.repeat(70)}.example`,
  'salma@\u0301.example',
  '١@portal.example\u0001',
])('nobody is reached at %j', (typed) => {
  expect(v.is(EmailAddress, typed)).toBe(false);
});

test('a password is the same one however its keyboard writes its letters', () => {
  for (const password of ['أسرة-إيمان-آمال-77', 'Café-crème-2026', 'ﷺ-naïve-Ångström'])
    expect(v.parse(Password, password.normalize('NFD'))).toBe(v.parse(Password, password));
  expect(v.parse(Password, ' \u200f12345678 ')).toBe(' \u200f12345678 ');
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
  ['phone', '+213 (0) 550-10-20-30', undefined],
  ['phone', '1'.repeat(2_000_000), 'bad_phone'],
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
