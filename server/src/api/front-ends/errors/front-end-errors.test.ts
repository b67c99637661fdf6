import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, publish } from 'deploy/registry';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing';
import type { InjectOptions } from 'fastify';
import type { ErrorReport, FrontEndError } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';
import { openVisit, sendReport } from '../../../../test/front-end-reports.ts';
import { serverLimits } from '../../../limits.ts';

const token = 'a-long-secret-token';
const asTool = { headers: { authorization: `Bearer ${token}` } };
/** All of the script's first line is line 42 of the source, from its third column on. */
const map = '{"version":3,"sources":["remote-public/src/home/home-page.tsx"],"names":[],"mappings":"AAyCE"}';
/** Each column of the script's first line is the same column of the source. */
const mapByColumn = `{"version":3,"sources":["shell/src/router.ts"],"names":[],"mappings":"AAAA${',CAAC'.repeat(300)}"}`;

const folder = await aFolder();
const contract = aContract();
const dists = [await aDist(aHostContract()), await aDist(contract)] as const;
await writeFile(join(dists[0], `${aHostContract().entry}.map`), mapByColumn);
await writeFile(join(dists[1], `${contract.entry}.map`), map);
const change = { storage: openStorage(folder), env: 'production', who: 'amina', why: 'a test' };
const published = await publish({ ...change, dists });
const [shell = '', remote = ''] = published.map(({ name, version }) => `/r/${name}/${version}/${name}.00c0ffee.js`);
const urls = { shell, remote };
const portal = await openTestApp({ METRICS_TOKEN: token, REGISTRY_URL: `file://${folder}` });
afterEach(async () => {
  await read();
  for (const table of ['front_end_errors', 'visit_reports'] as const) await portal.db.deleteFrom(table).execute();
});

const read = async (options: InjectOptions = asTool) => portal.get('/api/front-ends/errors', options);
const readErrors = async (): Promise<FrontEndError[]> => (await read()).body.errors;

const thrownAt = (url: string, column = 5, name = 'HomePage') =>
  `TypeError: no\n    at ${name} (https://portal.example${url}:1:${column})`;

const anError = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  kind: 'boundary',
  number: 0,
  message: "TypeError: Cannot read properties of undefined (reading 'map')",
  stack: thrownAt(urls.remote),
  route: '/',
  ...changes,
});

const visit = (builds = [urls.shell, urls.remote], address = '203.0.113.1') =>
  openVisit(portal.app, builds, { address });

async function report(...errors: ErrorReport[]) {
  return sendReport(portal.app, 'errors', { token: await visit(), errors });
}

async function reportFrom(address: string, ...errors: ErrorReport[]) {
  return sendReport(portal.app, 'errors', { token: await visit(undefined, address), errors }, { address });
}

test('an administrator reads where in its sources a remote threw, how often, and since when', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const before = Date.now();
  expect((await report(anError({ route: '/posts/0b0ca1f4-6a3c-4a5b-9c3e-1f0e2d3c4b5a?as=amina' }))).statusCode).toBe(
    204,
  );
  await report(anError({ message: 'TypeError: no member amina@portal.example' }));
  const { status, body } = await read(await signedInAs(portal.db, admin));
  expect(status).toBe(200);
  expect(body.errors).toEqual([
    {
      stack: expect.stringMatching(/^[0-9a-f]{16}$/),
      frontEnd: 'remote-public',
      version: expect.stringMatching(/^1\.0\.0-/),
      kind: 'boundary',
      message: "TypeError: Cannot read properties of undefined (reading 'map')",
      frames: [{ file: 'remote-public/src/home/home-page.tsx', line: 42, column: 3, name: 'HomePage' }],
      route: '/',
      count: 2,
      firstSeen: expect.any(String),
      lastSeen: expect.any(String),
    },
  ]);
  const [error] = body.errors;
  expect(Date.parse(error.firstSeen)).toBeGreaterThanOrEqual(before - 1000);
  expect(Date.parse(error.lastSeen)).toBeGreaterThanOrEqual(Date.parse(error.firstSeen));
});

