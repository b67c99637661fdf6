import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { openMemoryDatabase } from '../src/platform/database/embedded-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Tables } from '../src/platform/database/tables.ts';

const cacheDir = join(import.meta.dirname, '../../.cache');

/** Changes with every migration, and with the engine that carries them out. */
export function hashOfMigrations() {
  const files = globSync(join(import.meta.dirname, '../{migrations/*.ts,package.json}')).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** An embedded database after all migrations: carried out once, copied for every file of tests. */
async function migratedDump(): Promise<Blob> {
  const file = join(cacheDir, `migrated-${hashOfMigrations()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const pglite = await openMemoryDatabase();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  for (const each of globSync(join(cacheDir, 'migrated-*.tar'))) if (each !== file) rmSync(each, { force: true });
  return dump;
}

/** A migrated database of one's own, in memory. */
export const openMigratedMemory = async () => openMemoryDatabase(await migratedDump());
