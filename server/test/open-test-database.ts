import { randomUUID } from 'node:crypto';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openMemoryDatabase } from '../src/embedded-database.ts';
import { listenToEmbedded, listenToServer } from '../src/events/listen.ts';
import { migrate } from '../src/migrate.ts';
import type { Tables } from '../src/tables.ts';
import { migratedDump } from './migrated-dump.ts';

async function withAdmin(url: string, statement: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

async function openServerDatabase(url: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: own.href });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    listen: listenToServer(own.href),
    drop: async () => {
      await db.destroy();
      await withAdmin(url, `drop database ${name}`);
    },
  };
}

async function openOwnMemory() {
  const pglite = await openMemoryDatabase(await migratedDump());
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { db, listen: listenToEmbedded(pglite), drop: () => db.destroy() };
}

/** A migrated database of one's own: embedded or, with TEST_DATABASE_URL, on that server. */
export async function openTestDatabase() {
  const url = process.env.TEST_DATABASE_URL;
  const opened = url ? await openServerDatabase(url) : await openOwnMemory();
  await migrate(opened.db);
  return opened;
}
