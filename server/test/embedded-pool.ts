import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openMigratedMemory } from './migrated-dump.ts';

/** Longer than emptying all tables takes on a busy machine; a transaction that a test left open never lets it begin. */
const resetTimeoutMs = 10_000;
const maxIdle = 2;

type Idle = { pglite: PGlite; schema: string };

/**
 * Databases that earlier test files of this process returned: opening one takes a second, emptying one a tenth of that. Under
 * a symbol: globals with names are removed after each file.
 */
const key = Symbol.for('tadamon.idle-embedded-databases');
const shared = globalThis as typeof globalThis & { [key]?: Idle[] };
shared[key] ??= [];
const idle = shared[key];

/** Changes with every table, column, default, function, trigger and constraint that a test adds, alters or drops. */
async function readSchema(pglite: PGlite) {
  const { rows } = await pglite.query<{ schema: string }>(`select md5(concat_ws(' ',
    (select string_agg(concat(oid, relname), ',' order by oid) from pg_class where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(attrelid, attnum, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
      from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)),
    (select string_agg(concat(oid, md5(pg_get_expr(adbin, adrelid))), ',' order by oid) from pg_attrdef),
    (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
    (select string_agg(concat(oid, md5(prosrc)), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(oid::text, ',' order by oid) from pg_constraint))) as schema`);
  return rows[0]?.schema ?? '';
}

const findFilledTables = `select string_agg(format('%I', relname), ', ') as tables from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' and pg_relation_size(oid) > 0`;

/** Empties all tables; answers whether the database is as it was when it was opened. */
async function reset({ pglite, schema }: Idle) {
  await pglite.exec('rollback'); // on its own: what follows cannot run in a transaction
  await pglite.exec('discard all');
  if ((await readSchema(pglite)) !== schema) return false;
  const { rows } = await pglite.query<{ tables: string | null }>(findFilledTables);
  const tables = rows[0]?.tables;
  // triggers keep the audit and the security log from losing rows: a replica runs none
  if (tables)
    await pglite.exec(`set session_replication_role = replica; truncate ${tables} restart identity cascade;
      set session_replication_role = origin`);
  return true;
}

/** Acquires a migrated database in memory for one test; `release` empties it for the next, or closes it if it cannot. */
export async function acquireEmbedded() {
  const taken = idle.pop() ?? (await openIdle());
  const { pglite } = taken;
  const listening = new Set<() => Promise<void>>();
  let isClosed = false;
  const unlessClosed =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (isClosed) throw new Error('this database is closed: another test may be using it');
      return call(...args);
    };
  /** Closing it leaves the database open, which others will use. */
  const own = {
    get closed() {
      return isClosed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    query: unlessClosed(pglite.query.bind(pglite)),
    transaction: unlessClosed(pglite.transaction.bind(pglite)),
    async listen(channel: string, onNotification: (payload: string) => void) {
      const stop = await unlessClosed(pglite.listen.bind(pglite))(channel, onNotification);
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    async close() {
      isClosed = true;
    },
  } as unknown as PGlite;

  async function release() {
    isClosed = true;
    for (const stop of listening) await stop();
    return reset(taken);
  }
  return {
    pglite: own,
    async release() {
      const isReusable = await Promise.race([
        release().catch(() => false),
        pause(resetTimeoutMs, false, { ref: false }),
      ]);
      if (isReusable && idle.length < maxIdle) idle.push(taken);
      else void pglite.close().catch(() => undefined);
    },
  };
}

async function openIdle(): Promise<Idle> {
  const pglite = await openMigratedMemory();
  return { pglite, schema: await readSchema(pglite) };
}
