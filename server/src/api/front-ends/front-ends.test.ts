import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { announce, openStorage, withdraw } from 'deploy/registry';
import { aDist, aHostContract } from 'deploy/testing';
import type { InjectOptions } from 'fastify';
import type { FrontEndBuild, Outcome } from 'shared-api/contract/front-ends/front-ends.contract';
import { bucketOf, type VitalsReport, vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import { buildTestApp, openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { aRolloutInBrowsers, openVisit, type Part, sendReport } from '../../../test/front-end-reports.ts';

const token = 'a-long-secret-token';
const asTool = { headers: { authorization: `Bearer ${token}` } };

const rollout = await aRolloutInBrowsers();
const portal = await openTestApp({ METRICS_TOKEN: token, REGISTRY_URL: `file://${rollout.folder}` });
afterEach(async () => {
  await read();
  for (const table of ['front_end_loads', 'front_end_vitals', 'visit_reports'] as const)
    await portal.db.deleteFrom(table).execute();
});

const read = async (options: InjectOptions = asTool) => portal.get('/api/front-ends/loads', options);

async function buildOf(part: Part | 'shell'): Promise<FrontEndBuild> {
  const { frontEnds } = (await read()).body;
  const frontEnd = frontEnds.find(({ name }: { name: string }) => name === (part === 'shell' ? part : 'remote-public'));
  return frontEnd.builds.find((build: FrontEndBuild) => build.part === (part === 'shell' ? 'stable' : part));
}

/** A visitor's page, which is given the builds of this part. */
const visit = (part: Part, from = {}) =>
  openVisit(portal.app, [rollout.urls.shell, rollout.urls[part]], { cookies: rollout.cookies(part), ...from });

/** What a page reports once it is live. */
async function report(part: Part, outcome: Outcome, ms = 400) {
  const reports = [{ url: rollout.urls[part], outcome, ms }];
  return sendReport(portal.app, 'loads', { token: await visit(part), reports });
}

test('an administrator reads how each live build comes up in browsers', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  expect((await report('stable', 'loaded', 300)).statusCode).toBe(204);
  await report('stable', 'loaded', 500);
  for (const outcome of ['failed', 'late', 'threw'] as const) await report('canary', outcome);
  const { status, body } = await read(await signedInAs(portal.db, admin));
  expect(status).toBe(200);
  expect(body.frontEnds.map(({ name }: { name: string }) => name)).toEqual(['shell', 'remote-public']);
  expect(body.frontEnds[1].builds).toEqual([
    expect.objectContaining({
      part: 'stable',
      percent: null,
      loads: { loaded: 2, failed: 0, late: 0, threw: 0 },
      meanMs: 400,
    }),
    expect.objectContaining({
      part: 'canary',
      percent: 10,
      loads: { loaded: 0, failed: 1, late: 1, threw: 1 },
      meanMs: null,
    }),
  ]);
});

test('an administrator reads what the shell gives to other front ends, and which builds take it', async () => {
  const { body } = await read();
  const takers = body.frontEnds[1].builds.map(({ version }: FrontEndBuild) => ({
    frontEnd: 'remote-public',
    build: version,
    builtAgainst: '19.3.1',
  }));
  expect(body.modules).toContainEqual({ name: 'react', version: '19.3.1', announced: null, takenBy: takers });
});

test('an administrator reads which version the announced shell gives, until it is withdrawn', async () => {
  const { react: _, ...provides } = aHostContract().provides;
  const dist = await aDist(aHostContract({ provides: { ...provides, 'react-dom': '19.4.0' } }), 'next');
  const storage = openStorage(rollout.folder);
  const request = { storage, env: 'production', who: 'amina', why: '' };
  const { version } = await announce({ ...request, frontEnd: 'shell', dist, planned: '2026-12-24' });
  const { body } = await read();
  expect(body.announced).toMatchObject({ version, planned: '2026-12-24' });
  expect(body.modules).toMatchObject([
    { name: 'react', announced: null },
    { name: 'react-dom', version: '19.3.1', announced: '19.4.0' },
    { name: 'shared-ui', announced: '0.1.0' },
  ]);
  await withdraw(request);
  expect((await read()).body.announced).toBeNull();
});

test('what was counted adds up over days and instances, and older days are left out', async () => {
  await report('stable', 'loaded');
  const { version } = await buildOf('stable');
  const row = { front_end: 'remote-public', version, outcome: 'loaded', total: 5, ms: 10 } as const;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await portal.db
    .insertInto('front_end_loads')
    .values([
      { ...row, day: daysAgo(2) },
      { ...row, day: daysAgo(20) },
    ])
    .execute();
  await report('stable', 'loaded');
  expect((await buildOf('stable')).loads.loaded).toBe(7);
});

/** The figure under these labels, added up over the versions that were reported. */
async function readFigure(labels: string) {
  const { body } = await portal.app.inject({ url: '/metrics', ...asTool });
  const figures = body.matchAll(new RegExp(`${labels} (\\d+)\n`, 'g'));
  return [...figures].reduce((total, [, figure]) => total + Number(figure), 0);
}

test.each<[string, Part, Outcome]>([
  ['front_end_loads_total{front_end="remote-public",version="[^"]+",outcome="threw"}', 'canary', 'threw'],
  ['front_end_load_seconds_bucket{le="0.5",front_end="remote-public",version="[^"]+"}', 'stable', 'loaded'],
])('an operator finds it in the metrics: %s', async (labels, part, outcome) => {
  const before = await readFigure(labels);
  await report('canary', 'late', 420);
  await report(part, outcome, 420);
  await read(); // it counts once it is written
  expect(await readFigure(labels)).toBe(before + 1);
});

test('a visitor whose browser reports first after the registry was damaged is counted all the same', async () => {
  const started = await buildTestApp({ METRICS_TOKEN: token, REGISTRY_URL: `file://${rollout.folder}` });
  const pointer = join(rollout.folder, 'registry/production.json');
  const whole = await readFile(pointer);
  await writeFile(pointer, '{"schema":');
  const visitToken = await openVisit(started.app, [rollout.urls.stable]);
  const reports = [{ url: rollout.urls.stable, outcome: 'loaded' as const, ms: 1 }];
  await sendReport(started.app, 'loads', { token: visitToken, reports });
  const { frontEnds } = (await started.get('/api/front-ends/loads', asTool)).body;
  await writeFile(pointer, whole);
  await started.close();
  expect(frontEnds[1].builds[0].loads.loaded).toBe(1);
});

test('nonsense and builds that are not live are answered, and not counted', async () => {
  const before = (await read()).body;
  const visitToken = await visit('stable');
  const known = { url: rollout.urls.stable, outcome: 'failed', ms: 1 };
  const ofReports = (reports: object[]) => JSON.stringify({ token: visitToken, reports });
  const nonsense = [
    '',
    '{',
    '{}',
    JSON.stringify([known]), // as builds of an earlier version report
    ofReports([{ ...known, url: '/r/remote-public/9.9.9-00000000/x.js' }]),
    ofReports([{ ...known, outcome: 'flew' }]),
    ofReports([{ ...known, ms: -1 }]),
    ofReports(Array.from({ length: 21 }, () => known)),
  ];
  for (const text of nonsense)
    for (const what of ['loads', 'vitals'] as const)
      expect((await sendReport(portal.app, what, text)).statusCode).toBe(204);
  expect((await sendReport(portal.app, 'loads', 'x'.repeat(9_000))).statusCode).toBe(413);
  expect((await read()).body).toEqual(before);
});

test('an address may report so often in a minute, and begin so many visits; another is not held up by it', async () => {
  const url = rollout.urls.stable;
  const address = '203.0.113.2';
  const tokens = await Promise.all(Array.from({ length: 130 }, () => openVisit(portal.app, [url], { address })));
  expect(tokens.filter(Boolean)).toHaveLength(120);
  expect(await openVisit(portal.app, [url], { address: '203.0.113.3' })).not.toBe('');
  for (const outcome of ['failed', 'late', 'threw'] as const)
    for (const visitToken of tokens.slice(0, 120))
      await sendReport(portal.app, 'loads', { token: visitToken, reports: [{ url, outcome, ms: 1 }] }, { address });
  expect((await buildOf('stable')).loads).toEqual({ loaded: 0, failed: 120, late: 120, threw: 60 });
});

describe('what a visit felt like', () => {
  const values = { LCP: 1_900, INP: 48, CLS: 30, TTFB: 95, live: 700 };
  const vitalsOf = (visitToken: string, changes: Partial<VitalsReport> = {}): VitalsReport => ({
    token: visitToken,
    url: rollout.urls.stable,
    route: 'home-page',
    device: 'slow',
    values,
    ...changes,
  });
  const countsOf = (changes: Record<number, number>) =>
    Array.from({ length: vitalBuckets }, (_, at) => changes[at] ?? 0);

  test('counts for the build of its page and for that of the shell, by metric and class of device', async () => {
    await sendReport(portal.app, 'vitals', vitalsOf(await visit('stable')));
    await sendReport(portal.app, 'vitals', vitalsOf(await visit('stable'), { values: { LCP: 1_900 } }));
    await sendReport(portal.app, 'vitals', vitalsOf(await visit('stable'), { device: 'fast', values: { LCP: 9 } }));
    for (const part of ['stable', 'shell'] as const) {
      const { vitals } = await buildOf(part);
      const names = vitals.map(({ metric, device }) => `${metric} ${device}`).toSorted();
      expect(names).toEqual(['CLS slow', 'INP slow', 'LCP fast', 'LCP slow', 'TTFB slow', 'live slow']);
      expect(vitals).toContainEqual({ metric: 'LCP', device: 'slow', counts: countsOf({ [bucketOf(1_900)]: 2 }) });
      expect(vitals).toContainEqual({ metric: 'LCP', device: 'fast', counts: countsOf({ 0: 1 }) });
    }
    expect((await buildOf('canary')).vitals).toEqual([]);
  });

  test('is kept by the pages that a contract names; other pages count together', async () => {
    await sendReport(portal.app, 'vitals', vitalsOf(await visit('stable'), { values: { LCP: 1 } }));
    await sendReport(portal.app, 'vitals', vitalsOf(await visit('stable'), { values: { LCP: 1 }, route: 'invented' }));
    await read();
    const rows = await portal.db
      .selectFrom('front_end_vitals')
      .select(['front_end', 'route', 'total'])
      .orderBy('front_end')
      .orderBy('route')
      .execute();
    expect(rows).toEqual([
      { front_end: 'remote-public', route: '', total: 1 },
      { front_end: 'remote-public', route: 'home-page', total: 1 },
      { front_end: 'shell', route: '', total: 2 },
    ]);
  });

  test('counts once for a visit, however often it is told', async () => {
    const visitToken = await visit('canary');
    for (const LCP of [100, 200, 300]) {
      await sendReport(portal.app, 'vitals', vitalsOf(visitToken, { url: rollout.urls.canary, values: { LCP } }));
      expect((await buildOf('canary')).vitals).toEqual([
        { metric: 'LCP', device: 'slow', counts: countsOf({ [bucketOf(100)]: 1 }) },
      ]);
    }
  });

  test('of days that are no longer counted is left out', async () => {
    const { version } = await buildOf('stable');
    const row = {
      front_end: 'remote-public',
      version,
      route: '',
      metric: 'LCP',
      device: 'fast',
      bucket: 3,
      total: 5,
    } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await portal.db
      .insertInto('front_end_vitals')
      .values([
        { ...row, hour: daysAgo(2) },
        { ...row, hour: daysAgo(20) },
      ])
      .execute();
    expect((await buildOf('stable')).vitals).toEqual([{ metric: 'LCP', device: 'fast', counts: countsOf({ 3: 5 }) }]);
  });
});

test.each(['OP', 'SG', 'OM'] as const)('a member of role %s may not read it', async (role) => {
  const member = await insertMember(portal.db, { role });
  expect(await read(await signedInAs(portal.db, member))).toMatchObject({ status: 403 });
});

test('a visitor may not read it, nor somebody who guesses the token', async () => {
  expect(await read({})).toMatchObject({ status: 401 });
  expect(await read({ headers: { authorization: 'Bearer guess' } })).toMatchObject({ status: 401 });
});
