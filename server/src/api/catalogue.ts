import type { Catalogue, PersonColumn, TableFacts, TableName } from '../platform/database/table-facts.ts';
import type { LeaverByMail } from '../platform/mail/mail.tables.ts';
import { nouns } from './nouns.ts';

/** The tables of all rows together, so that a table in no row of `nouns` does not compile below. */
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Listed = UnionToIntersection<NonNullable<(typeof nouns)[number]['tables']>>;

/** Every table of the database, each after those it refers to: in this order archives are read, and persons erased. */
const catalogue: Catalogue<LeaverByMail> = Object.assign({}, ...nouns.map(({ tables }) => tables)) as Listed;

/** What holds of any table. */
type AnyFacts = TableFacts<'posts', LeaverByMail>;
export const tables = Object.entries(catalogue) as unknown as [TableName, AnyFacts][];

type AnyColumn = { table: TableName; column: string } & PersonColumn<'posts', LeaverByMail>;
/** Every column that names a person. */
export const personColumns: AnyColumn[] = tables.flatMap(([table, { person }]) =>
  person === 'none' ? [] : Object.entries(person).map(([column, facts]) => ({ table, column, ...facts })),
);

/** What an archive holds, each table after those it refers to. */
export const archivedTables = tables.flatMap(([table, { archive }]) =>
  archive === 'passing' ? [] : [{ table, ...archive }],
);
