import fc from 'fast-check';
import { cpuMs, maxCpuMs } from '../../../test/cpu-ms.ts';
import { csvWriter } from './to-csv.ts';

const columns = [{ name: 'x', read: (cell: string) => cell }];
function csvOf(cell: string) {
  const { heading, linesOf } = csvWriter(columns, 'semicolon');
  return heading + linesOf([cell]);
}
const long = (piece: string) => piece.repeat(100_000 / piece.length);

test.each([' ', '"', '\t', '\n', ';', '=', '; ', '" ', '\t"', ',=', 'س '])(
  'nobody waits for the export of a cell that is long and full of %j',
  (piece) => {
    const cell = `x${long(piece)}x`;
    expect(cpuMs(() => csvOf(cell))).toBeLessThan(maxCpuMs);
  },
);

const sign = fc.constantFrom(...'=+-@＝＋－＠', ...';,\t\r\n', ...' "\u00a0', ...'xس1');

test('an apostrophe stands before each sign that a spreadsheet might begin a formula with, and before nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign }), (cell) => {
      // spelled as the rule says it, in an expression that is slow for long cells
      const expected = cell.replace(/^(?=[\t\r\n])|(?<=(?:^|[;,\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g, "'");
      const quoted = /[",;\r\n]/.test(expected) ? `"${expected.replaceAll('"', '""')}"` : expected;
      expect(csvOf(cell)).toBe(`\ufeffx\r\n${quoted}\r\n`);
    }),
  );
});

test.each([
  ['semicolon', 'a;"b;c";"d,e"\r\n'],
  ['comma', 'a,"b;c","d,e"\r\n'],
] as const)('a spreadsheet that splits at a %s finds the cells of a line', (separator, line) => {
  const three = [0, 1, 2].map((place) => ({ name: 'x', read: (cells: string[]) => cells[place] ?? '' }));
  expect(csvWriter(three, separator).linesOf([['a', 'b;c', 'd,e']])).toBe(line);
});
