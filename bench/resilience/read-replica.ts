import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { signIn } from './sign-in.ts';

const rounds = isSmoke ? 3 : 16; // a member publishes so much a day at most
const lateMs = 150;
const giveUpAfterMs = 30_000;
const METRICS_TOKEN = 'a-long-secret-token';

async function sendOk(url: string, options: RequestInit = {}) {
  const reply = await fetch(url, options);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

const read = async (url: string) => (await sendOk(url)).text();

/** @throws when it does not happen: an answer from before that is kept in memory stays */
async function until(isSo: () => Promise<boolean>) {
  const deadline = performance.now() + giveUpAfterMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${giveUpAfterMs} ms: ${isSo}`);
    await pause(5);
  }
}

/** What an instance tells of its readers: whether its replica is in use, and the statements each server answered. */
async function figuresOf(origin: string) {
  const reply = await sendOk(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await reply.text();
  const figure = (line: RegExp) => Number(line.exec(text)?.[1] ?? Number.NaN);
  return {
    isInUse: figure(/^replica_in_use (\d+)$/m) === 1,
    primary: figure(/^public_reads_total\{server="primary"\} (\d+)$/m),
    replica: figure(/^public_reads_total\{server="replica"\} (\d+)$/m),
  };
}

/** A member at `origin`, who writes posts. */
async function aWriter(origin: string) {
  const { cookie, member } = await signIn(origin, 'sg');
  const send = (method: string, path: string, title?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, content: '<p>نص</p>', type: 'Post', author: member }))
      form.set(name, value ?? '');
    const headers = { cookie, origin };
    return sendOk(`${origin}/api/post${path}`, { method, headers, ...(title && { body: form }) });
  };
  return {
    async publish(title: string) {
      const { post } = (await (await send('POST', '', title)).json()) as { post: { id: string } };
      return post.id;
    },
    edit: (id: string, title: string) => send('PUT', `/${id}`, title),
    remove: (id: string) => send('DELETE', `/${id}`),
  };
}

async function connect(stack: AsyncDisposableStack, url: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // its server is stopped
  await client.connect();
  stack.defer(() => client.end().catch(() => undefined));
  return client;
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const server = await cluster.startReplica();
  const variables = {
    DATABASE_URL: cluster.databaseUrl('demo'),
    DATABASE_READ_URL: server.databaseUrl('demo'),
    METRICS_TOKEN,
  };
  const start = () => launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables });
  const origins = [(await start()).origin, (await start()).origin];
  const [first = '', second = ''] = origins;
  const writer = await aWriter(first);
  let lists = 0;

  const failed: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    process.stdout.write(`${isSo ? 'so' : 'NOT SO'}: ${what}\n`);
    if (!isSo) failed.push(what);
  };
  const untilInUse = () => Promise.all(origins.map((origin) => until(async () => (await figuresOf(origin)).isInUse)));

  /** Pages and lists of an instance, none of which is in memory but the first, as often as that. */
  async function readAt(origin: string, id: string, times = 1) {
    const texts: string[] = [];
    for (let index = 0; index < times; index += 1) {
      lists += 1;
      texts.push(await read(`${origin}/posts`), await read(`${origin}/api/post?limit=${20 + (lists % 80)}`));
      texts.push(await (await fetch(`${origin}/api/post/${id}`)).text());
    }
    return texts;
  }

  /** Statements of readers at both instances while `act` runs, by the server that answered. */
  async function countReads(act: () => Promise<unknown>) {
    const before = await Promise.all(origins.map(figuresOf));
    await act();
    const after = await Promise.all(origins.map(figuresOf));
    const grown = (of: 'primary' | 'replica') =>
      after.reduce((sum, figures, index) => sum + figures[of] - (before[index]?.[of] ?? 0), 0);
    return { primary: grown('primary'), replica: grown('replica') };
  }

  const id = await writer.publish('المنشور الأول');
  await untilInUse();
  const calm = await countReads(async () => {
    for (const origin of origins) await readAt(origin, id, 10);
  });
  expect(calm.replica > 0 && calm.primary === 0, `readers were answered by the replica: ${JSON.stringify(calm)}`);
  const onReplica = await connect(stack, server.databaseUrl('demo'));
  const { rowCount } = await onReplica.query(
    `select from pg_stat_activity where pid <> pg_backend_pid() and datname = 'demo' and query like '%posts%'`,
  );
  expect((rowCount ?? 0) > 0, `the replica itself says so: ${rowCount} of its connections read posts last`);

  /** Edits and deletes, and counts the answers from before: to the writer at once, to readers elsewhere since they saw the change first. */
  async function countStale(name: string) {
    let stale = 0;
    for (let round = 0; round < rounds; round += 1) {
      const title = `${name} ${round} بعد`;
      const deleted = `${name} ${round} محذوف`;
      const lost = await writer.publish(deleted);
      await Promise.all(origins.map((origin) => until(async () => (await read(`${origin}/posts`)).includes(deleted))));
      const isOld = (text: string) => text.includes(deleted) || (text.includes(`"${id}"`) && !text.includes(title));
      await writer.edit(id, title);
      await writer.remove(lost);
      stale += (await readAt(first, id)).filter(isOld).length;
      await until(async () => {
        const page = await read(`${second}/posts`);
        return page.includes(title) && !page.includes(deleted);
      });
      for (const origin of origins) stale += (await readAt(origin, id, 3)).filter(isOld).length;
      for (const origin of origins) stale += (await fetch(`${origin}/api/post/${lost}`)).status === 404 ? 0 : 1;
    }
    return stale;
  }

  const setDelay = async (delay: string) => {
    const admin = await connect(stack, server.databaseUrl('postgres'));
    await admin.query(`alter system set recovery_min_apply_delay = '${delay}'`);
    await admin.query('select pg_reload_conf()');
  };
  await setDelay(`${lateMs}ms`);
  const staleWhenLate = await countStale('متأخر');
  expect(
    staleWhenLate === 0,
    `while the replica is ${lateMs} ms late ${staleWhenLate} answers of ${rounds} rounds were old`,
  );
  await setDelay('0');
  await untilInUse();

  await onReplica.query('select pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await onReplica.query('select pg_get_wal_replay_pause_state() as state');
    return rows[0].state === 'paused';
  });
  let staleWhenPaused = 0;
  const paused = await countReads(async () => {
    staleWhenPaused = await countStale('متوقف');
  });
  const { rows } = await onReplica.query('select title from posts where id = $1', [id]);
  expect(
    staleWhenPaused === 0 && !rows[0].title.startsWith('متوقف'),
    `while the replica stands still (its title: ${rows[0].title}) ${staleWhenPaused} answers were old`,
  );
  expect(paused.replica === 0 && paused.primary > 0, `the primary answered meanwhile: ${JSON.stringify(paused)}`);
  await onReplica.query('select pg_wal_replay_resume()');
  await untilInUse();
  expect(true, 'the replica is in use again after it went on');

  const statuses = new Set<number>();
  let isOver = false;
  let answers = 0;
  const reader = async (origin: string) => {
    while (!isOver) {
      lists += 1;
      for (const path of ['/posts', `/api/post?office=${randomUUID()}`, '/readyz']) {
        statuses.add((await fetch(origin + path)).status);
        answers += 1;
      }
    }
  };
  const readers = origins.map(reader);
  await until(async () => answers > 10);
  server.stop('immediate');
  await Promise.all(origins.map((origin) => until(async () => !(await figuresOf(origin)).isInUse)));
  const answered = answers;
  await until(async () => answers > answered + 20);
  const staleWhenDead = await countStale('متوقف تماما');
  server.start();
  await untilInUse();
  const back = await countReads(() => until(async () => (await figuresOf(first)).isInUse && answers > answered + 100));
  isOver = true;
  await Promise.all(readers);
  expect(
    statuses.size === 1 && statuses.has(200) && staleWhenDead === 0,
    `while the replica was killed and started ${answers} answers were ${[...statuses]}, ${staleWhenDead} of them old`,
  );
  expect(back.replica > 0, `the replica answers again: ${JSON.stringify(back)}`);
  return failed.length === 0;
});
