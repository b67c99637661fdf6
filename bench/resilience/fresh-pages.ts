import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { signIn } from './sign-in.ts';

const rounds = isSmoke ? 1 : 10;
const readers = isSmoke ? 50 : 10_000;
const connectionsAtOnce = 500;
const maxMs = 300;

type Write = { path: string; shows: (html: string) => boolean; send: () => Promise<Response> };

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const read = async (url: string) => (await fetch(url)).text();

function aForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function sendOk(call: () => Promise<Response>) {
  const reply = await call();
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

async function untilShown(url: string, shows: Write['shows']) {
  while (!shows(await read(url))) await pause(2);
}

/** What members do at `origin`, each with a text of its own that a page then shows, or no longer shows. */
async function writesAt(origin: string) {
  const [head, admin] = [await signIn(origin, 'sg'), await signIn(origin, 'ad')];
  const send = (method: string, path: string, body?: FormData | string, { cookie } = head) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, origin, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
  const post = (title: string) => aForm({ title, content: '<p>نص</p>', type: 'Post', author: head.member });
  const publish = async (title: string) => {
    const { post: published } = await (await sendOk(() => send('POST', '/post', post(title)))).json();
    return published as { id: string; author: { office: { id: string } } };
  };
  const profile = {
    email: 'sg@portal.example',
    phone: '0550 10 20 30',
    bio: '',
    about: '',
    password: '',
    confirmPassword: '',
  };
  const space = '/organization/secretary-general';
  const kept = await publish('كلمة');
  const [first, second] = [await publish('تثبيت أول'), await publish('تثبيت ثان')];

  const writes: Record<string, (text: string, round: number) => Promise<Write>> = {
    'a post is edited': async (text) => ({
      path: `/posts/${kept.id}`,
      shows: (html) => html.includes(text),
      send: () => send('PUT', `/post/${kept.id}`, post(text)),
    }),
    'a post is deleted': async (text) => {
      const { id } = await publish(text);
      return { path: '/posts', shows: (html) => !html.includes(text), send: () => send('DELETE', `/post/${id}`) };
    },
    'a post is pinned': async (_, round) => {
      const { id } = round % 2 ? first : second;
      const body = JSON.stringify({ pinned: true });
      const shows = (html: string) => new RegExp(`"id":"${id}".*?"pinned":(true|false)`).exec(html)?.[1] === 'true';
      return { path: space, shows, send: () => send('PUT', `/post/${id}/pin`, body) };
    },
    'an office is renamed': async (text) => ({
      path: `/posts/${kept.id}`,
      shows: (html) => html.includes(text),
      send: () => send('PUT', '/dashboard/office', aForm({ id: kept.author.office.id, name: text }), admin),
    }),
    'a member is renamed': async (text) => ({
      path: space,
      shows: (html) => html.includes(text),
      send: () => send('PUT', `/auth/update/${head.member}`, aForm({ ...profile, name: text })),
    }),
  };
  return writes;
}

/** Sends writes at the first, and looks when both show them; answers how many replies the writer got before its page was new. */
async function measure(origins: [string, string], prepare: (round: number) => Promise<Write>) {
  const [first, second] = origins;
  let stale = 0;
  const ms: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { path, shows, send } = await prepare(round);
    // both have the page of before
    for (const origin of origins) while (shows(await read(origin + path))) await pause(2);
    const begun = performance.now();
    const elsewhere = untilShown(second + path, shows).then(() => performance.now() - begun);
    await sendOk(send);
    if (!shows(await read(first + path))) stale += 1;
    ms.push(performance.now() - begun, await elsewhere);
  }
  return { stale, ms };
}

/** How long the slowest of many waits for a page that nobody had asked for since it changed, and what they are answered. */
async function readAtOnce(url: string) {
  const begun = performance.now();
  const statuses = new Set<number>();
  const bodies = new Set<string>();
  const turns = Array.from({ length: readers }, (_, index) => index);
  const reader = async () => {
    while (turns.pop() !== undefined) {
      const reply = await fetch(url);
      statuses.add(reply.status);
      bodies.add(await reply.text());
    }
  };
  await Promise.all(Array.from({ length: Math.min(readers, connectionsAtOnce) }, reader));
  return { statuses: [...statuses], pages: bodies.size, ms: performance.now() - begun };
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const variables = { DATABASE_URL: cluster.databaseUrl('demo') };
  const start = () => launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables });
  const [first, second] = [await start(), await start()];
  const origins: [string, string] = [first.origin, second.origin];
  const writes = await writesAt(first.origin);

  const failed: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    process.stdout.write(`${isSo ? 'so' : 'NOT SO'}: ${what}\n`);
    if (!isSo) failed.push(what);
  };
  const expectFresh = async (what: string, prepare: (text: string, round: number) => Promise<Write>, when = '') => {
    const { stale, ms } = await measure(origins, (round) => prepare(`${what}${when} ${round}`, round));
    const times = `seen in both instances after ${median(ms).toFixed(0)} ms, ${Math.max(...ms).toFixed(0)} at most`;
    expect(
      stale === 0 && (isSmoke || Math.max(...ms) <= maxMs),
      `${what}${when}: ${times}; its writer met ${stale} old pages`,
    );
  };

  for (const [what, prepare] of Object.entries(writes)) await expectFresh(what, prepare);

  const { statuses, pages, ms } = await readAtOnce(`${first.origin}/posts?q=${Math.random()}`);
  expect(
    pages === 1 && statuses.length === 1 && statuses[0] === 200,
    `${readers} readers of a page that nobody had read got ${pages} rendering(s) with ${statuses} in ${ms.toFixed(0)} ms`,
  );

  const client = new pg.Client(variables.DATABASE_URL);
  await client.connect();
  const isListening = `datname = current_database() and application_name = 'listen portal_changes'`;
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${isListening}`,
  );
  const edit = writes['a post is edited'];
  if (edit) {
    const { path, shows, send } = await edit('بعد انقطاع', 0);
    const begun = performance.now();
    await sendOk(send);
    await Promise.all(origins.map((origin) => untilShown(origin + path, shows)));
    expect(
      rowCount === 2,
      `after ${rowCount} lines were cut an edit is seen in both after ${(performance.now() - begun).toFixed(0)} ms`,
    );
    while ((await client.query(`select from pg_stat_activity where ${isListening}`)).rowCount !== 2) await pause(50);
    expect(true, `both listen again after ${(performance.now() - begun).toFixed(0)} ms`);
    await expectFresh('a post is edited', edit, ' after that');
  }
  await client.end();
  return failed.length === 0;
});
