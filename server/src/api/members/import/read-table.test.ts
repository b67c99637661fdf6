import fc from 'fast-check';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { csvSeparators } from 'shared-api/contract/wire/csv-separators';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { csvWriter } from '../../../platform/csv/to-csv.ts';
import type { Rejection } from '../../../platform/errors.ts';
import { readTable } from './read-table.ts';

const read = readTable;
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);
const sentenceOf = (text: string) => {
  try {
    return JSON.stringify(read(text));
  } catch (error) {
    return JSON.stringify((error as Rejection).extras.fields ?? error);
  }
};

test.each([
  ['a,b\nc,d', [['c', 'd']]],
  ['a,b\r\nc,d\r\n', [['c', 'd']]],
  ['a,b\rc,d\r', [['c', 'd']]],
  ['a,b\n"c"\r\nd\re', [['c'], ['d'], ['e']]],
  [
    'a\tb\n"c"\t"d"\n"e" \t\n\tf',
    [
      ['c', 'd'],
      ['e', ''],
      ['', 'f'],
    ],
  ],
  ['a,b\n"a,b","c\nd"', [['a,b', 'c\nd']]],
  ['a,b\n"a ""b""",c', [['a "b"', 'c']]],
  ['a,b\n"a"  ,"b" \n"c"\t', [['a', 'b'], ['c']]],
  ['a,b\nأمين "البطل",c', [['أمين "البطل"', 'c']]],
  ['a,b\n"c"\u00a0,"d"\u202f', [['c', 'd']]],
  ['a;b\nc;d,|\n;\n;\n', [['c', 'd,|']]],
  ['sep=;\r\na;b\r\nc;d,|', [['c', 'd,|']]],
  ['SEP=,\na,b\nc;d,e', [['c;d', 'e']]],
  ['"sep=|"\ra|b\rc;d,|e', [['c;d,', 'e']]],
  ['sep=;;;\na;b\nc;d', [['c', 'd']]],
  ['sep=\t\na\tb\nc;d\te', [['c;d', 'e']]],
  ["a,b\n'+213,'x", [['+213', "'x"]]],
  ["a,b\n'0550102030,'0x", [['0550102030', "'0x"]]],
])('%j is read as a spreadsheet reads it', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('rows without words are left out, and those after them keep the number that a spreadsheet shows', () => {
  const { headings, rows } = read('\r\na,b\r\n\r\n ,,\r\nb\n\n"\n"\nc');
  expect([headings, ...rows.map(({ number, cells }) => [number, ...cells])]).toEqual([
    ['a', 'b'],
    [5, 'b'],
    [8, 'c'],
  ]);
});

test.each([
  ['a title', ['قائمة الأعضاء;;', 'الاسم;البريد;الهاتف', 'أ;ب;ج'], ['قائمة الأعضاء']],
  [
    'a title, its date and a blank row',
    ['Liste;;', '27/11/2026;;', ';;', 'Nom;E-mail;Tél', 'a;b;c'],
    ['Liste', '27/11/2026'],
  ],
  ['a title of several cells', ['Bureau;Oran;2026', 'Nom;E-mail;Tél', 'a;b;c'], ['Bureau · Oran · 2026']],
  ['a title above headings that nobody knows', ['قائمة;;', 'س;ع;ص', 'أ;ب;ج'], ['قائمة']],
  ['nothing, and headings that nobody knows', ['س;ع;ص', 'أ;;', 'أ;ب;ج'], []],
  ['nothing, and one column', ['الاسم', 'أ', 'ب'], []],
])('the headings are found below %s', (_, lines, skipped) => {
  const table = read(lines.join('\n'));
  expect(table.skipped).toEqual(skipped);
  const line = lines.filter((each) => !/^;*$/.test(each))[skipped.length];
  expect(table.headings).toEqual(line?.split(';'));
});

test.each([
  ['words after the quote that ends a cell', 'a,b\nc,d\n"c"d,e\nf'],
  ['a quote that nothing ends', 'a,b\nc,d\ne,"f\ng,h\n'],
  ['a cell that is far too long', `a,b\nc,d\ne,${'f'.repeat(importLimits.rowBytes + 1)}`],
])('%s is told by the number of its row', (_, text) => {
  expect(sentenceOf(text)).toContain('السطر 3 من الملف');
});

test.each(['a', '"a"'])('a row of too many cells of %j is told as such', (cell) => {
  const row = Array.from({ length: importLimits.columns + 2 }, () => cell).join(',');
  expect(sentenceOf(`a,b\n${row}\nc,d`)).toContain(`أكثر من ${importLimits.columns} عمود`);
});

const full = (piece: string) => piece.repeat((importLimits.bytes - 1_000) / Buffer.byteLength(piece));
const hostile: [string, string][] = [
  ...[',', ';', '"', '\n', '\r', ' ', '"\n', '" ', '"a" ', '"x'].map((piece): [string, string] => [
    `full of ${JSON.stringify(piece)}`,
    full(piece),
  ]),
  ['of one quoted cell', `"${full(',')}`],
  ['of one cell full of blanks', `x${full(' ')}x`],
  ['of long cells full of blanks', full(`x${' '.repeat(importLimits.rowBytes - 1_000)}x\n`)],
  ['of 50 000 quotes before blanks', `${'"'.repeat(50_000)}${' '.repeat(100_000)}x`],
  ['of 50 000 quotes in a cell before blanks', `"${'"x'.repeat(50_000)}${' '.repeat(100_000)},`],
  ['of a long cell, and of words after quotes', `${'x'.repeat(60_000)}\n${full('"a"b,\n')}`],
  ['of rows that are longer than the first', full(`${','.repeat(49)}\n`)],
];

test.each(hostile)('nobody waits for a file %s', (_, text) => {
  expect(cpuMs(() => sentenceOf(`a,b\n${text}`))).toBeLessThan(maxCpuMs);
});

const cell = fc.string({ unit: fc.constantFrom(...'",;\t\r\n سa') });
const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: 'x', read: (cells: string[]) => cells[place] ?? '' }));

/** Without the apostrophes of `toCsvText`, and without the rows that are blank. */
const wordsOf = (rows: string[][]) =>
  rows.map((cells) => cells.map((each) => each.replaceAll("'", '').trim())).filter((cells) => cells.some(Boolean));

test('who imports a file of the portal finds in each cell what the portal wrote into it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
      const table = [...rows, ['a', 'b', 'c']];
      for (const separator of csvSeparators) {
        const { heading, linesOf } = csvWriter(columnsOf(3), separator);
        const found = cellsOf(heading.slice(1) + linesOf(table));
        expect(wordsOf(found)).toEqual(wordsOf(table));
      }
    }),
  );
});
