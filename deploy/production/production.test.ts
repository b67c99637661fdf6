import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { get as getHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { createCertificate } from '../../bench/start/certificate.ts';
import { startTestDatabase } from '../../bench/start/postgresql.ts';
import { hasNginx, launchNginx } from '../../e2e/nginx.ts';
import { endProcess, findFreePort, startProcess } from '../../e2e/processes.ts';
import { serverLimits } from '../../server/src/limits.ts';
import { parseVariables, Variables } from '../../server/src/platform/env/variables.ts';
import { publishedFrontEnds } from '../../server/test/published-front-ends.ts';
import { giveToServiceUser, serviceUser } from '../../server/test/service-user.ts';
import { until } from '../../server/test/until.ts';
import { newKeys, parseKey } from '../src/pointer/signature.ts';
import { aFolder } from '../src/testing/a-dist.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Where the units look for the checkout. */
const installed = '/srv/tadamon/portal';
const inThisCheckout = (text: string) => text.replaceAll(installed, root);

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** Undefined where PostgreSQL is not installed: then the database is embedded. */
let databaseUrl: string | undefined;
beforeAll(async () => {
  process.umask(0o022); // a server that was tested in this process before lets no other user read what is written
  databaseUrl = await startTestDatabase(stack);
});

/** An empty folder of the service user. */
async function ownFolder() {
  const folder = await aFolder();
  await giveToServiceUser(folder);
  return folder;
}

// the environment

const environment = read('deploy/production/portal.env');
const given = parseEnv(environment);
const defaults = Object.fromEntries(
  [...environment.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
);

test('an operator finds every variable of the server in portal.env, with its default', () => {
  const known = Object.entries(Variables.entries).map(([name, { default: value }]) => [name, value ?? '']);
  expect(defaults).toEqual(Object.fromEntries(known));
  expect(environment.match(/^#[A-Z_]+=/gm)).toHaveLength(known.length);
});

test('the server takes what portal.env gives for production, and nothing else stands in it', () => {
  expect(Object.keys(given).filter((name) => !(name in defaults))).toEqual([]);
  expect(parseVariables(given)).toMatchObject({ PUBLIC_ORIGIN: 'https://portal.example', TRUST_PROXY: ['loopback'] });
});

test('the table in OPERATIONS.md names the same variables', () => {
  const table = read('docs/OPERATIONS.md').split('\n## Environment\n')[1]?.split('\n## ')[0] ?? '';
  const names = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  expect(names.toSorted()).toEqual(Object.keys(defaults).toSorted());
});

// the units

const folder = 'deploy/production/systemd';
const units = readdirSync(join(root, folder));
/** The settings of a unit; one that is given twice has its last value. */
const settingsOf = (unit: string) =>
  Object.fromEntries(
    read(`${folder}/${unit}`)
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const services = units.filter((unit) => unit.endsWith('.service'));

type Run = { code: number | null; out: string; err: string };

/** Starts what a unit starts, in its folder, with its environment and the one that is given. */
function startUnit(unit: string, variables: NodeJS.ProcessEnv) {
  const { ExecStart = '', Environment = '', WorkingDirectory = '' } = settingsOf(unit);
  const [command = '', ...args] = inThisCheckout(ExecStart).split(' ');
  const child = startProcess(stack, command, args, {
    cwd: inThisCheckout(WorkingDirectory),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...parseEnv(Environment.replaceAll(' ', '\n')), ...variables },
    ...serviceUser,
  });
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  const ended: Promise<Run> = once(child, 'close').then(() => ({ code: child.exitCode, ...printed }));
  return { child, ended };
}

test.each(services)(
  '%s starts a file that is there, in a folder of the checkout, and writes only where it must',
  (unit) => {
    const { ExecStart = '', WorkingDirectory, ...settings } = settingsOf(unit);
    const [program = '', ...args] = inThisCheckout(ExecStart).split(' ');
    const files = [program, ...args.filter((argument) => argument.endsWith('.ts')).map((file) => join(root, file))];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(settings).toMatchObject({ ProtectSystem: 'strict', NoNewPrivileges: 'true', PrivateTmp: 'true' });
    expect(WorkingDirectory).toBe(installed);
  },
);

test.each(units.filter((unit) => unit.endsWith('.timer')))('%s has the service that it starts', (unit) => {
  expect(units).toContain(unit.replace('.timer', '.service'));
  expect(settingsOf(unit)).toMatchObject({ OnCalendar: expect.any(String), WantedBy: 'timers.target' });
});

test('an instance has the time to stop, its renderers finish their pages, and what confines them is not forbidden', () => {
  const settings = settingsOf('tadamon@.service');
  expect(Number(settings.TimeoutStopSec) * 1000).toBeGreaterThan(serverLimits.stopWithinMs);
  expect(settings).toMatchObject({ KillMode: 'mixed', OOMPolicy: 'continue', Restart: 'on-failure' });
  for (const forbidden of ['RestrictNamespaces', 'SystemCallFilter', 'MemoryDenyWriteExecute', 'ProcSubset'])
    expect(settings).not.toHaveProperty(forbidden);
});

test('systemd, where it is installed, has nothing to say about the units', async () => {
  const copy = await aFolder();
  for (const unit of units) await writeFile(join(copy, unit), inThisCheckout(read(`${folder}/${unit}`)));
  await rename(join(copy, 'tadamon@.service'), join(copy, 'tadamon@3000.service'));
  const files = (await readdir(copy)).map((unit) => join(copy, unit));
  const verify = () => execFileSync('systemd-analyze', ['verify', '--man=no', ...files], { stdio: 'pipe' });
  const isInstalled = existsSync('/usr/bin/systemd-analyze');
  expect(isInstalled ? verify().toString() : '').toBe('');
});

test('an instance serves what is published as its unit starts it, and ends when it is stopped', async () => {
  slow('starts a PostgreSQL, or makes a new embedded database, and a server on it');
  const { folder: registry } = await publishedFrontEnds(`return page('hello from the unit');`);
  await chmod(registry, 0o755);
  const port = await findFreePort();
  const { child, ended } = startUnit('tadamon@.service', {
    ...given,
    PORT: String(port),
    DATA_DIR: await ownFolder(),
    DATABASE_URL: databaseUrl,
    REGISTRY_URL: `file://${registry}`,
    REGISTRY_PUBLIC_KEY: '',
    SMTP_URL: '',
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await until(async () => child.exitCode !== null || (await ask('/readyz'))?.ok === true);
  expect(await (await ask('/'))?.text()).toContain('hello from the unit');
  await endProcess(child, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('old backups are removed after a good one alone', async () => {
  slow('starts a PostgreSQL, or makes a new embedded database, and backs it up');
  const { folder: registry } = await publishedFrontEnds(`return page('hello');`);
  await chmod(registry, 0o755);
  const [backups, dataDir] = [await ownFolder(), await ownFolder()];
  const day = 86_400;
  const kept = ['2020-01-02T00-00-00', 'before-update'];
  for (const [name, days] of [['2020-01-01T00-00-00', 15] as const, [kept[0], 13] as const, [kept[1], 99] as const]) {
    const time = Date.now() / 1000 - days * day;
    await mkdir(join(backups, name ?? ''));
    await utimes(join(backups, name ?? ''), time, time);
    await giveToServiceUser(join(backups, name ?? ''));
  }
  const backUp = (database: string | undefined) =>
    startUnit('tadamon-backup.service', {
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      REGISTRY_URL: `file://${registry}`,
      DEMO_DATA: 'off',
      BACKUP_DIR: backups,
    }).ended;
  const unreachable = `postgres://127.0.0.1:${await findFreePort()}/portal`;
  expect(await backUp(unreachable)).toMatchObject({ code: 1 });
  expect(await readdir(backups)).toEqual(expect.arrayContaining(['2020-01-01T00-00-00', ...kept]));

  expect(await backUp(databaseUrl)).toMatchObject({ code: 0, err: '' });
  const [written = '', ...others] = (await readdir(backups))
    .toSorted()
    .reverse()
    .filter((name) => !kept.includes(name));
  expect(others).toEqual([]);
  expect(await readdir(join(backups, written))).toContain('registry');
});

test('the timers sign the registry again and prune it, as the user who owns it', async () => {
  slow('starts the deploy tool twice');
  const { privateKey } = newKeys();
  const keyFile = join(await ownFolder(), 'registry.pem');
  await writeFile(keyFile, privateKey, { mode: 0o644 });
  const signingKey = parseKey('private', privateKey, keyFile);
  const { folder: registry } = await publishedFrontEnds(`return page('hello');`, { keys: { signingKey } });
  for (const file of ['.', ...(await readdir(registry, { recursive: true }))])
    await giveToServiceUser(join(registry, file));
  const before = JSON.parse(readFileSync(join(registry, 'registry/production.json'), 'utf8'));
  const variables = { REGISTRY_URL: `file://${registry}`, REGISTRY_SIGNING_KEY: keyFile };
  expect(await startUnit('tadamon-renew.service', variables).ended).toMatchObject({ code: 0, err: '' });
  const after = JSON.parse(readFileSync(join(registry, 'registry/production.json'), 'utf8'));
  expect(after).not.toEqual(before);
  expect(await startUnit('tadamon-prune.service', variables).ended).toMatchObject({ code: 0, err: '' });
});

// nginx

const statusAndPlace = (url: string, ask: typeof get | typeof getHttps) =>
  new Promise<string>((done, fail) => {
    const options = { headers: { host: 'portal.example' }, servername: 'portal.example', rejectUnauthorized: false };
    ask(url, options, (reply) => {
      reply.resume();
      done(`${reply.statusCode} ${reply.headers.location ?? reply.headers['x-instance'] ?? ''}`.trim());
    }).on('error', fail);
  });

test('nginx, where it is installed, sends readers to TLS, and asks the other instance when one is gone or not ready', async () => {
  const [port, tlsPort, gone] = [await findFreePort(), await findFreePort(), await findFreePort()];
  let isReady = true;
  const instance = createServer((_, reply) => reply.writeHead(isReady ? 200 : 503, { 'x-instance': 'second' }).end());
  await once(instance.listen(0, '127.0.0.1'), 'listening');
  stack.defer(() => void instance.close());
  const { cert, key } = createCertificate(stack).files;
  const site = ['upstream.conf', 'tadamon.conf']
    .map((file) => read(`deploy/production/nginx/${file}`))
    .join('\n')
    .replace(/listen \[::\]:.*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replace('/etc/ssl/portal.pem', cert)
    .replace('/etc/ssl/portal.key', key)
    .replace('127.0.0.1:3000', `127.0.0.1:${gone}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${(instance.address() as AddressInfo).port}`);
  const included = [...site.matchAll(/include ([^;]+);/g)].map(([, file = '']) => join(root, 'docs/nginx', file));
  expect(included.filter((file) => !existsSync(file))).toEqual([]);
  if (!hasNginx) return;
  await launchNginx(stack, tlsPort, site);
  const secure = (path: string) => statusAndPlace(`https://127.0.0.1:${tlsPort}${path}`, getHttps);
  expect(await statusAndPlace(`http://127.0.0.1:${port}/posts?page=2`, get)).toBe(
    '301 https://portal.example/posts?page=2',
  );
  expect([await secure('/'), await secure('/'), await secure('/readyz')]).toEqual(['200 second', '200 second', '404']);
  isReady = false;
  expect(await secure('/')).toMatch(/^50[23]/);
});

// containers

const containerfile = read('deploy/production/Containerfile');

test('the image starts what the units start, not as root, and asks for its own health', async () => {
  slow('starts Node once');
  const lists = [...containerfile.matchAll(/^ *CMD (\[.*\])$/gm)].map(([, list = '[]']): string[] => JSON.parse(list));
  const [health = [], command = []] = lists;
  expect(`${installed}/${command.join(' ')}`).toBe(settingsOf('tadamon@.service').ExecStart);
  expect(containerfile.match(/^USER .*$/gm)).toEqual(['USER tadamon']);
  let isReady = false;
  const server = createServer(({ url }, reply) => reply.writeHead(url === '/readyz' && isReady ? 200 : 503).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stack.defer(() => void server.close());
  const askHealth = async () => {
    const [program = '', ...args] = health;
    const env = { PORT: String((server.address() as AddressInfo).port) };
    const child = startProcess(stack, program, args, { cwd: root, env, stdio: 'ignore' });
    await once(child, 'close');
    return child.exitCode;
  };
  expect(await askHealth()).toBe(1);
  isReady = true;
  expect(await askHealth()).toBe(0);
});

test('the compose file names files that are there, and the addresses that nginx asks', () => {
  const { services: containers } = parse(read('deploy/production/compose.yaml'), { merge: true });
  const mounted: string[] = containers.nginx.volumes.map((volume: string) => volume.split(':')[0] ?? '');
  const missing = mounted.filter(
    (file) => !file.startsWith('./tls/') && !existsSync(join(root, 'deploy/production', file)),
  );
  expect(missing).toEqual([]);
  const upstream = read('deploy/production/nginx/upstream-containers.conf');
  const asked = [...upstream.matchAll(/server ([\d.]+):3000/g)].map(([, address]) => address);
  const instances = [containers['portal-1'], containers['portal-2']];
  expect(instances.map(({ networks }) => networks.inside.ipv4_address)).toEqual(asked);
  for (const { environment, build, stop_grace_period, read_only } of instances) {
    expect(Object.keys(environment).filter((name) => !(name in defaults))).toEqual([]);
    expect(environment.TRUST_PROXY).toBe(containers.nginx.networks.inside.ipv4_address);
    expect(existsSync(join(root, 'deploy/production', build.context, build.dockerfile))).toBe(true);
    expect([Number.parseInt(stop_grace_period, 10) * 1000 > serverLimits.stopWithinMs, read_only]).toEqual([
      true,
      true,
    ]);
  }
  expect(existsSync(join(root, containers.backup.command[0]))).toBe(true);
});

// the page

test('every script and every file that PRODUCTION.md names is there, and it names every file', () => {
  const page = read('docs/PRODUCTION.md');
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const paths = [...page.matchAll(/(?:deploy\/production|docs\/nginx)[\w./@-]*(?:\.\w+|\/(?=\*))/g)].map(
    ([path]) => path,
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const files = globSync('deploy/production/*.*', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => !page.includes(file.replace('deploy/production/', '')))).toEqual([]);
});
