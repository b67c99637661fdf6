import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { fixed, openVerdicts, print } from '../measure/print.ts';
import { median, percentile, runContinuously, timed } from '../measure/sample.ts';
import { memoryOf } from '../measure/usage.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { addMembers } from '../start/fill.ts';
import { expectOk, signIn } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';

const members = isSmoke ? 2_000 : 100_000;
const rounds = isSmoke ? 1 : 3;
const quietMs = isSmoke ? 500 : 15_000;
const readersAtOnce = 4;
/** Of the requests of a portal that is used, and not driven to its limit. */
const thinkMs = 10;
const maxRatio = 1.2;
const paths = ['/api/post', '/api/org/national-office', '/api/notifications', '/api/auth/session'];

/** Reads as members do while `act` runs: what the slowest in a hundred waited, and the most memory that was held. */
async function readDuring(portal: { origin: string; pid: number }, cookie: string, act: () => Promise<unknown>) {
  const waits: number[] = [];
  let memory = 0;
  const stop = runContinuously(readersAtOnce, async (turn) => {
    const url = portal.origin + paths[turn % paths.length];
    waits.push(await timed(async () => (await expectOk(fetch(url, { headers: { cookie } }))).arrayBuffer()));
    memory = Math.max(memory, memoryOf(portal.pid).now);
    await pause(thinkMs);
  });
  const ms = await timed(act);
  await stop();
  return { p99: percentile(waits, 0.99), memory, ms };
}

/** How many members were told of a post, were told twice, and were not; and whether that goes on. */
async function readCounts(client: pg.Client, postId: string) {
  const { rows } = await client.query<{ told: number; twice: number; lost: number; due: boolean }>(
    `select count(n.recipient_id)::int as told,
            (count(n.recipient_id) - count(distinct n.recipient_id))::int as twice,
            (select count(*) from members m where m.is_active and m.deleted_at is null and m.id <> e.actor_id
              and not exists (select from notifications l where l.recipient_id = m.id and l.event_id = e.id))::int as lost,
            e.due_at is not null as due
     from notification_events e left join notifications n on n.event_id = e.id
     where e.post_id = $1 group by e.id`,
    [postId],
  );
  return rows[0] ?? { told: 0, twice: 0, lost: members, due: true };
}

async function untilTold(client: pg.Client, postId: string) {
  const isDue = `select from notification_events where post_id = $1 and due_at is not null`;
  while ((await client.query(isDue, [postId])).rowCount) await pause(200);
}

await runBench(async (stack) => {
  const { expect, expectAtMost, areAllSo } = openVerdicts();
  const { start, connect } = await openInstances(stack, { DEMO_DATA: 'on' });
  const client = await connect();
  await addMembers(client, members);
  await client.query('vacuum analyze');
  let portal = await start();
  const { publish } = await signIn(portal.origin, 'no');
  const { cookie } = await signIn(portal.origin, 'om');

  const posts: string[] = [];
  const [waits, memory]: [number[], number[]] = [[], []];
  await readDuring(portal, cookie, () => pause(quietMs)); // warms up
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await readDuring(portal, cookie, () => pause(quietMs));
    const { id } = await publish(`بيان ${round}`);
    const busy = await readDuring(portal, cookie, () => untilTold(client, id));
    posts.push(id);
    waits.push(busy.p99 / quiet.p99);
    memory.push(busy.memory / quiet.memory);
    print(
      `${members} told in ${fixed(busy.ms / 1_000, 1)} s; p99 ${fixed(busy.p99, 1)} ms, without it ${fixed(quiet.p99, 1)}; ` +
        `memory ${fixed(busy.memory)} MB, without it ${fixed(quiet.memory)}`,
    );
  }

  const { id } = await publish('بيان قُطع');
  while ((await readCounts(client, id)).told < members / 2) await pause(20);
  await portal.kill();
  print(`killed after ${(await readCounts(client, id)).told}`);
  portal = await start();
  await untilTold(client, id);
  posts.push(id);

  const sum = { told: 0, twice: 0, lost: 0 };
  for (const post of posts) {
    const counts = await readCounts(client, post);
    for (const name of ['told', 'twice', 'lost'] as const) sum[name] += counts[name];
  }
  expect(sum.twice + sum.lost === 0, `${sum.told} told of ${posts.length} posts, ${sum.twice} twice, ${sum.lost} lost`);
  expectAtMost('p99 beside that without it', median(waits), maxRatio, ' ×', 2);
  expectAtMost('memory beside that without it', median(memory), maxRatio, ' ×', 2);
  return areAllSo();
});
