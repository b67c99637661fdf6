import { stripVTControlCharacters } from 'node:util';

const width = (text: string) => stripVTControlCharacters(text).length;

/** Rows of cells as aligned lines; colours take no room. */
export function toColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - width(cell));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
