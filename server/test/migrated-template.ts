import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import { hashOfMigrations } from './migrated-dump.ts';

/** Any number: files of tests that run side by side wait here for one another. */
const templateLock = 20_260_722;

async function withClient<Result>(url: string, act: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function migrateDatabase(url: string, name: string) {
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: own.href });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await db.destroy();
}

/**
 * A migrated database of the server at `url` that others are copied from: PostgreSQL copies files in a fraction of the time
 * that all migrations take. Made by the first file of tests that needs it.
 */
export async function migratedTemplate(url: string) {
  const template = `migrated_${hashOfMigrations()}`;
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await client.query(`create database ${template}_unfinished`);
    await migrateDatabase(url, `${template}_unfinished`);
    await client.query(`alter database ${template}_unfinished rename to ${template}`);
  });
  return {
    create: (name: string) => withClient(url, (client) => client.query(`create database ${name} template ${template}`)),
    drop: (name: string) => withClient(url, (client) => client.query(`drop database ${name}`)),
  };
}
