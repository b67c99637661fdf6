import { type CsvSeparator, usualCsvSeparator } from '../contract/wire/csv-separators.ts';

/** The search part of the URL of a CSV file: the filters of its list, and the separator where it is not the usual one. */
export function csvSearch(filter: Record<string, unknown>, separator: CsvSeparator) {
  const given = { ...filter, ...(separator !== usualCsvSeparator && { separator }) };
  return new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]));
}
