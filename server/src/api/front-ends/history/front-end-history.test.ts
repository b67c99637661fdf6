import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { FrontEndHistory } from 'shared-api/contract/front-ends/front-end-history.contract';
import { quantileOf } from 'shared-api/contract/front-ends/histogram';
import { bucketOf, vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';
import { aRolloutInBrowsers, openVisit, sendReport } from '../../../../test/front-end-reports.ts';

const token = 'a-long-secret-token';
const asTool = { headers: { authorization: `Bearer ${token}` } };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const rollout = await aRolloutInBrowsers();
const portal = await openTestApp({ METRICS_TOKEN: token, REGISTRY_URL: `file://${rollout.folder}` });
afterEach(async () => {
  await read();
  for (const table of ['front_end_loads', 'front_end_vitals', 'front_end_errors', 'visit_reports'] as const)
    await portal.db.deleteFrom(table).execute();
});

const read = async (query = '', options: InjectOptions = asTool, name = 'remote-public') =>
  portal.get(`/api/front-ends/${name}/history${query}`, options);
const readHistory = async (query = ''): Promise<FrontEndHistory> => (await read(query)).body;

const versionIn = (url: string) => url.split('/')[3] ?? '';
const former = '0.9.0-99999999';

/** The start of the hour or day so many of them ago. */
const ago = (count: number, unitMs: number) => new Date((Math.floor(Date.now() / unitMs) - count) * unitMs);

/** How many visits told this LCP. */
const countVisits = (version: string, hour: Date, visits: Record<number, number>) =>
  portal.db
    .insertInto('front_end_vitals')
    .values(
      Object.entries(visits).map(([bucket, total]) => ({
        ...{ hour, version, bucket: Number(bucket), total },
        ...({ front_end: 'remote-public', route: '', metric: 'LCP', device: 'slow' } as const),
      })),
    )
    .execute();

const countLoads = (version: string, day: Date, total: number) =>
  portal.db
    .insertInto('front_end_loads')
    .values({ front_end: 'remote-public', version, outcome: 'loaded', day, total, ms: 100 * total })
    .execute();

const p75Of = (visits: Record<number, number>) =>
  Math.round(
    quantileOf(
      Array.from({ length: vitalBuckets }, (_, bucket) => visits[bucket] ?? 0),
      0.75,
    ) ?? 0,
  );

test('an administrator reads of each version what its visits reported, and when it was given to whom', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const [stable, canary] = [versionIn(rollout.urls.stable), versionIn(rollout.urls.canary)];
  const visitToken = await openVisit(portal.app, [rollout.urls.canary], { cookies: rollout.cookies('canary') });
  const { canary: url } = rollout.urls;
  await sendReport(portal.app, 'loads', { token: visitToken, reports: [{ url, outcome: 'loaded', ms: 300 }] });
  await sendReport(portal.app, 'vitals', { token: visitToken, url, route: '', device: 'slow', values: { LCP: 900 } });
  const { status, body } = await read('', await signedInAs(portal.db, admin));
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'remote-public', days: 7, unit: 'day', since: ago(6, dayMs).toISOString() });
  expect(body.versions).toMatchObject([
    { version: stable, part: 'stable', percent: null, loads: { loaded: 0 }, errors: 0, vitals: [], timeLine: [] },
    { version: canary, part: 'canary', percent: 10, loads: { loaded: 1 }, meanMs: 300, errors: 0 },
  ]);
  const seen = { visits: 1, loaded: 1, p75: p75Of({ [bucketOf(900)]: 1 }) };
  expect(body.versions[1].timeLine).toEqual([{ ...seen, at: expect.stringMatching(/T00:00:00.000Z$/) }]);
  expect(body.versions[1].vitals).toMatchObject([{ metric: 'LCP', device: 'slow' }]);
  expect(body.events).toMatchObject([
    { kind: 'published', version: stable, percent: null },
    { kind: 'canary', version: canary, percent: 10 },
  ]);
});

