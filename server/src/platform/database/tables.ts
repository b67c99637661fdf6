import type { ColumnType } from 'kysely';

// the declarations of tables find these without an import: they are merged into this module

export type Generated<T> = ColumnType<T, T | undefined, T>;
export type Timestamp = Generated<Date>;
export type MaybeTimestamp = Generated<Date | null>;
export type Json<T> = ColumnType<T, string | undefined, string>;

/** What queries are checked against. Each noun adds its own in `<noun>.tables.ts`, and `migrations/` is what makes it true. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Tables {}
