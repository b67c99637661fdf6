import { openVerdicts } from '../measure/print.ts';
import { median, repeat, timed } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { expectOk, signIn, toForm, untilShown } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';

const rounds = isSmoke ? 1 : 10;
const readers = isSmoke ? 50 : 10_000;
const connectionsAtOnce = 500;
const maxMs = 300;
const maxEndedMs = 100;
const mostAsked = 1_000;

type Write = { path: string; shows: (html: string) => boolean; send: () => Promise<Response> };

const read = async (url: string) => (await fetch(url)).text();

/** What members do at `origin`, each with a text of its own that a page then shows, or no longer shows. */
async function writesAt(origin: string) {
  const [{ send, post, publish, member }, admin] = [await signIn(origin, 'sg'), await signIn(origin, 'ad')];
  const kept = await publish('كلمة');
  const [first, second] = [await publish('تثبيت أول'), await publish('تثبيت ثان')];
  const profile = { phone: '0550 10 20 30', bio: '', about: '', password: '', confirmPassword: '' };
  const [space, page] = ['/organization/secretary-general', `/posts/${kept.id}`];
  const showing = (text: string) => (html: string) => html.includes(text);

  const writes: Record<string, (text: string, round: number) => Promise<Write>> = {
    async 'a post is edited'(text) {
      return { path: page, shows: showing(text), send: () => send('PUT', `/post/${kept.id}`, post(text)) };
    },
    async 'a post is deleted'(text) {
      const { id } = await publish(text);
      return { path: '/posts', shows: (html) => !html.includes(text), send: () => send('DELETE', `/post/${id}`) };
    },
    async 'a post is pinned'(_, round) {
      const { id } = round % 2 ? first : second;
      // each post of the page is told of from its id on
      const shows = (html: string) => /"pinned":(true|false)/.exec(html.split(`"id":"${id}"`)[1] ?? '')?.[1] === 'true';
      return { path: space, shows, send: () => send('PUT', `/post/${id}/pin`, { pinned: true }) };
    },
    async 'an office is renamed'(name) {
      const office = toForm({ id: kept.author.office.id, name });
      return { path: page, shows: showing(name), send: () => admin.send('PUT', '/dashboard/office', office) };
    },
    async 'a member is renamed'(name) {
      const renamed = toForm({ ...profile, email: 'sg@portal.example', name });
      return { path: space, shows: showing(name), send: () => send('PUT', `/auth/update/${member}`, renamed) };
    },
  };
  return writes;
}

await runBench(async (stack) => {
  const { expect, expectAtMost, areAllSo } = openVerdicts();
  const { start, connect } = await openInstances(stack);
  const [first, second] = [(await start()).origin, (await start()).origin];
  const writes = Object.entries(await writesAt(first));

  /** Writes at the first, and looks when both show it: the writer may not get an old page after its reply. */
  async function expectFresh(what: string, prepare: (typeof writes)[number][1]) {
    let stale = 0;
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { path, shows, send } = await prepare(`${what} ${round}`, round);
      for (const origin of [first, second]) await untilShown(origin + path, (html) => !shows(html)); // the page of before
      const elsewhere = timed(() => untilShown(second + path, shows));
      const here = await timed(async () => {
        await expectOk(send());
        if (!shows(await read(first + path))) stale += 1;
      });
      all.push(here, await elsewhere);
    }
    expect(stale === 0, `${what}: its writer met ${stale} old pages`);
    const middle = median(all).toFixed(0);
    expectAtMost(`${what}: seen in both instances after ${middle} ms, at most`, Math.max(...all), maxMs, ' ms');
  }
  for (const [what, prepare] of writes) await expectFresh(what, prepare);

  /** Signs out at the first, and looks when the second, which remembers the session, rejects it. */
  async function signOut() {
    const { cookie, send } = await signIn(first, 'om');
    const isSignedIn = async () => (await fetch(`${second}/api/auth/session`, { headers: { cookie } })).ok;
    if (!(await isSignedIn())) throw new Error('a member is not signed in');
    return timed(async () => {
      await expectOk(send('POST', '/auth/logout'));
      for (let asked = 0; asked < mostAsked && (await isSignedIn()); asked += 1);
    });
  }
  const ended: number[] = [];
  for (let round = 0; round < rounds; round += 1) ended.push(await signOut());
  const endedMs = median(ended).toFixed(0);
  expectAtMost(
    `a session is ended: in the other instance after ${endedMs} ms, at most`,
    Math.max(...ended),
    maxEndedMs,
    ' ms',
  );

  const [answers, url] = [new Set<string>(), `${first}/posts?q=${Math.random()}`];
  const ms = await timed(() =>
    repeat(readers, connectionsAtOnce, async () => {
      const reply = await fetch(url);
      answers.add(`${reply.status} ${await reply.text()}`);
    }),
  );
  expect(
    answers.size === 1 && [...answers].every((answer) => answer.startsWith('200 ')),
    `${readers} readers of a page that nobody had read got ${answers.size} rendering(s) in ${ms.toFixed(0)} ms`,
  );

  const client = await connect();
  const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'listen portal_changes'`;
  const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${listeners}`);
  const [[what, edit] = ['', undefined]] = writes;
  if (!edit) throw new Error('nothing is written');
  const { path, shows, send } = await edit('بعد انقطاع', 0);
  const seenMs = await timed(async () => {
    await expectOk(send());
    await Promise.all([first, second].map((origin) => untilShown(origin + path, shows)));
  });
  expect(rowCount === 2, `after ${rowCount} lines were cut ${what}, seen in both after ${seenMs.toFixed(0)} ms`);
  while ((await client.query(`select ${listeners}`)).rowCount !== 2);
  await expectFresh(`both listen again, and ${what}`, edit);
  return areAllSo();
});
