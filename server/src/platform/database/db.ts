import { join } from 'node:path';
import {
  type Dialect,
  Kysely,
  type Transaction as KyselyTransaction,
  PGliteDialect,
  PostgresDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';
import type { Env } from '../env/env.ts';
import { StartError } from '../env/start-error.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { listenToEmbedded, listenToServer } from './listen.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './tables.ts';

/** What carries queries out: the pool, or the transaction a service has opened. */
export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const minServerVersion = 150_000;

/** Connections to a PostgreSQL; `onLost` for each that ends before it is let go. */
export function createPool(databaseUrl: string, onLost: (error: Error) => void) {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: serverLimits.maxConnections,
    connectionTimeoutMillis: serverLimits.connectTimeoutMs,
  });
  // the pool listens to idle connections only: one that is lost in a request's hands would end the process
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return pool;
}

/** Statements of such a database are part of the traces. */
export const tracedDb = (dialect: Dialect, { logStatement }: Tracing): Db =>
  new Kysely({ dialect, ...(logStatement && { log: logStatement }) });

async function openServer(databaseUrl: string, onLost: (error: Error) => void, tracing: Tracing) {
  const db = tracedDb(new PostgresDialect({ pool: createPool(databaseUrl, onLost) }), tracing);
  const version = await serverVersion(db, databaseUrl);
  if (version < minServerVersion) {
    await db.destroy();
    throw new StartError('DATABASE_URL must name a PostgreSQL of version 15 or later');
  }
  return { db, listen: listenToServer(databaseUrl), close: () => db.destroy() };
}

async function serverVersion(db: Db, databaseUrl: string) {
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(
      db,
    );
    return Number(rows[0]?.version);
  } catch (error) {
    await db.destroy();
    const cause = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATABASE_URL: no database answers at ${new URL(databaseUrl).host} (${cause.message || cause.code})`,
    );
  }
}

async function openFolder(dataDir: string, tracing: Tracing) {
  const unlock = lockDataDir(dataDir);
  try {
    const pglite = await openEmbeddedDatabase(join(dataDir, 'db'));
    const db = tracedDb(new PGliteDialect({ pglite }), tracing);
    return {
      db,
      listen: listenToEmbedded(pglite),
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(`DATA_DIR: the database in ${join(dataDir, 'db')} does not open (${String(error)})`);
  }
}

/** The one database: PostgreSQL at DATABASE_URL, or else the embedded one in DATA_DIR. @throws StartError */
export const openDatabase = (
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
  tracing = noTracing,
) => (env.databaseUrl ? openServer(env.databaseUrl, onLost, tracing) : openFolder(env.dataDir, tracing));
