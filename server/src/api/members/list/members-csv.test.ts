import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { toCsv } from '../../../platform/csv/to-csv.ts';
import { memberCsvColumns } from './members-csv.ts';

const someone = {
  name: 'سلمى',
  email: 's@portal.example',
  phone: '0550',
  office: { name: 'مكتب وهران' },
  role: 'OM',
  addressedAs: 'woman',
  Active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
} as PrivateMember;

async function csvOf(...members: Partial<PrivateMember>[]) {
  const batches = (async function* () {
    for (const each of members) yield [{ ...someone, ...each }];
  })();
  return text(Readable.from(toCsv(memberCsvColumns, batches, 'semicolon')));
}

test('an administrator reads in the spreadsheet, in Arabic and by the clocks of Algeria, a line for each member', async () => {
  const left = {
    name: 'أمين',
    role: 'AD',
    addressedAs: 'man',
    Active: false,
    lastSeenAt: '2026-07-01T08:05:59.000Z',
  } as const;
  expect(await csvOf({}, left)).toBe(
    [
      '\ufeffالاسم;البريد الإلكتروني;رقم الهاتف;المكتب;الصفة;الحالة;تاريخ التسجيل;آخر دخول',
      "سلمى;s@portal.example;'0550;مكتب وهران;عضوة;مفعّل;2026-01-01 01:00:00;",
      "أمين;s@portal.example;'0550;مكتب وهران;مسؤول البوابة;غير مفعّل;2026-01-01 01:00:00;2026-07-01 09:05:59",
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['+213550102030', '0550 10 20 30'],
  ['+21321631401', '021 63 14 01'],
  ['+33612345678', `'+33 612 34 56 78`],
  ['0550', `'0550`],
  ['029 10', '029 10'],
])(
  'a spreadsheet takes the stored phone number %j for no number, and shows it as people read it',
  async (phone, cell) => {
    expect(await csvOf({ phone })).toContain(`;${cell};مكتب وهران`);
  },
);

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+213 550', `'+213 550`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['\r=x', `"'\r'=x"`],
  ['\n=x', `"'\n'=x"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; \t@SUM(A1)', `"x; \t'@SUM(A1)"`],
  ['x;"=1+1', `"x;""'=1+1"`],
  ['x,=1+1', `"x,'=1+1"`],
  ['x\t-1+1', `x\t'-1+1`],
  ['x\n+1', `"x\n'+1"`],
  [' ＝1+1', ` '＝1+1`],
  ['a;b', '"a;b"'],
  ['＝1+1', `'＝1+1`],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['1-1', '1-1'],
])('the cell %j runs nothing and breaks no line', async (name, cell) => {
  expect(await csvOf({ name })).toContain(`\r\n${cell};s@portal.example`);
});

/** A spreadsheet's reading of RFC 4180, where its list separator is a semicolon. */
function readCsv(csv: string) {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@＝;, \t\r\n",\'سA1') }),
);
const withoutApostrophes = (text = '') => text.replaceAll("'", '');

test('an administrator finds in the spreadsheet what members wrote, and none of it runs', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, async (name, phone) => {
      const csv = await csvOf({ name, phone });
      const [, row = []] = readCsv(csv);
      expect(row).toHaveLength(8);
      expect([row[0], row[2]].map(withoutApostrophes)).toEqual([name, phone].map(withoutApostrophes));
      // a spreadsheet whose list separator is another splits the lines elsewhere, and may drop blanks and quotes
      for (const part of csv.split(/[;,\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
    }),
  );
});
