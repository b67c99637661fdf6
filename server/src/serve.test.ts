import { once } from 'node:events';
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from 'deploy/testing/a-dist';
import { endProcess, findFreePort, startProcess } from '../../e2e/processes.ts';
import { publishedFrontEnds } from '../test/published-front-ends.ts';
import { until } from '../test/until.ts';

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** The user `nobody`, where the tests may start processes of other users. */
const serviceUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** An empty folder that is the service user's own, in one that it may only read. */
async function aDataDir() {
  const folder = await aFolder();
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  if (serviceUser) await chown(dataDir, serviceUser.uid, serviceUser.gid);
  return dataDir;
}

/** Runs the server as a service manager does: as its user, in no folder of the checkout. */
async function serve(variables: NodeJS.ProcessEnv) {
  const port = await findFreePort();
  const child = startProcess(stack, process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PORT: String(port), DEMO_DATA: 'off', ...variables },
    ...serviceUser,
  });
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  const ended = once(child, 'close');
  return { child, printed, ended, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

const isReady = async (get: (path: string) => Promise<Response>) =>
  (await get('/readyz').catch(() => undefined))?.ok === true;

test('a service user serves what is published from a checkout and a registry that it may only read', async () => {
  slow('makes a new embedded database in a process of its own');
  const { folder: registry } = await publishedFrontEnds("return page('hello from the release');");
  const filesBefore = await readdir(registry, { recursive: true });
  for (const path of ['.', ...filesBefore]) await chmod(join(registry, path), 0o555);

  const { child, printed, ended, get } = await serve({
    DATA_DIR: await aDataDir(),
    REGISTRY_URL: `file://${registry}`,
  });
  await until(async () => child.exitCode !== null || (await isReady(get)));
  expect(printed.err).toBe('');
  expect(await (await get('/')).text()).toContain('hello from the release');
  expect(await readdir(registry, { recursive: true })).toEqual(filesBefore);
  await endProcess(child, 'SIGTERM');
  await ended;
  expect(child.exitCode).toBe(0);
  for (const path of ['.', ...filesBefore]) await chmod(join(registry, path), 0o755);
});

test('an operator who serves before anything was published reads in one line what to do', async () => {
  const { child, printed, ended } = await serve({ DATA_DIR: await aDataDir() });
  await ended;
  expect({ code: child.exitCode, err: printed.err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^Nothing is published in \S+ yet: .*npm run deploy -- publish.*\n$/),
  });
});
