import Papa from 'papaparse';
import { importLimits } from 'shared-api/contract/import-limits';
import { noCsvFile, tooManyColumns, tooManyRows } from '../../../platform/errors.ts';

export type Row = { number: number; cells: string[] };
export type Table = { headings: string[]; rows: Row[] };

const utf16Mark = Buffer.from([0xff, 0xfe]);

/** Older Excel in Arabic saves CSV in Windows-1256, whose letters are no valid UTF-8. */
function toText(file: Buffer) {
  if (file.subarray(0, 2).equals(utf16Mark)) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1256').decode(file);
  }
}

/** The portal's own files put an apostrophe before what a spreadsheet would take for a formula, such as `+213`. */
const toCell = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '');

/** The rows of a CSV file of any separator, numbered as a spreadsheet does. @throws Refusal 400 */
export function readTable(file: Buffer): Table {
  const text = toText(file);
  if (text.includes('\0')) throw noCsvFile();
  const { data } = Papa.parse<string[]>(text);
  const [first, ...rows] = data
    .map((cells, place) => ({ number: place + 1, cells: cells.map(toCell) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (!first || rows.length === 0) throw noCsvFile();
  if (rows.length > importLimits.rows) throw tooManyRows();
  if (first.cells.length > importLimits.columns) throw tooManyColumns();
  return { headings: first.cells, rows };
}
