import type { CsvSeparator } from 'shared-api/contract/wire/csv-separators';

export type CsvColumn<Row> = { name: string; read: (row: Row) => string };

/**
 * Where a spreadsheet may begin a cell and read a formula, in wide signs as well: at the beginning, and after each list
 * separator of some locale. Blanks and quotes before the sign may be dropped on import.
 */
const cellStart = /(?:^|[;,\t\r\n])[;,\s"]*([=+\-@＝＋－＠]?)/g;

/** An apostrophe before a sign says that it is text; one at the beginning, before a blank that a spreadsheet drops, as well. */
function defuse(text: string) {
  const harmless = text.replace(cellStart, (start, sign) => (sign ? `${start.slice(0, -1)}'${sign}` : start));
  return /^[\t\r\n]/.test(text) ? `'${harmless}` : harmless;
}

const signOf: Record<CsvSeparator, string> = { semicolon: ';', comma: ',' };

/** Written with both separators in quotes, so that no reader takes the one for the other. */
const toCell = (text: string) => {
  const harmless = defuse(text);
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Writes a list as CSV, line after line. */
export function csvWriter<Row>(columns: readonly CsvColumn<Row>[], separator: CsvSeparator) {
  const toLine = (cells: string[]) => `${cells.map(toCell).join(signOf[separator])}\r\n`;
  return {
    /** The first bytes say that it is UTF-8, which spreadsheets do not guess. */
    heading: `\ufeff${toLine(columns.map(({ name }) => name))}`,
    linesOf: (rows: Row[]) => rows.map((row) => toLine(columns.map(({ read }) => read(row)))).join(''),
  };
}

/** The same for a list that is too long to be in memory at once. */
export async function* toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  separator: CsvSeparator,
) {
  const { heading, linesOf } = csvWriter(columns, separator);
  yield heading;
  for await (const batch of batches) yield linesOf(batch);
}
