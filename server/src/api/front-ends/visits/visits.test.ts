import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';
import { anInstance } from '../../../../test/an-instance.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';
import { aRolloutInBrowsers, openVisit, sendReport } from '../../../../test/front-end-reports.ts';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import { serverLimits } from '../../../limits.ts';
import { storedSecret } from '../../../platform/credentials/stored-secret.ts';
import { toNetworkSlot } from './network-slot.ts';
import { toVisitToken } from './visit-token.ts';

const minuteMs = 60_000;
/** Two instances on one database. */

const rollout = await aRolloutInBrowsers();
const database = await openTestDatabase();
const instances = [await anInstance(database, rollout.folder), await anInstance(database, rollout.folder)];
const app = instances[0]?.app as FastifyInstance;
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
  await sendReport(app, 'loads', failed(used));
  await sendReport(app, 'vitals', slow(used));
  const before = await readCanary();
  expect(before.loads.failed).toBe(earlier + 1);

  const [frontEnd = '', version = ''] = rollout.urls.canary.split('/').slice(2);
  const builds = [{ frontEnd, version }];
  const fresh = () => ({ id: randomUUID(), openedAt: new Date(), builds });
  const secret = await storedSecret(database.db, 'visit_keys');
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
      ? sendReport(instance, 'loads', failed(token), from)
      : sendReport(instance, 'vitals', slow(token), from));
    expect(reply.statusCode).toBe(204);
  }
  while (sent < 10_000) await Promise.all(Array.from({ length: 50 }, send));
  expect(await readCanary()).toEqual(before);
});

test('a report that two instances hear at once counts once', async () => {
  const before = (await readCanary()).loads.failed;
  const token = await visitCanary();
  await Promise.all(instances.map((instance) => sendReport(instance.app, 'loads', failed(token))));
  expect((await readCanary()).loads.failed).toBe(before + 1);
});

test('what one instance began another goes on with', async () => {
  const before = (await readCanary()).loads.failed;
  const token = await visitCanary();
  await sendReport(instances[1]?.app ?? app, 'loads', failed(token));
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
  await sendReport(app, 'loads', { token, reports: [{ url: urls.stable, outcome: 'loaded', ms: 5 }] });
  expect((await readBuilds())[0].loads.loaded).toBe(stable.loads.loaded + 1);
});

test('a page whose builds are not live is told nothing, nor is one that names none', async () => {
  for (const urls of [[], ['/r/remote-public/9.9.9-00000000/x.js'], ['/']]) expect(await openVisit(app, urls)).toBe('');
});

describe('what a release is judged by', () => {
  const failures = ['failed', 'late', 'threw'] as const;
  const failuresOf = ({ failed, late, threw }: Record<(typeof failures)[number], number>) => failed + late + threw;

  /** What a visitor of the canary reports, who is at this address. */
  async function reportFrom(
    address: string,
    outcomes: readonly (typeof failures)[number][] = ['failed'],
    instance = 0,
  ) {
    const from = { address, cookies: rollout.cookies('canary') };
    const received = instances[instance]?.app ?? app;
    const token = await openVisit(received, [rollout.urls.canary], from);
    const reports = outcomes.map((outcome) => ({ url: rollout.urls.canary, outcome, ms: 1 }));
    await sendReport(received, 'loads', { token, reports }, from);
    await sendReport(received, 'vitals', slow(token), from);
  }
  const slowVisits = ({ vitals }: { vitals: { metric: string; counts: number[] }[] }) =>
    (vitals.find(({ metric }) => metric === 'LCP')?.counts ?? []).reduce((sum, count) => sum + count, 0);

  test.each<[string, (visit: number) => string]>([
    ['a /24', (visit) => `192.0.2.${visit}`],
    ['a connection with 256 networks of a /64', (visit) => `2001:db8:7:${visit.toString(16)}::1`],
  ])('hundreds of visits from %s count as one, whichever instance hears them', async (_, addressOf) => {
    const before = await readCanary();
    for (let visit = 0; visit < 200; visit += 1) await reportFrom(addressOf(visit), ['failed'], visit % 2);
    const after = await readCanary();
    expect(after.loads.failed - before.loads.failed).toBe(200);
    expect(after.byNetwork.loads.failed - before.byNetwork.loads.failed).toBe(1);
    expect(slowVisits(after) - slowVisits(before)).toBe(200);
    expect(slowVisits(after.byNetwork) - slowVisits(before.byNetwork)).toBe(1);
  });

  test('visits from several networks count each', async () => {
    const before = await readCanary();
    for (let network = 0; network < 12; network += 1) await reportFrom(`10.0.${network}.1`);
    const after = await readCanary();
    expect(after.byNetwork.loads.failed - before.byNetwork.loads.failed).toBe(12);
    expect(slowVisits(after.byNetwork) - slowVisits(before.byNetwork)).toBe(12);
  });

  test('a visit that reports every kind of failure is one failure of its network', async () => {
    const before = await readCanary();
    await reportFrom('10.1.0.1', failures);
    await reportFrom('10.1.0.2', failures);
    const after = await readCanary();
    expect(failuresOf(after.loads) - failuresOf(before.loads)).toBe(6);
    expect(failuresOf(after.byNetwork.loads) - failuresOf(before.byNetwork.loads)).toBe(1);
  });

  test('a network that reported of the stable build has had its turn beside the rollout, so that both are drawn alike', async () => {
    const { urls, cookies } = rollout;
    const from = { address: '10.2.0.1', cookies: cookies('stable') };
    const token = await openVisit(app, [urls.stable], from);
    const [before] = await readBuilds();
    await sendReport(app, 'loads', { token, reports: [{ url: urls.stable, outcome: 'loaded', ms: 5 }] }, from);
    const canary = await readCanary();
    await reportFrom('10.2.0.2');
    expect((await readBuilds())[0].byNetwork.loads.loaded).toBe(before.byNetwork.loads.loaded + 1);
    expect((await readCanary()).byNetwork).toEqual(canary.byNetwork);
  });

  test('no address is kept, nor anything that is the same tomorrow', async () => {
    await reportFrom('10.3.0.1');
    await readBuilds();
    const rows = await database.db.selectFrom('network_visits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('10.3.0');
    const trial = { frontEnd: 'remote-public', versions: ['1.0.0-00000000'] };
    const slotOn = (day: string) => toNetworkSlot('secret', '10.3.0.1', trial, new Date(day));
    expect(slotOn('2026-11-20T01:00:00Z')).toBe(slotOn('2026-11-20T23:00:00Z'));
    expect(slotOn('2026-11-20T23:00:00Z')).not.toBe(slotOn('2026-11-21T01:00:00Z'));
  });
});
