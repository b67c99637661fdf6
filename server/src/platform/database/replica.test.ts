import type pg from 'pg';
import { until } from '../../../test/until.ts';
import { openReplica } from './replica.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A primary and its replica; what each has is how many changes were committed when it was last written to. */
function twoServers() {
  const state = { committed: 1, replayed: 1, isReplicaUp: true, isReplicaPrimary: false, failNext: '' };
  let run = 0;
  let idle: { run: number; client: pg.PoolClient }[] = [];

  const answer = (server: string, count: number) => ({ rows: [{ server, count }] });
  const primary = {
    query: async (given: string | object) =>
      typeof given === 'object'
        ? { rows: [{ lsn: state.committed, system: '1', timeline: 1 }] }
        : answer('primary', state.committed),
    connect: async () => ({
      query: async () => answer('primary', state.committed),
      release: () => undefined,
    }),
  };

  async function query(given: string | { values: number[] }) {
    if (!state.isReplicaUp) throw failure('57P01');
    if (typeof given === 'object')
      return { rows: [{ hasReached: !state.isReplicaPrimary && state.replayed >= Number(given.values[0]) }] };
    const code = state.failNext;
    state.failNext = '';
    if (code) throw failure(code);
    return answer('replica', state.replayed);
  }
  const replica = {
    options: {},
    end: async () => undefined,
    async connect() {
      const kept = idle.pop();
      if (kept?.run === run) return kept.client;
      if (!state.isReplicaUp) throw failure('ECONNREFUSED');
      const own = run;
      const client = {
        query,
        release: (isBroken?: boolean) => isBroken || idle.push({ run: own, client: client as never }),
      };
      return client;
    },
  };
  const opened = openReplica(primary as never, replica as never);

  async function read() {
    const client = await opened.pool.connect();
    try {
      const { rows } = await client.query<{ server: string; count: number }>('select', []);
      return rows[0];
    } finally {
      client.release();
    }
  }
  return {
    ...opened,
    state,
    read,
    commit() {
      state.committed += 1;
      opened.expire();
    },
    restartReplica(replayed: number) {
      run += 1;
      idle = [];
      state.replayed = replayed;
    },
    close: () => opened.pool.end(),
  };
}

let servers: ReturnType<typeof twoServers>;
beforeEach(async () => {
  servers = twoServers();
  servers.startListening();
  await until(servers.isInUse);
});
afterEach(() => servers.close());

test('a reader is answered by the replica while it has all that was heard of', async () => {
  expect(await servers.read()).toEqual({ server: 'replica', count: 1 });
  expect(servers.reads).toEqual({ primary: 0, replica: 1 });
});

test('a reader sees a change at once, from the primary until the replica has it', async () => {
  servers.commit();
  expect(await servers.read()).toEqual({ server: 'primary', count: 2 });
  servers.state.replayed = 2;
  await until(servers.isInUse);
  expect(await servers.read()).toEqual({ server: 'replica', count: 2 });
});

test('a reader who comes while the replica is being looked at sees what changed meanwhile', async () => {
  servers.commit();
  servers.state.replayed = 2;
  await until(servers.isInUse);
  servers.commit();
  servers.commit();
  expect(await servers.read()).toEqual({ server: 'primary', count: 4 });
  servers.state.replayed = 3;
  expect(await servers.read()).toEqual({ server: 'primary', count: 4 });
  servers.state.replayed = 4;
  await until(servers.isInUse);
  expect(await servers.read()).toEqual({ server: 'replica', count: 4 });
});

test('a reader does not meet what a restarted replica has forgotten', async () => {
  servers.commit();
  servers.state.replayed = 2;
  await until(servers.isInUse);
  servers.restartReplica(1);
  expect(await servers.read()).toEqual({ server: 'primary', count: 2 });
});

test.each([
  ['is ended', '57P01'],
  ['is out of connections', '53300'],
  ['ends the statement, to go on replaying', '40001'],
  ['ends the statement that blocks replaying', '40P01'],
  ['has the statement wait for a lock that it replays', '55P03'],
  ['says nothing', 'Query read timeout'],
])('a reader is answered by the primary where the replica %s', async (_, code) => {
  servers.state.failNext = code;
  expect(await servers.read()).toEqual({ server: 'primary', count: 1 });
  await until(servers.isInUse);
  expect(await servers.read()).toEqual({ server: 'replica', count: 1 });
});

test('readers are answered while the replica is away, and by it when it is back', async () => {
  servers.state.isReplicaUp = false;
  expect(await servers.read()).toEqual({ server: 'primary', count: 1 });
  expect(servers.isInUse()).toBe(false);
  servers.state.isReplicaUp = true;
  await until(servers.isInUse);
  expect(await servers.read()).toEqual({ server: 'replica', count: 1 });
});

test('a statement that took too long on the replica is not sent to the primary as well', async () => {
  servers.state.failNext = '57014';
  await expect(servers.read()).rejects.toThrow('57014');
});

test('a replica that took over is a replica no more', async () => {
  servers.state.isReplicaPrimary = true;
  servers.commit();
  servers.state.replayed = 9;
  expect(await servers.read()).toEqual({ server: 'primary', count: 2 });
});

test('while changes cannot be heard the primary answers', async () => {
  servers.stopListening();
  expect(await servers.read()).toEqual({ server: 'primary', count: 1 });
  servers.startListening();
  await until(servers.isInUse);
  expect(await servers.read()).toEqual({ server: 'replica', count: 1 });
});
