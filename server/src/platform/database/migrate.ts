import fs from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import * as monthCounts from '../../../migrations/017-month-counts.ts';
import { StartError } from '../env/start-error.ts';
import type { Tables } from './tables.ts';

const migrationFolder = path.join(import.meta.dirname, '../../../migrations');
/** All there are, by name. */
export const migrations = await new FileMigrationProvider({ fs, path, migrationFolder }).getMigrations();

const migratorOf = (db: Kysely<Tables>, list: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => list } });

/** Its first name; 014 had run on some databases before it came. */
const formerName = '013-month-counts';

/** A database keeps the names it recorded, because Kysely compares their order with that of the list. */
async function migrationsOf(db: Kysely<Tables>) {
  const { '017-month-counts': _, ...others } = migrations;
  const renamed = { [formerName]: monthCounts };
  const [former] = await migratorOf(db, renamed).getMigrations();
  return former?.executedAt ? { ...others, ...renamed } : migrations;
}

/** The first of those that are named for what they mean to the version before. */
export const firstNamedMigration = 51;

/**
 * Whether a server that knows these migrations may run on what another one made: `051-expand-…` only adds, `052-contract-051-…` takes
 * away what no server that knows 051 needs.
 */
export function mayRunAfter(migration: string, known: readonly string[]): boolean {
  const [, number] = /^\d+-contract-(\d+)-/.exec(migration) ?? [];
  if (number) return known.some((name) => name.startsWith(`${number}-`));
  return /^\d+-expand-/.test(migration);
}

/** Those that a later version carried out, with nothing to do here. @throws StartError when this version cannot work with one */
async function laterMigrationsOf(db: Kysely<Tables>, known: readonly string[]) {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const later = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  const obstacle = later.find((name) => !mayRunAfter(name, known));
  if (obstacle)
    throw new StartError(
      `the database was changed by a later version (${obstacle}), and this one cannot work with it: start that version, or restore a backup from before`,
    );
  return Object.fromEntries(later.map((name): [string, Migration] => [name, { up: async () => undefined }]));
}

/**
 * Brings the tables up to this version, forward only; instances that start together wait for one another. What a later version
 * added stays. @throws StartError when a later version took away what this one needs
 */
export async function migrate(db: Kysely<Tables>) {
  const known = await migrationsOf(db);
  const later = await laterMigrationsOf(db, Object.keys(known));
  const { error } = await migratorOf(db, { ...known, ...later }).migrateToLatest();
  if (error) throw error;
}
