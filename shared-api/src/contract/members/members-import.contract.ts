import * as v from 'valibot';
import { Id } from '../wire/query.contract.ts';
import { importLimits } from './import-limits.ts';

/** What a column of the file may hold; a name may stand in two columns. */
export const ImportField = v.picklist(['name', 'familyName', 'email', 'phone', 'role', 'office']);
export type ImportField = v.InferOutput<typeof ImportField>;

const fieldOrNone = v.union([v.literal(''), ImportField], 'unknown');

/** What Excel saves CSV in, on a computer set to Arabic and to French, where it is not told to save UTF-8. */
export const ImportEncoding = v.picklist(['windows-1256', 'windows-1252'], 'unknown');
export type ImportEncoding = v.InferOutput<typeof ImportEncoding>;

/** POST /dashboard/members/import: a CSV `file` besides, of any separator, in UTF-8, UTF-16, Windows-1252 or Windows-1256. */
export const MembersImportForm = v.object({
  /** `true` adds nobody and tells what would be done. */
  isTrial: v.pipe(
    v.picklist(['true', 'false'], 'unknown'),
    v.transform((isTrial) => isTrial === 'true'),
  ),
  /** The office of rows that name none; the head of an office imports into its own. */
  officeId: v.optional(v.union([v.literal(''), Id]), ''),
  /** Of a file whose letters do not tell it: what `readings` of the trial asked for. */
  encoding: v.optional(ImportEncoding),
  /** The field of each column, in order and separated by commas, instead of what the headings say; empty where none. */
  columns: v.optional(
    v.pipe(
      v.string(),
      v.transform((columns) => (columns === '' ? undefined : columns.split(','))),
      // counted before each is looked at
      v.optional(v.pipe(v.array(v.string()), v.maxLength(importLimits.columns, 'unknown'), v.array(fieldOrNone))),
    ),
  ),
});

export const ImportColumn = v.object({
  heading: v.string(),
  /** The first value in it that is not empty. */
  example: v.string(),
  field: v.nullable(ImportField),
});
export type ImportColumn = v.InferOutput<typeof ImportColumn>;

export const ImportRowError = v.object({
  /** As a spreadsheet counts: the first row, of headings or a title, is 1. */
  number: v.number(),
  name: v.string(),
  /** What to correct, a sentence a field. */
  sentences: v.array(v.string()),
});
export type ImportRowError = v.InferOutput<typeof ImportRowError>;

/** A line of the file as it is read in an encoding. */
export const ImportReading = v.object({ encoding: ImportEncoding, line: v.string() });
export type ImportReading = v.InferOutput<typeof ImportReading>;

export const MembersImportReply = v.object({
  message: v.string(),
  /** Where there are any, nothing was imported: the person chooses the line that is right, and sends its `encoding` with the file. */
  readings: v.array(ImportReading),
  /** What stands above the headings, as a title of the list: rows that are left out. */
  skipped: v.array(v.string()),
  columns: v.array(ImportColumn),
  /** Required fields that no column holds: nothing can be imported while there are any. */
  missing: v.array(ImportField),
  rows: v.number(),
  /** Members that were added; of a trial, that would be. */
  added: v.number(),
  /** Rows whose e-mail address has an account: they are left as they are. */
  present: v.number(),
  faulty: v.number(),
  /** The names of offices that have several heads once the file is imported. */
  severalHeads: v.array(v.string()),
  /** The first faulty rows. */
  errors: v.array(ImportRowError),
  /** All faulty rows as they came, each with what to correct: a CSV file to be corrected and imported again. */
  errorsCsv: v.string(),
});
export type MembersImportReply = v.InferOutput<typeof MembersImportReply>;
