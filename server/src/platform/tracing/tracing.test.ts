import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { aCollector } from '../../../test/a-collector.ts';
import { anInstance } from '../../../test/an-instance.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';
import { until } from '../../../test/until.ts';
import { readEnv } from '../env/env.ts';
import { openLog } from '../health/log-options.ts';
import { openTracing } from './tracing.ts';

const typed = 'salma@portal.example';

/** A page that shows what the calls in its query answer, and throws without one. */
const render = `
  const calls = new URL(request.url).searchParams.getAll('shows');
  if (calls.length === 0) throw new TypeError('nothing to show to ${typed}');
  const replies = await Promise.all(calls.map(async (path) => (await fetch(path)).text()));
  return page(replies.join(' '));`;

const pageThatShows = (call: string) => `/calls?${new URLSearchParams({ shows: call })}`;

let collector: Awaited<ReturnType<typeof aCollector>>;
const opened: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** An instance that sends its traces to the collector. */
async function aTracedPortal(kind = {}, variables: NodeJS.ProcessEnv = {}) {
  collector = await aCollector(kind);
  opened.push(collector.close);
  const traced = { DATA_DIR: mkdtempSync(join(tmpdir(), 'traced-')), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const failures: string[] = [];
  const tracing = await openTracing(readEnv({ ...traced, ...variables }), ({ message }) => failures.push(message));
  opened.push(tracing.stop);
  const database = await openTestDatabase(tracing);
  opened.push(database.drop);
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const { folder } = await publishedFrontEnds(render);
  const logger = openLog('info', tracing.logIds, stream);
  const instance = await anInstance(database, folder, {}, { tracing, logger });
  opened.push(instance.close);
  return { ...instance, tracing, failures, logged: () => lines.map((line) => JSON.parse(line)) };
}

/** Waits until the collector has spans of all these names; of each the first. */
async function receive({ tracing }: Awaited<ReturnType<typeof aTracedPortal>>, ...names: string[]) {
  const found = () => names.map((wanted) => collector.spans.find(({ name }) => name === wanted));
  await until(async () => {
    await tracing.flush();
    return found().every(Boolean);
  });
  return found().flatMap((span) => span ?? []);
}

test('an operator sees what a page request was spent on: its rendering, the calls of its loader, their statements', async () => {
  const portal = await aTracedPortal({}, { OTEL_SERVICE_NAME: 'portal-of-a-test' });
  expect((await portal.get(pageThatShows('/api/post?limit=5'))).statusCode).toBe(200);
  const [page, rendering, call] = await receive(portal, 'GET /*', 'render page', 'GET /api/post', 'select');
  const statement = collector.spans.find(({ attributes }) =>
    String(attributes['db.query.text']).includes('from "posts"'),
  );
  expect(collector.services()).toContain('portal-of-a-test');
  expect(page).toMatchObject({ parentSpanId: '', attributes: { 'http.response.status_code': 200 }, hasFailed: false });
  expect(rendering).toMatchObject({
    traceId: page?.traceId,
    parentSpanId: page?.spanId,
    attributes: { 'portal.front_end': 'remote-public', 'portal.routes': ['home-page'], 'portal.is_complete': true },
  });
  expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: rendering?.spanId });
  expect(statement).toMatchObject({ traceId: page?.traceId, parentSpanId: call?.spanId });
});

test('an operator whose proxy began a trace finds the page in it', async () => {
  const portal = await aTracedPortal();
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  await portal.get(pageThatShows('/api/post'), { traceparent: `00-${traceId}-${spanId}-01` });
  const [page, call] = await receive(portal, 'GET /*', 'GET /api/post');
  expect(page).toMatchObject({ traceId, parentSpanId: spanId });
  expect(call).toMatchObject({ traceId });
});

test('an operator finds the trace of a line in the log', async () => {
  const portal = await aTracedPortal();
  await portal.get('/');
  const [page, rendering] = await receive(portal, 'GET /*', 'render page');
  expect(rendering).toMatchObject({ hasFailed: true, attributes: { 'error.type': 'TypeError' } });
  const line = portal.logged().find(({ msg }) => msg === 'the page is left to the browser');
  expect(line).toMatchObject({ trace_id: page?.traceId, span_id: page?.spanId });
});

test('nobody reads in a trace what people typed', async () => {
  const portal = await aTracedPortal();
  await portal.get(pageThatShows(`/api/post?search=${typed}`));
  await portal.get('/');
  await portal.post('/api/auth/login', { email: typed, password: 'كلمة سر طويلة' }, {});
  const [page, signIn] = await receive(portal, 'GET /*', 'POST /api/auth/login');
  expect(page?.attributes).not.toHaveProperty('url.path');
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId);
  expect(statements.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
  for (const word of [typed, 'salma', 'كلمة سر', '127.0.0.1']) expect(collector.text()).not.toContain(word);
});

test('an operator who samples none gets the traces that others began', async () => {
  const portal = await aTracedPortal({}, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  await portal.get(pageThatShows('/api/post'));
  await portal.get('/api/post', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  await receive(portal, 'GET /api/post');
  expect(collector.spans.map(({ name }) => name)).not.toContain('GET /*');
});

test.each([
  ['refuses them', { status: 500 }],
  ['never answers', { isSilent: true }],
])('a visitor gets the page while the collector of traces %s, and the operator is told', async (_case, kind) => {
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '200';
  const portal = await aTracedPortal(kind).finally(() => delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT);
  for (const call of ['/api/post', '/api/post?limit=5']) {
    expect((await portal.get(pageThatShows(call))).statusCode).toBe(200);
    await portal.tracing.flush().catch(() => undefined);
  }
  expect(collector.requests()).toBeGreaterThan(0);
  expect(portal.failures).toHaveLength(1);
});

test('a visitor gets the page where no collector listens, and the server stops', async () => {
  const portal = await aTracedPortal();
  await collector.close();
  opened.shift();
  expect((await portal.get(pageThatShows('/api/post'))).statusCode).toBe(200);
  await portal.tracing.stop();
});

/** The modules of OpenTelemetry's SDK in a process that imports the whole server with this environment. */
async function loadedWith(variables: NodeJS.ProcessEnv) {
  const source = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('./server/src/app.ts');
    await import('./server/src/pages/pages.routes.ts');
    const { openTracing } = await import('./server/src/platform/tracing/tracing.ts');
    const { readEnv } = await import('./server/src/platform/env/env.ts');
    await openTracing(readEnv(process.env));
    process.stdout.write(JSON.stringify(loaded.filter((url) => url.includes('/@opentelemetry/sdk-'))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'traced-')), ...variables },
  });
  return JSON.parse(stdout) as string[];
}

test('an operator who names no collector pays for none: nothing of it is loaded', async () => {
  expect(await loadedWith({})).toEqual([]);
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).not.toEqual([]);
});
