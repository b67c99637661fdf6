import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { median } from '../report/median.ts';
import { signIn } from '../resilience/sign-in.ts';
import { isSmoke, runBench } from '../run-bench.ts';

const members = isSmoke ? 2_000 : 100_000;
const rounds = isSmoke ? 1 : 3;
const quietMs = isSmoke ? 500 : 15_000;
const readersAtOnce = 4;
/** Of the requests of a portal that is used, and not driven to its limit. */
const thinkMs = 10;
const maxRatio = 1.2;
const maxMemoryRatio = 1.2;
const kibibytesOfMebibyte = 1024;
const paths = ['/api/post', '/api/org/national-office', '/api/notifications', '/api/auth/session'];

type Seen = { p99: number; requests: number; memory: number };

/** Megabytes that a process of this machine holds. */
const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / kibibytesOfMebibyte;

const request = (url: string, agent: Agent, cookie: string) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers: { cookie } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });

/** Reads as members do until `isOver`: what the slowest in a hundred waited, and the most memory that was held. */
async function readUntil(origin: string, pid: number, cookie: string, isOver: () => boolean): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: readersAtOnce });
  const times: number[] = [];
  let memory = 0;
  async function reader() {
    for (let turn = 0; !isOver(); turn += 1) {
      times.push(await request(origin + paths[turn % paths.length], agent, cookie));
      memory = Math.max(memory, memoryOf(pid));
      await pause(thinkMs);
    }
  }
  await Promise.all(Array.from({ length: readersAtOnce }, reader));
  agent.destroy();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { p99, requests: times.length, memory };
}

const addMembers = (client: pg.Client) =>
  client.query(
    `insert into members (name, email, phone, password_hash, role, is_active, office_id, admitted_at)
     select 'عضو ' || n, 'fan-out-' || n || '@portal.example', '', '', 'OM', true, o.id, now()
     from generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as offices from offices) o
       on o.place = n % o.offices`,
    [members],
  );

/** What is told of each post, by the numbers that the database holds. */
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

const isDue = async (client: pg.Client, postId: string) => {
  const event = `select from notification_events where post_id = $1 and due_at is not null`;
  return ((await client.query(event, [postId])).rowCount ?? 0) > 0;
};

type Author = { cookie: string; member: string };

/** A post of the national office, which all members are told of. @returns its id, and how long the author waited */
async function publish(origin: string, { cookie, member }: Author, title: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title, content: '<p>نص</p>', type: 'Post', author: member }))
    body.set(name, value);
  const start = performance.now();
  const reply = await fetch(`${origin}/api/post`, { method: 'POST', headers: { cookie }, body });
  if (reply.status !== 201) throw new Error(`publishing answered ${reply.status}: ${await reply.text()}`);
  const { post } = (await reply.json()) as { post: { id: string } };
  return { id: post.id, ms: performance.now() - start };
}

async function untilTold(client: pg.Client, postId: string) {
  while (await isDue(client, postId)) await pause(200);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const DATABASE_URL = await cluster.copyDemo('fan_out');
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  stack.defer(() => client.end());
  await addMembers(client);
  await client.query('vacuum analyze');
  const launch = () =>
    launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables: { DATABASE_URL, DEMO_DATA: 'on' } });
  let portal = await launch();
  const author = await signIn(portal.origin, 'no');
  const { cookie } = await signIn(portal.origin, 'om');
  const read = (isOver: () => boolean) => readUntil(portal.origin, portal.pid, cookie, isOver);
  const readFor = (ms: number) => {
    const end = performance.now() + ms;
    return read(() => performance.now() > end);
  };

  await readFor(quietMs); // warms up
  const found: { quiet: Seen; busy: Seen; seconds: number; ms: number }[] = [];
  const posts: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await readFor(quietMs);
    const { id, ms } = await publish(portal.origin, author, `بيان ${round}`);
    posts.push(id);
    const start = performance.now();
    let isTold = false;
    const told = untilTold(client, id).then(() => {
      isTold = true;
    });
    const busy = await read(() => isTold);
    await told;
    found.push({ quiet, busy, seconds: (performance.now() - start) / 1_000, ms });
  }
  for (const { quiet, busy, seconds, ms } of found)
    print(
      `${members} told in ${seconds.toFixed(1)} s, the author waited ${ms.toFixed(0)} ms; p99 of ${busy.requests} requests ${busy.p99.toFixed(1)} ms, ` +
        `of ${quiet.requests} without it ${quiet.p99.toFixed(1)} ms; memory ${busy.memory.toFixed(0)} MB, without it ${quiet.memory.toFixed(0)} MB`,
    );

  const { id } = await publish(portal.origin, author, 'بيان قُطع');
  while ((await readCounts(client, id)).told < members / 2) await pause(20);
  await portal.kill();
  const { told } = await readCounts(client, id);
  portal = await launch();
  await untilTold(client, id);
  posts.push(id);
  print(`killed after ${told}, and gone on from there`);

  const counts: Awaited<ReturnType<typeof readCounts>>[] = [];
  for (const post of posts) counts.push(await readCounts(client, post));
  const sum = (of: 'told' | 'twice' | 'lost') => counts.reduce((total, each) => total + each[of], 0);
  print(`${sum('told')} told of ${posts.length} posts, ${sum('twice')} twice, ${sum('lost')} lost`);
  const ratio = median(found.map(({ busy, quiet }) => busy.p99 / quiet.p99));
  const memory = median(found.map(({ busy, quiet }) => busy.memory / quiet.memory));
  print(`p99 ratio ${ratio.toFixed(2)} of ${maxRatio}, memory ratio ${memory.toFixed(2)} of ${maxMemoryRatio}`);
  const isRight = sum('twice') === 0 && sum('lost') === 0;
  return isRight && (isSmoke || (ratio <= maxRatio && memory <= maxMemoryRatio));
});
