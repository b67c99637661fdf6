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
import { migrate } from './migrate.ts';
import { preparingClient } from './preparing-client.ts';
import { openReplica, type ReplicaPool } from './replica.ts';
import type { Tables } from './tables.ts';

/** What carries queries out: the pool, or the transaction a service has opened. */
export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const minServerVersion = 150_000;

/** Of statements that somebody waits for, or that keep others waiting. */
export const defaultTimeouts: pg.PoolConfig = {
  statement_timeout: serverLimits.statementTimeoutMs,
  lock_timeout: serverLimits.lockTimeoutMs,
  idle_in_transaction_session_timeout: serverLimits.idleTransactionTimeoutMs,
};

/** Connections to a PostgreSQL; `onLost` for each that ends before it is let go. */
export function createPool(databaseUrl: string, onLost: (error: Error) => void, options: pg.PoolConfig = {}) {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString: databaseUrl,
    max: serverLimits.defaultConnections,
    connectionTimeoutMillis: serverLimits.connectTimeoutMs,
    ...options,
  });
  // the pool listens to idle connections only: one that is lost in a request's hands would end the process
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return pool;
}

/** Statements of such a database are part of the traces. */
export const tracedDb = (dialect: Dialect, { logStatement }: Tracing): Db =>
  new Kysely({ dialect, ...(logStatement && { log: logStatement }) });

/** A database of what everybody may read, and what decides which of the two servers answers. */
export type Replica = Omit<ReplicaPool, 'pool'> & { db: Db };

function openReplicaDb(primary: pg.Pool, replica: pg.Pool, tracing: Tracing): Replica {
  const { pool, ...others } = openReplica(primary, replica);
  return { ...others, db: tracedDb(new PostgresDialect({ pool }), tracing) };
}

/** A replica that is cut off sends nothing, not even that a statement took too long, which comes first from one that lives. */
const silentReplica = {
  keepAlive: true,
  query_timeout: serverLimits.statementTimeoutMs + serverLimits.replicaTimeoutMs,
};

async function openServer(databaseUrl: string, env: DatabaseEnv, onLost: OnLost, { tracing, timeouts }: Options) {
  const options = { ...timeouts, max: env.databaseConnections ?? serverLimits.defaultConnections };
  const primary = createPool(databaseUrl, onLost, options);
  const db = tracedDb(new PostgresDialect({ pool: primary }), tracing);
  const version = await serverVersion(db, databaseUrl);
  if (version < minServerVersion) {
    await db.destroy();
    throw new StartError('DATABASE_URL must name a PostgreSQL of version 15 or later');
  }
  const { databaseReadUrl } = env;
  const replica = databaseReadUrl
    ? openReplicaDb(primary, createPool(databaseReadUrl, onLost, { ...options, ...silentReplica }), tracing)
    : undefined;
  return {
    db,
    replica,
    listen: listenToServer(databaseUrl),
    migrate: () => migrateServer(databaseUrl, onLost, tracing),
    close: async () => {
      await replica?.db.destroy();
      await db.destroy();
    },
  };
}

/** On a connection without time-outs: a large table takes its time, and so does another instance that migrates first. */
async function migrateServer(databaseUrl: string, onLost: OnLost, tracing: Tracing) {
  const db = tracedDb(new PostgresDialect({ pool: createPool(databaseUrl, onLost) }), tracing);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
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
      replica: undefined,
      listen: listenToEmbedded(pglite),
      migrate: () => migrate(db),
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

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseReadUrl' | 'databaseConnections'>>;
type OnLost = (error: Error) => void;
/** `timeouts`: none for commands of the operator, which read or write all that there is. */
type Options = { tracing: Tracing; timeouts: pg.PoolConfig };

/** The one database: PostgreSQL at DATABASE_URL, or else the embedded one in DATA_DIR. @throws StartError */
export function openDatabase(env: DatabaseEnv, onLost: OnLost, options: Partial<Options> = {}) {
  const { tracing = noTracing, timeouts = defaultTimeouts } = options;
  return env.databaseUrl
    ? openServer(env.databaseUrl, env, onLost, { tracing, timeouts })
    : openFolder(env.dataDir, tracing);
}
