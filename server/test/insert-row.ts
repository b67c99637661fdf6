import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';

export type Row = Record<string, unknown>;

/** Columns of a table that refer to another one, and those that they refer to. */
export async function listReferences(db: Db) {
  const named = (relation: string, numbers: string) => sql`array(
    select attname::text from unnest(${sql.ref(numbers)}) with ordinality as keys (number, place)
    join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number order by place)`;
  const { rows } = await sql<{
    table: string;
    parent: string;
    columns: string[];
    targets: string[];
    cascades: boolean;
  }>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as parent, confdeltype = 'c' as cascades,
      ${named('conrelid', 'conkey')} as columns, ${named('confrelid', 'confkey')} as targets
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/** Moments to come, one after another: what ends does so after it began. */
let seconds = 3_600;
const aMoment = () => {
  seconds += 1;
  return new Date(Date.now() + seconds * 1_000);
};

const exampleOf: Record<string, () => unknown> = {
  uuid: randomUUID,
  'timestamp with time zone': aMoment,
  boolean: () => true,
  jsonb: () => '{}',
  ARRAY: () => '{1}',
  smallint: () => 1,
  integer: () => 1,
  bigint: () => 1,
  'double precision': () => 1,
  bytea: () => Buffer.from('1'),
};

/** Columns that a row needs, with the last word that the database allows there. */
async function listNeeded(db: Db, table: string) {
  const { rows } = await sql<{ name: string; type: string; word: string | null }>`
    select column_name as name, data_type as type, (
      select split_part(pg_get_constraintdef(oid), '''', -2) from pg_constraint
      where contype = 'c' and conrelid = ${table}::regclass
        and pg_get_constraintdef(oid) like '%((' || column_name || ' = ANY%' limit 1) as word
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows;
}

/** A row of any table with these values, those that it refers to, and what else it needs. */
export async function insertRow(db: Db, table: string, given: Row = {}): Promise<Row> {
  const row = { ...given };
  const needed = await listNeeded(db, table);
  for (const { parent, columns, targets } of (await listReferences(db)).filter(
    (reference) => reference.table === table,
  )) {
    const missing = columns.filter((column) => !(column in row) && needed.some(({ name }) => name === column));
    if (missing.length === 0) continue;
    const known = columns.flatMap((column, index) => (column in row ? [[targets[index], row[column]] as const] : []));
    const referred = known[0] ? await findRow(db, parent, Object.fromEntries(known)) : await insertRow(db, parent);
    columns.forEach((column, index) => {
      row[column] = referred?.[targets[index] ?? ''];
    });
  }
  for (const { name, type, word } of needed)
    if (!(name in row)) row[name] = word ?? (exampleOf[type] ?? (() => randomUUID().replaceAll('-', '')))();
  const [columns, values] = [Object.keys(row).map((column) => sql.id(column)), Object.values(row)];
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)}) returning *`.execute(db);
  return rows[0] ?? {};
}

/** A row with these values. */
export async function findRow(db: Db, table: string, values: Row): Promise<Row | undefined> {
  const conditions = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} limit 1`.execute(db);
  return rows[0];
}
