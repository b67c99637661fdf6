import { importLimits } from 'shared-api/contract/members/import-limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import type { ImportColumn, ImportField, ImportRowError } from 'shared-api/contract/members/members-import.contract';
import { memberColumnNames } from '../../../messages.ts';
import { type CsvColumn, toCsvText } from '../../../platform/csv/to-csv.ts';
import { type CheckedRow, type ImportedMember, requiredFields, rowChecker } from './check-rows.ts';
import { importColumns } from './import-columns.ts';
import { readTable } from './read-table.ts';

/** The faulty rows as they came, and what to correct in a column of its own, which an import leaves alone. */
function errorsCsv(columns: ImportColumn[], faulty: CheckedRow[]) {
  if (faulty.length === 0) return '';
  const csvColumns: CsvColumn<CheckedRow>[] = [
    ...columns.map(({ heading }, place) => ({ name: heading, read: ({ cells }: CheckedRow) => cells[place] ?? '' })),
    { name: memberColumnNames.toCorrect, read: ({ sentences }) => sentences.join(' ') },
  ];
  return toCsvText(csvColumns, faulty);
}

type Context = {
  viewer: Viewer;
  offices: { id: string; name: string }[];
  /** Of rows that name none. */
  officeId: string;
  /** The field of each column, instead of what the headings say. */
  chosen: (ImportField | '')[] | undefined;
};

/** What a file of members says. */
export type ReadMembers = {
  columns: ImportColumn[];
  missing: ImportField[];
  rows: number;
  members: ImportedMember[];
  faulty: number;
  errors: ImportRowError[];
  errorsCsv: string;
};

/** Reads a file and checks each row of it: a third of a second for the largest. @throws Rejection 400 */
export function readMembers(file: Uint8Array, { chosen, ...context }: Context): ReadMembers {
  const table = readTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const columns = importColumns(table, chosen);
  const missing = requiredFields.filter((wanted) => !columns.some(({ field }) => field === wanted));
  const checked = missing.length > 0 ? [] : table.rows.map(rowChecker(columns, context));
  const faulty = checked.filter(({ member }) => !member);
  return {
    columns,
    missing,
    rows: table.rows.length,
    members: checked.flatMap(({ member }) => member ?? []),
    faulty: faulty.length,
    errors: faulty
      .slice(0, importLimits.errorsShown)
      .map(({ number, name, sentences }) => ({ number, name, sentences })),
    errorsCsv: errorsCsv(columns, faulty),
  };
}
