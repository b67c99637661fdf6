import { randomUUID } from 'node:crypto';
import { openVerdicts } from '../measure/print.ts';
import { runContinuously } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { expectOk, signIn } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';
import { connect } from '../start/postgresql.ts';
import { countReads, METRICS_TOKEN, until, untilInUse } from './replica-figures.ts';

const rounds = isSmoke ? 3 : 16; // a member publishes so much a day at most
const lateMs = 150;

const read = async (url: string) => (await fetch(url)).text();

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const { cluster, start } = await openInstances(stack);
  const server = await cluster.startReplica();
  const variables = { DATABASE_READ_URL: server.databaseUrl('demo'), METRICS_TOKEN };
  const origins = [(await start({ variables })).origin, (await start({ variables })).origin];
  const [first = '', second = ''] = origins;
  const { send, post, publish } = await signIn(first, 'sg');
  const { id } = await publish('المنشور الأول');
  let lists = 0;

  /** Pages and lists of an instance, none of which is in memory but the first, as often as that. */
  async function readAt(origin: string, times = 1) {
    const texts: string[] = [];
    for (let index = 0; index < times; index += 1) {
      lists += 1;
      for (const path of ['/posts', `/api/post?limit=${20 + (lists % 80)}`, `/api/post/${id}`])
        texts.push(await read(origin + path));
    }
    return texts;
  }

  /** Edits and deletes, and counts the answers from before: to the writer at once, to readers elsewhere since they saw the change first. */
  async function countStale(name: string) {
    let stale = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [title, deleted] = [`${name} ${round} بعد`, `${name} ${round} محذوف`];
      const lost = await publish(deleted);
      await Promise.all(origins.map((origin) => until(async () => (await read(`${origin}/posts`)).includes(deleted))));
      const isOld = (text: string) => text.includes(deleted) || (text.includes(`"${id}"`) && !text.includes(title));
      await expectOk(send('PUT', `/post/${id}`, post(title)));
      await expectOk(send('DELETE', `/post/${lost.id}`));
      stale += (await readAt(first)).filter(isOld).length;
      await until(async () => {
        const page = await read(`${second}/posts`);
        return page.includes(title) && !page.includes(deleted);
      });
      for (const origin of origins) {
        stale += (await readAt(origin, 3)).filter(isOld).length;
        stale += (await fetch(`${origin}/api/post/${lost.id}`)).status === 404 ? 0 : 1;
      }
    }
    return stale;
  }
  const expectNoneStale = (stale: number, when: string) => expect(stale === 0, `${when} ${stale} answers were old`);

  await untilInUse(origins);
  const calm = await countReads(origins, () => Promise.all(origins.map((origin) => readAt(origin, 10))));
  expect(calm.replica > 0 && calm.primary === 0, `readers were answered by the replica: ${JSON.stringify(calm)}`);
  const onReplica = await connect(stack, server.databaseUrl('demo'));
  const ofOthers = `pid <> pg_backend_pid() and datname = 'demo'`;
  const { rowCount } = await onReplica.query(`select from pg_stat_activity where ${ofOthers} and query like '%posts%'`);
  expect((rowCount ?? 0) > 0, `the replica itself says so: ${rowCount} of its connections read posts last`);

  const admin = await connect(stack, server.databaseUrl('postgres'));
  async function setDelay(ms: number) {
    await admin.query(`alter system set recovery_min_apply_delay = ${ms}`);
    await admin.query('select pg_reload_conf()');
  }
  await setDelay(lateMs);
  expectNoneStale(await countStale('متأخر'), `in ${rounds} rounds while the replica is ${lateMs} ms late`);
  await setDelay(0);
  await untilInUse(origins);

  await onReplica.query('select pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await onReplica.query('select pg_get_wal_replay_pause_state() as state');
    return rows[0].state === 'paused';
  });
  const paused = await countReads(origins, async () =>
    expectNoneStale(await countStale('متوقف'), 'while the replica stands still'),
  );
  const { rows } = await onReplica.query('select title from posts where id = $1', [id]);
  expect(!rows[0].title.startsWith('متوقف'), `it did stand still: its title is ${rows[0].title}`);
  expect(paused.replica === 0 && paused.primary > 0, `the primary answered meanwhile: ${JSON.stringify(paused)}`);
  await onReplica.query('select pg_wal_replay_resume()');
  await untilInUse(origins);
  expect(true, 'the replica is in use again after it went on');

  const answers: number[] = [];
  const untilAnswers = (more: number, from = answers.length) => until(async () => answers.length > from + more);
  const stopReading = runContinuously(origins.length, async (turn) => {
    for (const path of ['/posts', `/api/post?office=${randomUUID()}`, '/readyz'])
      answers.push((await fetch((origins[turn % 2] ?? '') + path)).status);
  });
  await untilAnswers(10);
  await server.stop('SIGQUIT');
  await untilInUse(origins, false);
  await untilAnswers(20);
  expectNoneStale(await countStale('متوقف تماما'), 'while the replica is killed');
  await server.start();
  await untilInUse(origins);
  const back = await countReads(origins, () => untilAnswers(100));
  await stopReading();
  expect(
    answers.every((status) => status === 200),
    `while it was killed and started ${answers.length} answers were ${[...new Set(answers)]}`,
  );
  expect(back.replica > 0, `the replica answers again: ${JSON.stringify(back)}`);
  return areAllSo();
});
