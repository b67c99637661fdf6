import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { sendMessage } from './send-message.ts';
import { signIn } from './sign-in.ts';

/** How long a part of the trial lasts. */
const last = (ms: number) => setTimeout(isSmoke ? ms / 10 : ms);
const now = () => performance.now();
const settleMs = 6_000;
const accounts = ['ad', 'sg', 'no', 'op', 'om', 'oran'];

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const variables = { DATABASE_URL: cluster.databaseUrl('demo') };
  const start = (port?: number) =>
    launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables, ...(port && { port }) });
  const first = await start();
  const second = await start();
  const urls = [first.origin, second.origin];

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
    accounts.map(async (account, turn) => (await signIn(urls[turn % 2] ?? first.origin, account)).cookie),
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
      await setTimeout(5);
    }
  }

  async function reader(cookie: string) {
    while (!isOver) {
      const reply = await balanced((url) => fetch(`${url}/api/auth/session`, { headers: { cookie } }), sent);
      note(reply, 200);
      await setTimeout(20);
    }
  }

  /** A session is lost when an instance answers without it, not while both refuse for a moment. */
  async function sessionStatus(cookie: string) {
    for (let turn = 1; ; turn += 1) {
      const reply = await balanced((url) => fetch(`${url}/api/auth/session`, { headers: { cookie } }), turn);
      if (turn === 60 || (reply && reply.status !== 503)) return reply?.status;
      await setTimeout(200);
    }
  }

  const load = [...Array.from({ length: isSmoke ? 1 : 6 }, writer), ...cookies.map(reader)];
  await last(4_000);
  await first.kill();
  await last(2_000);
  await start(first.port);
  await last(2_000);
  const awayFrom = now();
  cluster.stop();
  await last(2_000);
  cluster.start();
  const awayTo = now() + settleMs;
  await last(settleMs + 2_000);
  isOver = true;
  await Promise.all(load);

  const sessions = await Promise.all(cookies.map(sessionStatus));
  const client = new pg.Client(variables.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query<{ message: string }>('select message from contact_messages');
  await client.end();

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
  return lost.length + lostSessions.length + (isSmoke ? 0 : unfair.length) === 0;
});
