import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { serverLimits } from '../../limits.ts';
import { isDatabaseAway } from './is-database-away.ts';

const { replicaTimeoutMs, replicaHeartbeatMs, firstReplicaPauseMs, longestReplicaPauseMs, replicaReportedAfterMs } =
  serverLimits;

type Position = { lsn: string; system: string; timeline: number };
/** What readers must see at least: all that was committed when this was made. Its position is read afterwards. */
type Target = { position?: Position | undefined };
type Log = { warn: (details: object, text: string) => void; info: (text: string) => void };

/** Where the log of what is written stands. Not the part that is on the disk: a commit may be announced before it is there. */
const positionQuery = `
  select pg_current_wal_insert_lsn()::text as lsn, system_identifier::text as system,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline
  from pg_control_system()`;

/** False for a database that is no replica, one of another primary, and one that does not follow a primary that took over. */
const reachedQuery = `
  select coalesce(pg_is_in_recovery() and system_identifier = $2 and timeline_id >= $3
    and pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReached"
  from pg_control_system(), pg_control_checkpoint()`;

/** PostgreSQL ends statements on a replica that conflict with replaying, or has them wait for a lock that it replays. */
const conflictsWithReplay = new Set(['40001', '40P01', '55P03']);
const isReplicaFailure = (error: Error & { code?: string }) =>
  conflictsWithReplay.has(error.code ?? '') || isDatabaseAway(error) || error.message === 'Query read timeout';

/**
 * Connections for what everybody may read: to the replica where it has all that this instance has heard of, else to the
 * primary. It never answers from before a change that was heard when the read began, which pages in memory rely on:
 *
 * - A notification arrives after its commit can be seen on the primary, so the position read after it includes the commit.
 * - From hearing of a change until the replica has replayed that position, reads go to the primary.
 * - Each connection is checked once for each position: behind a connection is one process of one server, which never goes
 *   back; a server that was restarted may, and needs new connections.
 * - While changes cannot be heard all reads go to the primary.
 */
export function openReplica(primary: pg.Pool, replica: pg.Pool) {
  const reached = new WeakMap<pg.PoolClient, Target>();
  const reads = { primary: 0, replica: 0 };
  let target: Target = {};
  let isListening = false;
  let isInUse = false;
  let isStopped = false;
  let sleeping = new AbortController();
  let watching: Promise<void> | undefined;
  let log: Log | undefined;

  async function hasReached(client: pg.PoolClient, wanted: Target) {
    const { position } = wanted;
    if (!position) return false;
    const values = [position.lsn, position.system, position.timeline];
    const query = { text: reachedQuery, values, query_timeout: replicaTimeoutMs };
    const { rows } = await client.query<{ hasReached: boolean }>(query);
    if (rows[0]?.hasReached) reached.set(client, wanted);
    return rows[0]?.hasReached === true;
  }

  async function withReplica<T>(use: (client: pg.PoolClient) => Promise<T>) {
    const client = await replica.connect();
    try {
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Whether the replica has what readers must see now. */
  async function probe(wanted: Target) {
    const query = { text: positionQuery, query_timeout: replicaTimeoutMs };
    wanted.position ??= (await primary.query<Position>(query)).rows[0];
    return { isReached: await withReplica((client) => hasReached(client, wanted)), failure: undefined };
  }

  /** The log tells of what lasts, and of its end. */
  function reporter() {
    let outOfUseSince = performance.now();
    let isReported = false;
    return (failure: unknown) => {
      const now = performance.now();
      if (isInUse) {
        if (isReported) log?.info('the replica answers readers again');
        isReported = false;
        outOfUseSince = now;
      } else if (isListening && !isReported && now - outOfUseSince > replicaReportedAfterMs) {
        log?.warn(
          { err: failure },
          `the primary answers readers: the replica ${failure ? 'could not be checked' : 'is behind'}`,
        );
        isReported = true;
      }
    };
  }

  async function watch() {
    const report = reporter();
    let pauseMs: number = firstReplicaPauseMs;
    let last: Target | undefined;
    while (!isStopped) {
      const wanted = target;
      if (wanted !== last || isInUse) pauseMs = firstReplicaPauseMs;
      last = wanted;
      sleeping = new AbortController();
      const found = await probe(wanted).catch((failure: unknown) => ({ isReached: false, failure }));
      isInUse = found.isReached && isListening && wanted === target;
      report(found.failure);
      const ms = isInUse ? replicaHeartbeatMs : pauseMs;
      await pause(ms, undefined, { ref: false, signal: sleeping.signal }).catch(() => undefined);
      pauseMs = Math.min(2 * pauseMs, longestReplicaPauseMs);
    }
  }

  function stopUsing() {
    isInUse = false;
    sleeping.abort();
  }

  /** A connection on which everything can be seen that readers must see now. */
  async function connectToReplica() {
    const wanted = target;
    let client: pg.PoolClient | undefined;
    try {
      client = await replica.connect();
      if (reached.get(client) === wanted || (await hasReached(client, wanted))) return client;
      client.release();
    } catch {
      client?.release(true); // the next look at it says why
    }
    stopUsing();
    return undefined;
  }

  /** A single statement that only reads may be sent once more, to the primary. */
  function readingClient(client: pg.PoolClient) {
    let hasFailed = false;
    return {
      async query(text: string, values: unknown[]) {
        try {
          const result = await client.query(text, values);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (!isReplicaFailure(error as Error)) throw error;
          hasFailed = true;
          stopUsing();
          reads.primary += 1;
          return primary.query(text, values);
        }
      },
      release: () => client.release(hasFailed),
    };
  }

  const pool = {
    options: replica.options,
    async connect() {
      const client = isInUse ? await connectToReplica() : undefined;
      if (client) return readingClient(client);
      reads.primary += 1;
      return primary.connect();
    },
    async end() {
      isStopped = true;
      stopUsing();
      await watching;
      await replica.end();
    },
  };

  return {
    /** For statements that only read, each by itself; no cursor is opened on it. */
    pool: pool as unknown as PostgresPool,
    /** How many statements went where. */
    reads: reads as Readonly<typeof reads>,
    isInUse: () => isInUse,
    reportTo(to: Log) {
      log = to;
    },

    /** Something changed that readers see. */
    expire() {
      target = {};
      stopUsing();
    },

    /** Changes are heard from now on. */
    startListening() {
      isListening = true;
      target = {};
      stopUsing();
      watching ??= watch();
    },

    /** Changes may be missed from now on. */
    stopListening() {
      isListening = false;
      stopUsing();
    },
  };
}
export type ReplicaPool = ReturnType<typeof openReplica>;
