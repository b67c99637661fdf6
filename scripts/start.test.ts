import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, readPointer } from 'deploy/registry';
import { aFolder } from 'deploy/testing';
import { endProcess, findFreePort, startProcess } from '../e2e/processes.ts';
import { aCheckout } from './a-checkout.ts';

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** Runs a script of a checkout; `code` is null while it goes on after it printed `until`. */
async function run(checkout: string, args: string[], variables: NodeJS.ProcessEnv, until?: string) {
  const child = startProcess(stack, process.execPath, args, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...variables },
    signal: 'SIGTERM',
  });
  let printed = '';
  const isOpen = new Promise<void>((open) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (until && printed.includes(until)) open();
      });
  });
  await Promise.race([isOpen, once(child, 'close')]);
  return { printed, code: child.exitCode, stop: () => endProcess(child, 'SIGTERM') };
}

async function start(checkout: string, dataDir: string, variables: NodeJS.ProcessEnv = {}) {
  const more = { DATA_DIR: dataDir, PORT: String(await findFreePort()), ...variables };
  const portal = await run(checkout, ['scripts/start.ts'], more, 'The portal is open at');
  await portal.stop();
  return portal;
}

const deploy = (checkout: string, dataDir: string, ...args: string[]) =>
  run(checkout, ['deploy/src/main.ts', ...args, '--root', checkout], { DATA_DIR: dataDir, USER: 'amina' });

const registryOf = (dataDir: string) => openStorage(join(dataDir, 'frontends'));

async function liveIn(dataDir: string) {
  const { remotes = {}, seq } = (await readPointer(registryOf(dataDir), 'production')) ?? {};
  const versions = Object.entries(remotes).map(([name, { stable }]) => [name, stable.metadata.version]);
  return { seq, ...Object.fromEntries(versions) };
}

test('a portal that starts again leaves the release that a team published from its own clone', async () => {
  slow('starts a portal four times, with a new embedded database');
  const dataDir = await aFolder();
  const [portal, team] = [await aCheckout(), await aCheckout()];
  await start(portal.checkout, dataDir);
  const first = await liveIn(dataDir);
  expect(first).toMatchObject({ seq: 1, shell: expect.any(String), 'remote-public': expect.any(String) });

  await team.change('remote-public', 'of the team');
  expect(await deploy(team.checkout, dataDir, 'publish', 'remote-public', '--skip', 'render')).toMatchObject({
    code: 0,
  });
  const published = await liveIn(dataDir);
  expect(published['remote-public']).not.toBe(first['remote-public']);

  const same = await start(portal.checkout, dataDir);
  expect(same.printed).toContain(
    `remote-public ${published['remote-public']} is live, which this checkout did not publish`,
  );
  expect(await liveIn(dataDir)).toEqual(published);

  await portal.change('remote-public', 'of the checkout of the portal');
  await portal.change('shell', 'of the checkout of the portal');
  const { printed } = await start(portal.checkout, dataDir);
  const after = await liveIn(dataDir);
  expect(after['remote-public']).toBe(published['remote-public']);
  expect(after.shell).not.toBe(published.shell);
  expect(printed).toContain(`Published shell ${after.shell}`);

  await start(portal.checkout, dataDir);
  expect(await liveIn(dataDir)).toEqual(after);
});

test('a start with a wrong setting, or whose database does not answer, publishes nothing', async () => {
  const { checkout } = await aCheckout();
  const dataDir = await aFolder();
  const wrong: NodeJS.ProcessEnv[] = [
    { METRICS_TOKEN: 'short' },
    { DATABASE_URL: `postgres://portal:wrong@127.0.0.1:${await findFreePort()}/portal` },
  ];
  for (const variables of wrong) {
    const { code, printed } = await start(checkout, dataDir, variables);
    expect({ code, lines: printed.trim().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^(METRICS_TOKEN|DATABASE_URL)/)],
    });
    expect(await readdir(dataDir)).toEqual([]);
  }
});

test('a start without the private key writes nothing to a registry that has to be signed', async () => {
  slow('starts a portal three times, with a new embedded database');
  const { checkout, change } = await aCheckout();
  const [dataDir, keys] = [await aFolder(), await aFolder()];
  const key = join(keys, 'key.pem');
  await deploy(checkout, dataDir, 'new-key', key);
  const publicKey = { REGISTRY_PUBLIC_KEY: `${key}.pub` };

  const empty = await start(checkout, dataDir, publicKey);
  expect(empty).toMatchObject({ code: 1, printed: expect.stringContaining('REGISTRY_SIGNING_KEY') });
  expect(await liveIn(dataDir)).toEqual({ seq: undefined });

  await start(checkout, dataDir, { ...publicKey, REGISTRY_SIGNING_KEY: key });
  const pointer = join(dataDir, 'frontends/registry/production.json');
  const signed = await readFile(pointer, 'utf8');
  expect(JSON.parse(signed)).toMatchObject({ seq: 1, signature: expect.anything() });
  await change('remote-public', 'later');
  for (const variables of [publicKey, {}]) {
    const { printed } = await start(checkout, dataDir, variables);
    expect(printed).toContain('Nothing was published, what is live goes on');
    expect(await readFile(pointer, 'utf8')).toBe(signed);
  }
});
