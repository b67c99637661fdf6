import * as v from 'valibot';
import { csvSeparators, usualCsvSeparator } from './csv-separators.ts';

/** The query of a list as a CSV file: its filters, and what separates the cells. */
export const csvQueryOf = <Entries extends v.ObjectEntries>(filter: v.ObjectSchema<Entries, undefined>) =>
  v.object({ ...filter.entries, separator: v.optional(v.picklist(csvSeparators), usualCsvSeparator) });
