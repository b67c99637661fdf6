import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from 'deploy/testing';
import pg from 'pg';
import { startTestDatabase } from '../../bench/start/postgresql.ts';
import { endProcess, findFreePort, startProcess } from '../../e2e/processes.ts';
import { publishedFrontEnds } from '../test/published-front-ends.ts';
import { giveToServiceUser, serviceUser } from '../test/service-user.ts';
import { until } from '../test/until.ts';

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** Undefined where PostgreSQL is not installed: then servers have an embedded database. */
let databaseUrl: string | undefined;
beforeAll(async () => {
  databaseUrl = await startTestDatabase(stack);
});

/** An empty folder that is the service user's own, in one that it may only read. */
async function aDataDir() {
  const folder = await aFolder();
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await giveToServiceUser(dataDir);
  return dataDir;
}

const closed: string[] = [];
afterEach(async () => {
  for (const path of closed.splice(0)) await chmod(path, 0o755); // so that it can be removed
});

/** A registry with a release that the service user may read, and nothing more. */
async function aRegistry(text: string) {
  const { folder } = await publishedFrontEnds(`return page('${text}');`);
  const files = ['.', ...(await readdir(folder, { recursive: true }))];
  for (const file of files) await chmod(join(folder, file), 0o555);
  closed.push(...files.map((file) => join(folder, file)));
  return { folder, files };
}

/** Runs the server as a service manager does: as its user, in no folder of the checkout. */
async function serve(variables: NodeJS.ProcessEnv) {
  const port = await findFreePort();
  const child = startProcess(stack, process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PORT: String(port), DEMO_DATA: 'off', DATA_DIR: await aDataDir(), ...variables },
    ...serviceUser,
  });
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...printed }));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const isReady = async () => (await get('/readyz').catch(() => undefined))?.ok === true;
  /** Until it answers. @throws what it printed, when it ended instead */
  async function open() {
    await until(async () => child.exitCode !== null || (await isReady()));
    if (child.exitCode !== null) throw new Error(`the server ended: ${JSON.stringify(await ended)}`);
  }
  return { child, printed, ended, get, open };
}

test('a service user serves what is published from a checkout and a registry that it may only read', async () => {
  slow('starts a PostgreSQL, or makes a new embedded database, and a server on it');
  const { folder, files } = await aRegistry('hello from the release');
  const { child, ended, get, open } = await serve({ REGISTRY_URL: `file://${folder}`, DATABASE_URL: databaseUrl });
  await open();
  expect(await (await get('/')).text()).toContain('hello from the release');
  expect(['.', ...(await readdir(folder, { recursive: true }))]).toEqual(files);
  await endProcess(child, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

/** Ends every connection to the database, as its restart does. */
async function endConnections(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

test('what a server prints is its log, one JSON object a line, also while what it needs is away', async () => {
  slow('starts a PostgreSQL, or makes a new embedded database, and a server on it');
  const { folder } = await aRegistry('hello');
  const { child, printed, ended, get, open } = await serve({
    REGISTRY_URL: `file://${folder}`,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
    PUBLIC_ORIGN: 'https://portal.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
  });
  await open();
  await chmod(join(folder, 'registry/production.json'), 0o755);
  await writeFile(join(folder, 'registry/production.json'), 'torn');
  if (databaseUrl) await endConnections(databaseUrl);
  const expected = [
    'PUBLIC_ORIGN is no variable of the portal: did you mean PUBLIC_ORIGIN?',
    'the registry cannot be read',
    'traces cannot be sent',
    'a warning of Node',
    ...(databaseUrl ? ['a connection to the database was lost'] : []),
  ];
  await until(async () => {
    await get('/').then((reply) => reply.text());
    return expected.every((text) => printed.out.includes(text));
  });
  await endProcess(child, 'SIGTERM');
  const { err, out } = await ended;
  expect(err).toBe('');
  for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
});

test('an operator whose registry may not be read is told so in one line', async () => {
  const registry = await aFolder();
  await mkdir(join(registry, 'registry/production.json'), { recursive: true });
  await chmod(registry, 0o755);
  const { ended } = await serve({ REGISTRY_URL: `file://${registry}`, DATABASE_URL: databaseUrl });
  expect(await ended).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^REGISTRY_URL: \S+ cannot be read \((EISDIR|EACCES)\)\n$/),
  });
});

test('an operator who serves before anything was published reads in one line what to do', async () => {
  slow('makes a new embedded database, without the template of the checkout');
  const { ended } = await serve({});
  expect(await ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing is published in \S+ yet: .*npm run deploy -- publish.*\n$/),
  });
});
