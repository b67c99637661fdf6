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

/**
 * A row that cannot be imported, with its line in the file of errors; nothing is wrong with it if its address has an account. The
 * `ImportRowError` is JSON: few are shown of thousands, and a thread hands over one text of a row sooner than many.
 */
export type FaultyRow = { email: string | undefined; error: string; line: string };

/** What a file of members says. Where there are `readings`, nothing was read. */
export type ReadMembers = {
  readings: ImportReading[];
  skipped: string[];
  columns: ImportColumn[];
  missing: ImportField[];
  rows: number;
  members: ImportedMember[];
  faultyRows: FaultyRow[];
  /** The first line of the file of errors. */
  errorsHeading: string;
};

const unread = { skipped: [], columns: [], missing: [], rows: 0, members: [], faultyRows: [], errorsHeading: '' };

/** Reads a file and checks each row of it: a third of a second for the largest. @throws Rejection 400 */
export function readMembers(file: Uint8Array, { chosen, encoding, ...context }: Context): ReadMembers {
  const letters = readLetters(Buffer.from(file.buffer, file.byteOffset, file.byteLength), encoding);
  if ('readings' in letters) return { ...unread, readings: letters.readings };
  const { delimiter, skipped, ...table } = readTable(letters.text);
  const columns = importColumns(table, chosen);
  const missing = requiredFields.filter((wanted) => !columns.some(({ field }) => field === wanted));
  const checked = missing.length > 0 ? [] : table.rows.map(rowChecker(columns, context));
  const errors = errorsWriter(columns, delimiter);
  return {
    readings: [],
    skipped,
    columns,
    missing,
    rows: table.rows.length,
    members: checked.flatMap(({ member }) => member ?? []),
    faultyRows: checked
      .filter(({ member }) => !member)
      .map((row) => {
        const { number, name, email, sentences } = row;
        const error: ImportRowError = { number, name, sentences };
        return { email, error: JSON.stringify(error), line: errors.linesOf([row]) };
      }),
    errorsHeading: errors.heading,
  };
}
