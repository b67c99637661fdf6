import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyRegistry, hasReleases, isSystemError, openStorage } from 'deploy/registry';
import { sql } from 'kysely';
import { archivedTables } from '../api/catalogue.ts';
import { serverLimits } from '../limits.ts';
import type { Db, Transaction } from '../platform/database/db.ts';
import { StartError } from '../platform/env/start-error.ts';
import type { ArchiveSize, Stores } from './export-archive.ts';

/** An archive of an earlier version is without the columns added since, which take their defaults. */
async function columnsToFill(db: Db, table: string, archived: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  const columns = Object.keys(JSON.parse(archived));
  return sql.join(rows.filter(({ name }) => columns.includes(name)).map(({ name }) => sql.id(name)));
}

const raisedByTrigger = 'P0001';

/** Archives of every version hold the tables of this migration and of those before. */
const firstArchives = 6;

async function* batchesOf(file: string) {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line);
    if (batch.length < serverLimits.importBatchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A trigger rejects what contradicts itself, such as an audit that was changed after it was written. */
const explain = (file: string) => (error: Error & { code?: string }) => {
  throw error.code === raisedByTrigger ? new StartError(`${file}: ${error.message}`) : error;
};

const withAdded = (line: string, added: object | undefined) =>
  added ? JSON.stringify({ ...JSON.parse(line), ...added }) : line;

async function fillTable(db: Db, table: string, file: string, added?: object) {
  let count = 0;
  for await (const lines of batchesOf(file)) {
    const batch = lines.map((line) => withAdded(line, added));
    const columns = await columnsToFill(db, table, batch[0] ?? '{}');
    const rows = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${`[${batch.join(',')}]`}::jsonb)`;
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rows}`
      .execute(db)
      .catch(explain(file));
    count += batch.length;
  }
  return count;
}

async function rejectUnlessEmpty(db: Db, registry: Stores['registry']) {
  const { rows } = await sql`select 1 from offices limit 1`.execute(db);
  if (rows.length > 0) throw new StartError('the database is not empty: an archive is read into an empty one only');
  if (registry && (await hasReleases(registry)))
    throw new StartError(
      'the registry of front ends has releases: an archive is read into an empty one only; --without-registry leaves it as it is',
    );
}

/** An archive of an earlier version has none, and one of a portal without front ends is empty. */
const fillRegistry = async (registry: Stores['registry'], folder: string) =>
  registry ? copyRegistry(openStorage(join(folder, 'registry')), registry) : 0;

/** @throws StartError when it cannot be read, which is not to be taken for an archive that lacks something */
async function listFiles(folder: string) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error)) throw new StartError(`${folder} cannot be read (${error.code})`);
    throw error;
  }
}

/**
 * Reads an archive into an empty database with its media store and, if one is given, into an empty registry, whole or not at all;
 * `verify` may reject what was read. @throws StartError, RegistryError
 */
export async function importArchive(
  db: Db,
  { media, registry }: Stores,
  folder: string,
  verify: (transaction: Transaction) => Promise<void>,
): Promise<ArchiveSize> {
  const files = await listFiles(folder);
  // the numbers of an archive's pointers say nothing of another registry
  const isThere = (table: string) =>
    files.includes(`${table}.jsonl`) && (registry !== undefined || table !== 'live_pointers');
  const missing = archivedTables.find(({ table, since }) => !isThere(table) && since <= firstArchives);
  if (missing) throw new StartError(`${folder} is not a whole archive: ${missing.table}.jsonl is missing`);
  await rejectUnlessEmpty(db, registry);
  for (const name of await readdir(join(folder, 'media')))
    await media.put(name, await readFile(join(folder, 'media', name)));
  return db.transaction().execute(async (transaction) => {
    let rows = 0;
    const fill = async (table: string, file: string, added?: object) => {
      if (isThere(file)) rows += await fillTable(transaction, table, join(folder, `${file}.jsonl`), added);
    };
    for (const { table, isFilledAtStart, formerly } of archivedTables) {
      if (isFilledAtStart && isThere(table)) await sql`delete from ${sql.table(table)}`.execute(transaction);
      await fill(table, table);
      for (const [former, added] of Object.entries(formerly ?? {})) await fill(table, former, added);
    }
    await verify(transaction);
    return { rows, releases: await fillRegistry(registry, folder) };
  });
}
