import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { startCluster } from './cluster.ts';
import { startInstance } from './instance.ts';
import { sendMessage } from './send-message.ts';
import { signIn } from './sign-in.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();
const settleMs = 6_000;
const accounts = ['ad', 'sg', 'no', 'op', 'om', 'oran'];

const dataDir = mkdtempSync(join(tmpdir(), 'survive-outage-'));
const registry = join(dataDir, 'frontends');
await publishBuilt(registry, frontEnds, 'bench');
const cluster = startCluster(54_991);
const variables = (name: string) => ({
  DATABASE_URL: cluster.url,
  DATA_DIR: join(dataDir, name),
  REGISTRY_URL: `file://${registry}`,
  DEMO_DATA: 'on',
  TRUST_PROXY: 'loopback',
});
let first = await startInstance(4_891, variables('one'));
const second = await startInstance(4_892, variables('two'));
const urls = [first.url, second.url];

/** As a balancer does: a connection that is refused or breaks is tried at the other instance. */
async function balanced(call: (url: string) => Promise<Response>, turn: number) {
  const order = turn % 2 === 0 ? urls : urls.toReversed();
  for (const url of order) {
    const reply = await call(url).catch(() => undefined);
    if (reply) return reply;
  }
  return undefined;
}

const cookies = await Promise.all(
  accounts.map(async (account, turn) => (await signIn(urls[turn % 2] ?? first.url, account)).cookie),
);
const acknowledged: string[] = [];
const refusals: Array<{ at: number; status: number; retryAfter: string | null }> = [];
let sent = 0;
let isOver = false;

function note(reply: Response | undefined, good: number) {
  if (reply?.status === good) return true;
  if (reply) refusals.push({ at: now(), status: reply.status, retryAfter: reply.headers.get('retry-after') });
  return false;
}

async function writer() {
  while (!isOver) {
    sent += 1;
    const text = `message ${sent}`;
    if (note(await balanced((url) => sendMessage(url, text), sent), 201)) acknowledged.push(text);
    await pause(5);
  }
}

async function reader(cookie: string) {
  while (!isOver) {
    const reply = await balanced((url) => fetch(`${url}/api/auth/session`, { headers: { cookie } }), sent);
    note(reply, 200);
    await pause(20);
  }
}

const load = [...Array.from({ length: 6 }, writer), ...cookies.map(reader)];
await pause(4_000);
await first.kill();
await pause(2_000);
first = await startInstance(4_891, variables('one'));
await pause(2_000);
const awayFrom = now();
cluster.stop();
await pause(2_000);
cluster.start();
const awayTo = now() + settleMs;
await pause(settleMs + 2_000);
isOver = true;
await Promise.all(load);

const sessions = await Promise.all(
  cookies.map(async (cookie) => (await fetch(`${urls[1]}/api/auth/session`, { headers: { cookie } })).status),
);
const client = new pg.Client(cluster.url);
await client.connect();
const { rows } = await client.query<{ message: string }>('select message from contact_messages');
await client.end();
await first.stop();
await second.stop();
cluster.remove();
rmSync(dataDir, { recursive: true });

const stored = new Set(rows.map(({ message }) => message));
const lost = acknowledged.filter((text) => !stored.has(text));
const isFair = ({ at, status, retryAfter }: (typeof refusals)[number]) =>
  status === 503 && retryAfter !== null && at >= awayFrom && at <= awayTo;
const unfair = refusals.filter((refusal) => !isFair(refusal));
const lostSessions = sessions.filter((status) => status !== 200);

process.stdout.write(
  [
    `${sent} writes sent, ${acknowledged.length} acknowledged, ${lost.length} of these lost`,
    `${sessions.length} sessions, ${lostSessions.length} lost`,
    `${refusals.length} refusals, ${unfair.length} of them not 503 with Retry-After while the database was away`,
    ...unfair.slice(0, 5).map((refusal) => JSON.stringify(refusal)),
    '',
  ].join('\n'),
);
process.exitCode = lost.length + lostSessions.length + unfair.length === 0 ? 0 : 1;
