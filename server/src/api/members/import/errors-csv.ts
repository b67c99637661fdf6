import type { ImportColumn } from 'shared-api/contract/members/members-import.contract';
import { memberColumnNames } from '../../../messages.ts';
import { type CsvColumn, toCsvText } from '../../../platform/csv/to-csv.ts';
import type { CheckedRow } from './check-rows.ts';

/** The faulty rows as they came, and what to correct in a column of its own, which an import leaves alone. */
export function errorsCsv(columns: ImportColumn[], faulty: CheckedRow[]) {
  if (faulty.length === 0) return '';
  const csvColumns: CsvColumn<CheckedRow>[] = [
    ...columns.map(({ heading }, place) => ({ name: heading, read: ({ cells }: CheckedRow) => cells[place] ?? '' })),
    { name: memberColumnNames.toCorrect, read: ({ sentences }) => sentences.join(' ') },
  ];
  return toCsvText(csvColumns, faulty);
}
