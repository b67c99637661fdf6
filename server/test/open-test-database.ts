import { randomUUID } from 'node:crypto';
import { PGliteDialect, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { createPool, defaultTimeouts, tracedDb } from '../src/platform/database/db.ts';
import { listenToEmbedded, listenToServer } from '../src/platform/database/listen.ts';
import { noTracing, type Tracing } from '../src/platform/tracing/tracing.ts';
import { acquireEmbedded } from './embedded-pool.ts';
import { migratedTemplate } from './migrated-template.ts';

async function openServerDatabase(url: string, tracing: Tracing, options: pg.PoolConfig) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { create, drop } = await migratedTemplate(url);
  await create(name);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = createPool(own.href, () => undefined, { ...defaultTimeouts, ...options });
  const db = tracedDb(new PostgresDialect({ pool }), tracing);
  return {
    db,
    listen: listenToServer(own.href),
    drop: async () => {
      await db.destroy();
      await drop(name);
    },
  };
}

async function openOwnMemory(tracing: Tracing) {
  const { pglite, release } = await acquireEmbedded();
  const db = tracedDb(new PGliteDialect({ pglite }), tracing);
  return {
    db,
    listen: listenToEmbedded(pglite),
    drop: async () => {
      await db.destroy();
      await release();
    },
  };
}

/** A migrated database of one's own: embedded or, with TEST_DATABASE_URL, on that server with these options of connections. */
export function openTestDatabase(tracing = noTracing, options: pg.PoolConfig = {}) {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openServerDatabase(url, tracing, options) : openOwnMemory(tracing);
}
