import { setTimeout as pause } from 'node:timers/promises';
import { openVerdicts, print } from '../measure/print.ts';
import { runContinuously } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { sendMessage, signIn } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';

/** How long a part of the trial lasts. */
const last = (ms: number) => pause(isSmoke ? ms / 10 : ms);
const now = () => performance.now();
const settleMs = 6_000;
const accounts = ['ad', 'sg', 'no', 'op', 'om', 'oran'];

type Rejection = { at: number; status: number; retryAfter: string | null };

await runBench(async (stack) => {
  const { expect, areAllSo } = openVerdicts();
  const { cluster, start, connect } = await openInstances(stack);
  const first = await start();
  const origins = [first.origin, (await start()).origin];
  const sessions = await Promise.all(
    accounts.map(async (account, turn) => (await signIn(origins[turn % 2] ?? '', account)).cookie),
  );

  /** As a balancer does: a connection that is rejected or breaks is tried at the other instance. */
  async function balanced(turn: number, call: (origin: string) => Promise<Response>) {
    for (const origin of turn % 2 === 0 ? origins : origins.toReversed()) {
      const reply = await call(origin).catch(() => undefined);
      if (reply) return reply;
    }
    return undefined;
  }
  const readSession = (cookie: string, turn: number) =>
    balanced(turn, (origin) => fetch(`${origin}/api/auth/session`, { headers: { cookie } }));

  const rejections: Rejection[] = [];
  function record(reply: Response | undefined, good: number) {
    if (reply && reply.status !== good)
      rejections.push({ at: now(), status: reply.status, retryAfter: reply.headers.get('retry-after') });
    return reply?.status === good;
  }
  const acknowledged: string[] = [];
  const stopWriters = runContinuously(isSmoke ? 1 : 6, async (turn) => {
    const text = `message ${turn}`;
    if (record(await balanced(turn, (origin) => sendMessage(origin, text)), 201)) acknowledged.push(text);
    await pause(5);
  });
  const stopReaders = runContinuously(sessions.length, async (turn) => {
    record(await readSession(sessions[turn % sessions.length] ?? '', turn), 200);
    await pause(20);
  });

  await last(4_000);
  await first.kill();
  await last(2_000);
  await start({ port: first.port });
  await last(2_000);
  const awayFrom = now();
  await cluster.stop();
  await last(2_000);
  await cluster.start();
  const awayTo = now() + settleMs;
  await last(settleMs + 2_000);
  await Promise.all([stopWriters(), stopReaders()]);

  /** A session is lost when an instance answers without it, not while both reject for a moment. */
  async function isLost(cookie: string) {
    for (let turn = 1; ; turn += 1) {
      const reply = await readSession(cookie, turn);
      if (turn === 60 || (reply && reply.status !== 503)) return reply?.status !== 200;
      await pause(200);
    }
  }
  const lostSessions = (await Promise.all(sessions.map(isLost))).filter(Boolean);
  const { rows } = await (await connect()).query<{ message: string }>('select message from contact_messages');
  const stored = new Set(rows.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  const isFair = ({ at, status, retryAfter }: Rejection) =>
    status === 503 && retryAfter !== null && at >= awayFrom && at <= awayTo;
  const unfair = rejections.filter((rejection) => !isFair(rejection));

  expect(lost.length === 0, `of ${acknowledged.length} acknowledged writes ${lost.length} are lost`);
  expect(lostSessions.length === 0, `of ${sessions.length} sessions ${lostSessions.length} are lost`);
  expect(
    isSmoke || unfair.length === 0,
    `of ${rejections.length} refusals ${unfair.length} are not 503 with Retry-After while the database was away`,
  );
  for (const rejection of unfair.slice(0, 5)) print(JSON.stringify(rejection));
  return areAllSo();
});