test('what happened last comes first, and what went wrong in the shell is told of the shell', async () => {
  await report(anError());
  await read();
  await report(anError({ kind: 'rejection', stack: thrownAt(urls.shell) }));
  expect((await readErrors()).map(({ frontEnd, kind }) => [frontEnd, kind])).toEqual([
    ['shell', 'rejection'],
    ['remote-public', 'boundary'],
  ]);
});

test('a visit counts once for a stack, and for five errors at most, however often it reports', async () => {
  const visitToken = await visit();
  const errors = Array.from({ length: 5 }, (_, number) => anError({ number, stack: thrownAt(urls.shell, 1 + number) }));
  await sendReport(portal.app, 'errors', { token: visitToken, errors });
  await sendReport(portal.app, 'errors', { token: visitToken, errors: [anError({ number: 4 })] });
  await read();
  await sendReport(portal.app, 'errors', { token: visitToken, errors: [anError({ number: 3 })] });
  expect((await readErrors()).map(({ frontEnd, count }) => [frontEnd, count])).toEqual(
    Array.from({ length: 5 }, () => ['shell', 1]),
  );
  const again = await visit();
  await sendReport(portal.app, 'errors', { token: again, errors: [anError({ number: 0 }), anError({ number: 1 })] });
  expect((await readErrors())[0]).toMatchObject({ frontEnd: 'remote-public', count: 1 });
});

test('a visit tells of no build but its own, nor of other scripts, nor without a token of ours', async () => {
  const ofShell = await visit([urls.shell]);
  await sendReport(portal.app, 'errors', { token: ofShell, errors: [anError()] });
  const foreign = anError({ stack: 'Error: x\n    at f (chrome-extension://abcdef/content.js:1:1)' });
  await report(foreign, anError({ number: 1, stack: '' }));
  await sendReport(portal.app, 'errors', { token: `${ofShell}x`, errors: [anError({ stack: thrownAt(urls.shell) })] });
  const nonsense = ['', '{', '{}', JSON.stringify({ token: ofShell, errors: [] })];
  for (const text of nonsense) expect((await sendReport(portal.app, 'errors', text)).statusCode).toBe(204);
  const tooLong = { token: ofShell, errors: [anError({ message: 'x'.repeat(301) })] };
  await sendReport(portal.app, 'errors', tooLong);
  expect((await sendReport(portal.app, 'errors', 'x'.repeat(40_000))).statusCode).toBe(413);
  expect(await readErrors()).toEqual([]);
});

test('beyond a bound the stacks of a build are counted together, while those that are known go on', async () => {
  const known = { front_end: 'shell', version: urls.shell.split('/')[3] ?? '', kind: 'error', route: '/' } as const;
  await portal.db
    .insertInto('front_end_errors')
    .values(
      Array.from({ length: serverLimits.maxStacksOfBuild - 1 }, (_, index) => ({
        ...known,
        stack: `known ${index}`,
        is_widespread: true,
        message: '',
        frames: '[]',
        count: 1,
      })),
    )
    .execute();
  const columns = [1, 2, 3];
  await report(...columns.map((column, number) => anError({ number, stack: thrownAt(urls.shell, column) })));
  await report(anError({ stack: thrownAt(urls.shell, 1) }));
  await read();
  const rows = await portal.db
    .selectFrom('front_end_errors')
    .selectAll()
    .where('stack', 'not like', 'known%')
    .execute();
  expect(rows.map(({ stack, count }) => [stack === 'other', count]).sort()).toEqual([
    [false, 2],
    [true, 2],
  ]);
});

test('frames that are nowhere in the sources of a build are counted, and take no place from others', async () => {
  const inventedAt = (visits: number) =>
    [0, 1, 2, 3, 4].map((number) =>
      anError({ number, stack: thrownAt(urls.shell.replace(/[^/]+$/, `invented-${visits}-${number}.js`)) }),
    );
  for (let visits = 0; visits < 25; visits += 1) await reportFrom(`192.0.2.${visits}`, ...inventedAt(visits));
  expect(await readErrors()).toMatchObject([{ frontEnd: 'shell', stack: 'other', message: '', frames: [], count: 25 }]);
});