test('a version that nobody is given any more is told with what its visits reported by the day, and older days are left out', async () => {
  await countVisits(former, new Date(ago(3, dayMs).getTime() + 5 * hourMs), { 10: 3, 20: 1 });
  await countVisits(former, new Date(ago(3, dayMs).getTime() + 9 * hourMs), { 20: 2, 40: 2 });
  await countVisits(former, ago(2, dayMs), { 0: 4 });
  await countVisits(former, ago(7, dayMs), { 90: 50 });
  await countLoads(former, ago(3, dayMs), 11);
  await countLoads(former, ago(1, dayMs), 2);
  await countLoads(former, ago(7, dayMs), 500);
  const { versions } = await readHistory();
  expect(versions.map(({ part }) => part)).toEqual(['stable', 'canary', null]);
  expect(versions[2]).toMatchObject({ version: former, loads: { loaded: 13 }, meanMs: 100 });
  expect(versions[2]?.timeLine).toEqual([
    { at: ago(3, dayMs).toISOString(), visits: 8, p75: p75Of({ 10: 3, 20: 3, 40: 2 }), loaded: 11 },
    { at: ago(2, dayMs).toISOString(), visits: 4, p75: 10, loaded: null },
    { at: ago(1, dayMs).toISOString(), visits: 0, p75: null, loaded: 2 },
  ]);
});

test('of the last day it is told by the hour', async () => {
  await countVisits(former, ago(2, hourMs), { 12: 4 });
  await countVisits(former, ago(1, hourMs), { 30: 4 });
  await countVisits(former, ago(30, hourMs), { 60: 9 });
  await countLoads(former, ago(0, dayMs), 5);
  const { unit, since, versions } = await readHistory('?days=1');
  expect({ unit, since }).toEqual({ unit: 'hour', since: ago(23, hourMs).toISOString() });
  expect(versions.find(({ version }) => version === former)).toMatchObject({
    loads: { loaded: 5 },
    timeLine: [
      { at: ago(2, hourMs).toISOString(), visits: 4, p75: p75Of({ 12: 4 }), loaded: null },
      { at: ago(1, hourMs).toISOString(), visits: 4, p75: p75Of({ 30: 4 }), loaded: null },
    ],
  });
});

test('errors are counted for the version in which they were seen', async () => {
  const version = versionIn(rollout.urls.stable);
  const error = { front_end: 'remote-public', kind: 'error', message: 'no', frames: '[]', route: '/' } as const;
  await portal.db
    .insertInto('front_end_errors')
    .values([
      { ...error, version, stack: 'one', count: 3 },
      { ...error, version, stack: 'two', count: 4 },
      { ...error, version, stack: 'old', count: 50, last_seen: ago(20, dayMs) },
      { ...error, front_end: 'shell', version, stack: 'one', count: 7 },
    ])
    .execute();
  expect((await readHistory()).versions.map(({ errors }) => errors)).toEqual([7, 0]);
  expect((await readHistory('?days=30')).versions.map(({ errors }) => errors)).toEqual([57, 0]);
});

test('an administrator reads the figures where the log of the registry is damaged', async () => {
  const log = join(rollout.folder, 'registry/production/log/1.json');
  const whole = await readFile(log);
  await writeFile(log, '{"pointer":');
  await countVisits(former, ago(1, dayMs), { 10: 1 });
  const { events, versions } = await readHistory();
  await writeFile(log, whole);
  expect(events).toEqual([]);
  expect(versions.map(({ part }) => part)).toEqual(['stable', 'canary', null]);
});

test('who asks for an unknown front end, or for more days than are told, is rejected', async () => {
  expect(await read('', asTool, 'remote-unknown')).toMatchObject({ status: 404 });
  expect(await read('?days=31')).toMatchObject({ status: 400 });
  expect(await read('?days=0')).toMatchObject({ status: 400 });
});

test.each(['OP', 'SG', 'OM'] as const)('a member of role %s may not read it', async (role) => {
  const member = await insertMember(portal.db, { role });
  expect(await read('', await signedInAs(portal.db, member))).toMatchObject({ status: 403 });
});

test('a visitor may not read it', async () => {
  expect(await read('', {})).toMatchObject({ status: 401 });
});
