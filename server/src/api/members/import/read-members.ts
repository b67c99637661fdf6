import { importLimits } from 'shared-api/contract/members/import-limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import type {
  ImportColumn,
  ImportEncoding,
  ImportField,
  ImportReading,
  ImportRowError,
} from 'shared-api/contract/members/members-import.contract';
import { memberColumnNames } from '../../../messages.ts';
import { readLetters } from '../../../platform/csv/read-letters.ts';
import { type CsvColumn, csvWriter } from '../../../platform/csv/to-csv.ts';
import { type CheckedRow, type ImportedMember, requiredFields, rowChecker } from './check-rows.ts';
import { importColumns } from './import-columns.ts';
import { readTable } from './read-table.ts';

/** The faulty rows as they came, and what to correct in a column of its own, which an import leaves alone. */
function errorsWriter(columns: ImportColumn[], delimiter: string) {
  const csvColumns: CsvColumn<CheckedRow>[] = [
    ...columns.map(({ heading }, place) => ({ name: heading, read: ({ cells }: CheckedRow) => cells[place] ?? '' })),
    { name: memberColumnNames.toCorrect, read: ({ sentences }) => sentences.join(' ') },
  ];
  // the program that wrote the file opens this one
  return csvWriter(csvColumns, delimiter === ',' ? 'comma' : 'semicolon');
}

/** How to read a file, and for whom. */
type Context = {
  viewer: Viewer;
  offices: { id: string; name: string }[];
  /** Of rows that name none. */
  officeId: string;
  /** The field of each column, instead of what the headings say. */
  chosen: (ImportField | '')[] | undefined;
  /** Of a file whose letters do not tell it. */
  encoding: ImportEncoding | undefined;
};

/** What a file of members says. Where there are `readings`, nothing was read. */
export type ReadMembers = {
  readings: ImportReading[];
  skipped: string[];
  columns: ImportColumn[];
  missing: ImportField[];
  rows: number;
  members: ImportedMember[];
  /** Rows whose e-mail address has an account. */
  present: number;
  faulty: number;
  /** The first of the faulty rows. */
  errors: ImportRowError[];
  /** The JSON of the file of errors, in UTF-8. */
  errorsCsvJson: Uint8Array;
};

const unread = { delimiter: ',', skipped: [], columns: [], missing: [], rows: [], checked: [] };

/** The file, checked row by row. @throws Rejection 400 */
function readRows(file: Uint8Array, { chosen, encoding, ...context }: Context) {
  const letters = readLetters(Buffer.from(file.buffer, file.byteOffset, file.byteLength), encoding);
  if ('readings' in letters) return { ...unread, readings: letters.readings };
  const { delimiter, skipped, headings, rows } = readTable(letters.text);
  const columns = importColumns({ headings, rows }, chosen);
  const missing = requiredFields.filter((wanted) => !columns.some(({ field }) => field === wanted));
  const checked = missing.length > 0 ? [] : rows.map(rowChecker(columns, context));
  return { readings: [], delimiter, skipped, columns, missing, rows, checked };
}

/** The e-mail addresses of a file, in small letters. @throws Rejection 400 */
export const emailsOf = (file: Uint8Array, context: Context) =>
  readRows(file, context).checked.flatMap(({ email }) => email?.toLowerCase() ?? []);

/**
 * Reads a file and checks each row of it: a third of a second for the largest, as `emailsOf` before it. Who has an account
 * stays as it is, whatever its row says. The file of errors is written here, as bytes of JSON, so that the thread that answers
 * everybody only sends it.
 * @param present the addresses that have an account, in small letters
 * @throws Rejection 400
 */
export function readMembers(file: Uint8Array, context: Context, present: string[]): ReadMembers {
  const { readings, delimiter, skipped, columns, missing, rows, checked } = readRows(file, context);
  const known = new Set(present);
  const newRows = checked.filter(({ email }) => !email || !known.has(email.toLowerCase()));
  const faulty = newRows.filter(({ member }) => !member);
  const errors = errorsWriter(columns, delimiter);
  return {
    readings,
    skipped,
    columns,
    missing,
    rows: rows.length,
    members: newRows.flatMap(({ member }) => member ?? []),
    present: checked.length - newRows.length,
    faulty: faulty.length,
    errors: faulty
      .slice(0, importLimits.errorsShown)
      .map(({ number, name, sentences }) => ({ number, name, sentences })),
    errorsCsvJson: Buffer.from(JSON.stringify(faulty.length > 0 ? errors.heading + errors.linesOf(faulty) : '')),
  };
}
