import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { until } from '../../../test/until.ts';
import { toRejection } from '../http/error-handler.ts';
import { noTracing } from '../tracing/tracing.ts';
import { openLog } from './log-options.ts';

test('without its database the server is alive, not ready, and asks clients to retry later', async () => {
  const portal = await buildTestApp();
  expect((await portal.get('/readyz')).status).toBe(200);
  await portal.db.destroy();
  expect((await portal.get('/healthz')).status).toBe(200);
  for (const url of ['/readyz', '/api/post']) {
    const { status, headers, body } = await portal.get(url);
    expect([url, status, body.code]).toEqual([url, 503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await portal.app.close();
});

const away = ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300'];
const tookTooLong = ['57014', '55P03', '25P03'];

test.each([...away, ...tookTooLong])('after %s clients are asked to retry later', (code) => {
  expect(toRejection(Object.assign(new Error('lost'), { code })).statusCode).toBe(503);
});

/** Long enough to open a connection on a busy machine. */
const shortMs = 2_000;
const connections = 3;

let portal: TestApp;
let logged: string;

/** A portal whose database lets nobody wait for long. */
async function open(options: object) {
  logged = '';
  const write = (line: string) => {
    logged += line;
  };
  portal = await buildTestApp({}, undefined, undefined, {
    database: openTestDatabase(noTracing, { max: connections, ...options }),
    logger: openLog('error', undefined, { write }),
  });
}

/** Holds a connection, and what it has locked, until it is let go. */
async function hold(lock = sql`select 1`) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const ended = portal.db.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    isHeld.resolve();
    await promise;
  });
  await Promise.race([isHeld.promise, ended]);
  return () => {
    resolve();
    return ended;
  };
}

async function expectRetryLater(url: string) {
  const { status, headers, body } = await portal.get(url);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

// the embedded database has one connection, and nobody whose statement could wait for another's
if (process.env.TEST_DATABASE_URL)
  describe('on a PostgreSQL', () => {
    afterEach(() => portal.close());

    test('a reader is asked to retry later while every connection is in use, and answered afterwards', async () => {
      await open({ connectionTimeoutMillis: shortMs });
      const release = await Promise.all(Array.from({ length: connections }, () => hold()));
      await expectRetryLater('/api/post');
      await expectRetryLater('/readyz');
      await Promise.all(release.map((one) => one()));
      expect((await portal.get('/api/post')).status).toBe(200);
    });

    test.each([
      ['takes too long', { statement_timeout: shortMs, lock_timeout: 0 }, '57014'],
      ['waits for a lock for too long', { lock_timeout: shortMs }, '55P03'],
    ])('a reader whose statement %s is asked to retry later, and the operator reads why', async (_, options, code) => {
      await open(options);
      const release = await hold(sql`lock table offices in access exclusive mode`);
      await expectRetryLater('/api/auth/offices');
      await release();
      expect(logged).toContain(`"code":"${code}"`);
      expect((await portal.get('/api/auth/offices')).status).toBe(200);
    });

    test('a transaction that sends nothing is ended, and keeps nobody waiting for its locks', async () => {
      await open({ idle_in_transaction_session_timeout: shortMs });
      const idle = portal.db.transaction().execute(async (transaction) => {
        await sql`lock table offices in access exclusive mode`.execute(transaction);
        await until(async () => (await portal.get('/api/auth/offices')).status === 200);
        await sql`select 1`.execute(transaction);
      });
      const error = await idle.catch((refused) => refused);
      expect(toRejection(error).statusCode).toBe(503);
    });
  });
