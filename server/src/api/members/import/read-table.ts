import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { findDelimiter } from '../../../platform/csv/find-delimiter.ts';
import { noCsvFile, tooManyColumns, tooManyRows, unreadableRow } from '../../../platform/errors.ts';
import { findHeadings } from './import-columns.ts';

export type Row = { number: number; cells: string[] };
export type Table = {
  delimiter: string;
  /** The rows above the headings, each in one line. */
  skipped: string[];
  headings: string[];
  rows: Row[];
};

/** Without the empty rows at the end: a spreadsheet writes thousands of them where a sheet was formatted. */
function trimEmptyRows(text: string, delimiter: string) {
  let end = text.length;
  while (end > 0 && ` \r\n${delimiter}`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The portal's own files put an apostrophe before what a spreadsheet would take for a formula or a number, such as `+213`. */
const toCell = (text: string) => text.trim().replace(/^'(?=[=+\-@＝＋－＠]|\d+$)/, '');

/** What parsing ended with: a row that is too long or wide, or in which signs follow a quote that ends a cell. */
function toRejection(error: unknown) {
  if (!(error instanceof CsvError)) return error;
  return Number(error.column) < importLimits.columns ? unreadableRow(Number(error.records) + 1) : tooManyColumns();
}

/** Calls `onRow` with each row, the blank ones as well, and stores none. */
function parseRows(text: string, delimiter: string, onRow: (row: Row) => void) {
  const { stackTraceLimit } = Error;
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

/** The line by which some programs tell Excel the separator; spreadsheets do not show it as a row, nor count it. */
const separatorLine = /^"?sep=([^"\r\n])"?[,;|\t ]*(?:\r\n?|\n)/i;

/** The rows of a CSV file of any separator, numbered as a spreadsheet does. @throws Rejection 400 */
export function readTable(file: string): Table {
  const [line, separator] = separatorLine.exec(file) ?? [''];
  // only plain blanks may stand between the quote that ends a cell and the delimiter
  const text = file.slice(line.length).replace(/[\u00a0\u202f]/g, ' ');
  if (text.includes('\0')) throw noCsvFile();
  const delimiter = separator ?? findDelimiter(text);
  const rows: Row[] = [];
  let blankRows = 0;
  parseRows(text, delimiter, (row) => {
    const cells = row.cells.map(toCell);
    if (cells.length > importLimits.columns) throw tooManyColumns();
    if (cells.some(Boolean)) rows.push({ number: row.number, cells });
    else blankRows += 1;
    // the headings are one of them
    if (Math.max(rows.length - 1, blankRows) > importLimits.rows) throw tooManyRows();
  });
  const at = findHeadings(rows);
  const [headings, ...rest] = rows.slice(at);
  if (!headings || rest.length === 0) throw noCsvFile();
  const skipped = rows.slice(0, at).map(({ cells }) => cells.filter(Boolean).join(' · '));
  return { delimiter, skipped, headings: headings.cells, rows: rest };
}
