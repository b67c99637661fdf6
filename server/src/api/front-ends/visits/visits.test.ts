import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { VitalsReport } from 'shared-api/contract/vitals.contract';
import { anInstance } from '../../../../test/an-instance.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';
import { aRolloutInBrowsers, openVisit, type RolloutInBrowsers, tell } from '../../../../test/front-end-reports.ts';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import { serverLimits } from '../../../limits.ts';
import { visitSecret } from './visit-secret.repository.ts';
import { toVisitToken } from './visit-token.ts';

const minuteMs = 60_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let rollout: RolloutInBrowsers;
/** Two instances on one database. */
let instances: Awaited<ReturnType<typeof anInstance>>[];
let app: FastifyInstance;

beforeAll(async () => {
  rollout = await aRolloutInBrowsers();
  database = await openTestDatabase();
  instances = [await anInstance(database, rollout.folder), await anInstance(database, rollout.folder)];
  app = instances[0]?.app as FastifyInstance;
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await database.drop();
});

/** What an administrator reads of the remote's builds, each instance asked in turn. */
async function readBuilds() {
  const admin = await signedInAs(database.db, await insertMember(database.db, { role: 'AD' }));
  const replies = [];
  for (const instance of instances)
    replies.push((await instance.app.inject({ url: '/api/front-ends/loads', ...admin })).json());
  return replies.at(-1).frontEnds.find(({ name }: { name: string }) => name === 'remote-public').builds;
}
const readCanary = async () => (await readBuilds()).find(({ part }: { part: string }) => part === 'canary');

const failed = (token: string) => ({
  token,
  reports: [{ url: rollout.urls.canary, outcome: 'failed' as const, ms: 1 }],
});
const slow = (token: string): VitalsReport => ({
  token,
  url: rollout.urls.canary,
  route: 'home-page',
  device: 'slow',
  values: { LCP: 60_000 },
});
const visitCanary = () => openVisit(app, [rollout.urls.canary], { cookies: rollout.cookies('canary') });

test('10 000 reports that are forged, repeated or too old change nothing of a rollout, wherever they come from', async () => {
  const { failed: earlier } = (await readCanary()).loads;
  const used = await visitCanary();
  await tell(app, 'loads', failed(used));
  await tell(app, 'vitals', slow(used));
  const before = await readCanary();
  expect(before.loads.failed).toBe(earlier + 1);

  const [frontEnd = '', version = ''] = rollout.urls.canary.split('/').slice(2);
  const builds = [{ frontEnd, version }];
  const fresh = () => ({ id: randomUUID(), openedAt: new Date(), builds });
  const secret = await visitSecret(database.db);
  const openedAt = new Date(Date.now() - (serverLimits.visitMinutes + 1) * minuteMs);
  const ofStable = await openVisit(app, [rollout.urls.stable], { cookies: rollout.cookies('stable') });
  const tokens = [
    () => '',
    () => 'x'.repeat(300),
    () => toVisitToken('a guess', fresh()), // forged
    () => used.replace(/^[^|]+/, randomUUID()), // under another name
    () => ofStable.replace(rollout.urls.stable.split('/')[3] ?? '', version), // of the other build
    () => ofStable, // true, but of other builds
    () => used, // repeated
    () => toVisitToken(secret, { ...fresh(), openedAt }), // too old
  ];
  let sent = 0;
  async function send() {
    const token = tokens[sent % tokens.length]?.() ?? '';
    const from = { address: `198.51.${sent % 100}.${sent % 250}` };
    const instance = instances[sent % 2]?.app ?? app;
    sent += 1;
    const reply = await (sent % 3
      ? tell(instance, 'loads', failed(token), from)
      : tell(instance, 'vitals', slow(token), from));
    expect(reply.statusCode).toBe(204);
  }
  while (sent < 10_000) await Promise.all(Array.from({ length: 50 }, send));
  expect(await readCanary()).toEqual(before);
});

test('a report that two instances hear at once counts once', async () => {
  const before = (await readCanary()).loads.failed;
  const token = await visitCanary();
  await Promise.all(instances.map((instance) => tell(instance.app, 'loads', failed(token))));
  expect((await readCanary()).loads.failed).toBe(before + 1);
});

test('what one instance began another goes on with', async () => {
  const before = (await readCanary()).loads.failed;
  const token = await visitCanary();
  await tell(instances[1]?.app ?? app, 'loads', failed(token));
  expect((await readCanary()).loads.failed).toBe(before + 1);
});

test('a visitor who is not given the canary may not report of it, nor may one without a number', async () => {
  for (const from of [{ cookies: rollout.cookies('stable') }, {}])
    expect(await openVisit(app, [rollout.urls.canary], from)).toBe('');
  expect(await visitCanary()).not.toBe('');
});

test('a visitor of the canary may also report of the build that it falls back to', async () => {
  const { urls, cookies } = rollout;
  const token = await openVisit(app, [urls.canary, urls.stable], { cookies: cookies('canary') });
  const [stable] = await readBuilds();
  await tell(app, 'loads', { token, reports: [{ url: urls.stable, outcome: 'loaded', ms: 5 }] });
  expect((await readBuilds())[0].loads.loaded).toBe(stable.loads.loaded + 1);
});

test('a page whose builds are not live is told nothing, nor is one that names none', async () => {
  for (const urls of [[], ['/r/remote-public/9.9.9-00000000/x.js'], ['/']]) expect(await openVisit(app, urls)).toBe('');
});