test('twenty-five visits of one network do not blind the list, whatever they invent; what several networks report comes first', async () => {
  await reportFrom('198.51.100.1', anError());
  await reportFrom('203.0.113.1', anError());
  await read();
  for (let visits = 0; visits < 25; visits += 1) {
    const invented = [0, 1, 2, 3, 4].map((number) =>
      anError({ number, message: 'invented', stack: thrownAt(urls.shell, 10 + 5 * visits + number) }),
    );
    await reportFrom(`192.0.2.${visits}`, ...invented);
  }
  await read();
  await reportFrom('198.51.100.2', anError({ message: 'true', stack: thrownAt(urls.shell, 2) }));
  const errors = await readErrors();
  expect(errors[0]).toMatchObject({ frontEnd: 'remote-public', count: 2 });
  expect(errors[1]).toMatchObject({ message: 'true', count: 1 });
  expect(errors.filter(({ message }) => message === 'invented')).toHaveLength(serverLimits.maxStacksOfNetwork);
  expect(errors.find(({ stack }) => stack === 'other')?.count).toBe(5 * 25 - serverLimits.maxStacksOfNetwork);
});

test('a build without a free place gives a new stack that of one which a single network met, and counts that on', async () => {
  const known = { front_end: 'shell', version: urls.shell.split('/')[3] ?? '', kind: 'error', route: '/' } as const;
  await portal.db
    .insertInto('front_end_errors')
    .values(
      Array.from({ length: serverLimits.maxStacksOfBuild }, (_, index) => ({
        ...known,
        stack: `known ${index}`,
        message: '',
        frames: '[]',
        count: 7,
        is_widespread: index !== 50,
      })),
    )
    .execute();
  const [first, second] = [1, 2].map((column) =>
    anError({ message: `new ${column}`, stack: thrownAt(urls.shell, column) }),
  );
  await reportFrom('198.51.100.1', first as ErrorReport);
  await reportFrom('203.0.113.1', first as ErrorReport);
  await read();
  await reportFrom('192.0.2.1', second as ErrorReport); // every place is now of several networks
  await read();
  const rows = await portal.db.selectFrom('front_end_errors').select(['stack', 'message', 'count']).execute();
  const places = rows.filter(({ stack }) => stack !== 'other');
  expect(places).toHaveLength(serverLimits.maxStacksOfBuild);
  expect(places.map(({ stack }) => stack)).not.toContain('known 50');
  expect(places.find(({ message }) => message === 'new 1')?.count).toBe(2);
  expect(rows.find(({ stack }) => stack === 'other')?.count).toBe(7 + 1);
});

test('an address may report so many errors in a minute', async () => {
  const visitToken = await visit();
  const from = { address: '203.0.113.9' };
  const [first, last] = [anError({ stack: thrownAt(urls.shell, 9) }), anError()];
  const body = { token: visitToken, errors: [first] };
  for (let time = 0; time < serverLimits.errorReportsPerMinute; time += 1)
    await sendReport(portal.app, 'errors', body, from);
  await sendReport(portal.app, 'errors', { token: await visit(), errors: [last] }, from);
  expect((await readErrors()).map(({ frontEnd, count }) => [frontEnd, count])).toEqual([['shell', 1]]);
});

test.each(['OP', 'SG', 'OM'] as const)('a member of role %s may not read it', async (role) => {
  const member = await insertMember(portal.db, { role });
  expect(await read(await signedInAs(portal.db, member))).toMatchObject({ status: 403 });
});

test('a visitor may not read it, nor somebody who guesses the token', async () => {
  expect(await read({})).toMatchObject({ status: 401 });
  expect(await read({ headers: { authorization: 'Bearer guess' } })).toMatchObject({ status: 401 });
});
