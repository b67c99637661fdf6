/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from 'deploy/registry/publish';
import { setRollout } from 'deploy/registry/rollout';
import { openStorage } from 'deploy/storage/storage';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing/a-dist';
import type { InjectOptions } from 'fastify';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';

const token = 'a-long-secret-token';
const asTool = { headers: { authorization: `Bearer ${token}` } };
let portal: TestApp;
let folder: string;

/** A portal with a live remote, and another build of it for a tenth of the visitors. */
beforeAll(async () => {
  folder = await aFolder();
  const change = { storage: openStorage(folder), env: 'production', who: 'amina', why: 'a test' };
  const dists = [await aDist(aHostContract()), await aDist(aContract())];
  await publish({ ...change, dists });
  await setRollout({ ...change, frontEnd: 'remote-public', dist: await aDist(aContract(), 'new'), percent: 10 });
  portal = await buildTestApp({ METRICS_TOKEN: token, REGISTRY_URL: `file://${folder}` });
});
afterEach(async () => {
  await read();
  await portal.db.deleteFrom('front_end_loads').execute();
});
afterAll(() => portal.close());

const read = async (options: InjectOptions = asTool) => portal.get('/api/front-ends/loads', options);

async function buildOf(part: string) {
  const { frontEnds } = (await read()).body;
  const remote = frontEnds.find(({ name }: { name: string }) => name === 'remote-public');
  return remote.builds.find((build: { part: string }) => build.part === part);
}

const tell = (payload: string, remoteAddress = '203.0.113.1', { app } = portal) =>
  app.inject({
    method: 'POST',
    url: '/api/front-ends/loads',
    payload,
    remoteAddress,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

async function report(part: string, outcome: string, ms = 400) {
  const { version } = await buildOf(part);
  return tell(JSON.stringify([{ url: `/r/remote-public/${version}/remote-public.js`, outcome, ms }]));
}

test('an administrator reads how each live build comes up in browsers', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  expect((await report('stable', 'loaded', 300)).statusCode).toBe(204);
  await report('stable', 'loaded', 500);
  for (const outcome of ['failed', 'late', 'threw']) await report('canary', outcome);
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

async function readFigure(labels: string) {
  const { body } = await portal.app.inject({ url: '/metrics', ...asTool });
  const [, figure = 0] = body.match(new RegExp(`${labels} (\\d+)\n`)) ?? [];
  return Number(figure);
}

test.each([
  ['front_end_loads_total{front_end="remote-public",version="[^"]+",outcome="threw"}', 'canary', 'threw'],
  ['front_end_load_seconds_bucket{le="0.5",front_end="remote-public",version="[^"]+"}', 'stable', 'loaded'],
])('an operator finds it in the metrics: %s', async (labels, part, outcome) => {
  const before = await readFigure(labels);
  await report('canary', 'late', 420);
  await report(part, outcome, 420);
  expect(await readFigure(labels)).toBe(before + 1);
});

test('a visitor whose browser reports first after the registry was damaged is counted all the same', async () => {
  const started = await buildTestApp({ REGISTRY_URL: `file://${folder}` });
  const { version } = await buildOf('stable');
  const pointer = join(folder, 'registry/production.json');
  const whole = await readFile(pointer);
  await writeFile(pointer, '{"schema":');
  const payload = JSON.stringify([{ url: `/r/remote-public/${version}/x.js`, outcome: 'loaded', ms: 1 }]);
  const { statusCode } = await tell(payload, undefined, started);
  await writeFile(pointer, whole);
  await started.close();
  expect(statusCode).toBe(204);
});

test('nonsense, builds that are not live and too much of it are answered, and not counted', async () => {
  const before = (await read()).body;
  const url = '/r/remote-public/9.9.9-00000000/x.js';
  const { version } = await buildOf('stable');
  const known = `/r/remote-public/${version}/x.js`;
  const nonsense = [
    '',
    '{',
    '{}',
    JSON.stringify([{ url, outcome: 'failed', ms: 1 }]),
    JSON.stringify([{ url: known, outcome: 'flew', ms: 1 }]),
    JSON.stringify([{ url: known, outcome: 'loaded', ms: -1 }]),
    JSON.stringify(Array.from({ length: 21 }, () => ({ url: known, outcome: 'failed', ms: 1 }))),
  ];
  for (const text of nonsense) expect((await tell(text)).statusCode).toBe(204);
  expect((await tell('x'.repeat(5000))).statusCode).toBe(413);
  expect((await read()).body).toEqual(before);
  const again = JSON.stringify([{ url: known, outcome: 'failed', ms: 1 }]);
  for (let time = 0; time < 310; time += 1) await tell(again, '203.0.113.2');
  expect((await buildOf('stable')).loads.failed).toBe(300);
});

test.each(['OP', 'SG', 'OM'] as const)('a member of role %s may not read it', async (role) => {
  const member = await insertMember(portal.db, { role });
  expect(await read(await signedInAs(portal.db, member))).toMatchObject({ status: 403 });
});

test('a visitor may not read it, nor somebody who guesses the token', async () => {
  expect(await read({})).toMatchObject({ status: 401 });
  expect(await read({ headers: { authorization: 'Bearer guess' } })).toMatchObject({ status: 401 });
});
