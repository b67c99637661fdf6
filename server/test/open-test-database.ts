import { randomUUID } from 'node:crypto';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { createPool } from '../src/platform/database/db.ts';
import { listenToEmbedded, listenToServer } from '../src/platform/database/listen.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import { openMigratedMemory } from './migrated-dump.ts';
import { migratedTemplate } from './migrated-template.ts';

async function openServerDatabase(url: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { create, drop } = await migratedTemplate(url);
  await create(name);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = createPool(own.href, () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    listen: listenToServer(own.href),
    drop: async () => {
      await db.destroy();
      await drop(name);
    },
  };
}

async function openOwnMemory() {
  const pglite = await openMigratedMemory();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { db, listen: listenToEmbedded(pglite), drop: () => db.destroy() };
}

/** A migrated database of one's own: embedded or, with TEST_DATABASE_URL, on that server. */
export function openTestDatabase() {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openServerDatabase(url) : openOwnMemory();
}
