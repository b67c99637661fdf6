import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { findDelimiter } from '../../../platform/csv/find-delimiter.ts';
import { noCsvFile, tooManyColumns, tooManyRows, unreadableRow } from '../../../platform/errors.ts';

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

/** Without the empty rows at the end: a spreadsheet writes thousands of them where a sheet was formatted. */
function trimEmptyRows(text: string, delimiter: string) {
  let end = text.length;
  while (end > 0 && ` \r\n${delimiter}`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The portal's own files put an apostrophe before what a spreadsheet would take for a formula, such as `+213`. */
const toCell = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '');

/** What parsing ended with: a row that is too long or wide, or in which signs follow a quote that ends a cell. */
function toRejection(error: unknown) {
  if (!(error instanceof CsvError)) return error;
  return Number(error.column) < importLimits.columns ? unreadableRow(Number(error.records) + 1) : tooManyColumns();
}

/** Calls `onRow` with each row, the blank ones as well, and stores none. */
function parseRows(text: string, onRow: (row: Row) => void) {
  const { stackTraceLimit } = Error;
  const delimiter = findDelimiter(text);
  try {
    Error.stackTraceLimit = 0; // it makes an error for each row of another length than the first, and drops it
    parse(trimEmptyRows(text, delimiter), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // blanks between the quote that ends a cell and the delimiter
      rtrim: true,
      // a cell too many holds the rest of its row, so that a row of a million delimiters is no million cells
      ignore_last_delimiters: importLimits.columns + 1,
      max_record_size: importLimits.rowBytes,
      on_record: (cells, { records: number }) => {
        onRow({ number, cells });
        return null;
      },
    });
  } catch (error) {
    throw toRejection(error);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The rows of a CSV file of any separator, numbered as a spreadsheet does. @throws Rejection 400 */
export function readTable(file: Buffer): Table {
  // only plain blanks may stand between the quote that ends a cell and the delimiter
  const text = toText(file).replace(/[\u00a0\u202f]/g, ' ');
  if (text.includes('\0')) throw noCsvFile();
  const rows: Row[] = [];
  let blankRows = 0;
  parseRows(text, (row) => {
    const cells = row.cells.map(toCell);
    if (cells.length > importLimits.columns) throw tooManyColumns();
    if (cells.some(Boolean)) rows.push({ number: row.number, cells });
    else blankRows += 1;
    // the headings are the first of them
    if (Math.max(rows.length - 1, blankRows) > importLimits.rows) throw tooManyRows();
  });
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) throw noCsvFile();
  return { headings: first.cells, rows: rest };
}
