import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readPointer } from '../pointer/history.ts';
import { findShellTypes } from '../shell-types/read-shell-types.ts';
import { openStorage } from '../storage/storage.ts';
import { aContract, aDist, aFolder, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';
import { aTypedShell, shellCommit, someShellTypes } from '../testing/some-shell-types.ts';

const plain = stripVTControlCharacters;

async function aTypedPortal() {
  const repository = await aRepository();
  await repository.build('shell', await aTypedShell());
  const { frontEnds } = await repository.deployJson('publish', 'shell');
  return { ...repository, version: frontEnds[0].version as string, into: join(await aFolder(), 'shell-types') };
}

/** Compiles a front end whose one file is this, against types in the folder beside it. */
async function compile(into: string, source: string) {
  const folder = join(into, '..');
  await writeFile(join(folder, 'page.ts'), source);
  const compilerOptions = { strict: true, noEmit: true, module: 'preserve', moduleResolution: 'bundler', types: [] };
  const config = { extends: './shell-types/tsconfig.json', compilerOptions, files: ['page.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = resolve(import.meta.dirname, '../../../node_modules/.bin/tsc');
  return new Promise<string>((done) => {
    execFile(tsc, ['-p', folder], (_, printed) => done(printed));
  });
}

const open: Server[] = [];
afterAll(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

/** A server that answers every request so, and its address. */
async function serve(status: number, type: string, body: string) {
  const server = createServer((_, reply) => reply.writeHead(status, { 'content-type': type }).end(body));
  open.push(server);
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a team pulls the types of the live shell, reads which release they are of, and compiles against them', async () => {
  const { deploy, into, version } = await aTypedPortal();
  const { code, out } = await deploy('pull-types', '--into', into);
  expect(code).toBe(0);
  expect(plain(out)).toContain(`types of shell ${version}, which is live; modules: 1`);
  expect(out).toContain('"extends"');
  expect(JSON.parse(await readFile(join(into, 'release.json'), 'utf8'))).toEqual({
    name: 'shell',
    version,
    commit: shellCommit,
    provides: aHostContract().provides,
    packages: someShellTypes.packages,
  });
  const imports = `import { title } from 'shared-ui/static';\n`;
  expect(await compile(into, `${imports}export const text: string = title(1);\n`)).toBe('');
  expect(await compile(into, `${imports}export const text: string = title('one');\n`)).toContain('TS2345');
  expect(await compile(into, `import { Gone } from 'shared-ui/static';\nexport { Gone };\n`)).toContain('TS2305');
});

test('a team that pulls again has the types of the shell that is live now, and nothing of the one before', async () => {
  const { build, deploy, deployJson, into } = await aTypedPortal();
  await deploy('pull-types', '--into', into);
  await writeFile(join(into, 'README.md'), 'written by the team');
  const files = { 'shared-ui/src/static/static.d.ts': 'export declare const other: string;\n' };
  await build('shell', await aTypedShell({ ...someShellTypes, files }));
  await deploy('publish', 'shell');
  const pulled = await deployJson('pull-types', '--into', into);
  expect(pulled).toMatchObject({ release: { name: 'shell' }, folder: into, files: 3, modules: ['shared-ui/static'] });
  expect(await readdir(join(into, 'shared-ui/src/static'))).toEqual(['static.d.ts']);
  expect(await readdir(into)).toContain('README.md');
});

test('a team pulls from a portal by its address alone', async () => {
  const { registry, version, into } = await aTypedPortal();
  const elsewhere = await aRepository();
  const storage = openStorage(registry);
  const pointer = await readPointer(storage, 'production');
  const portal = await serve(
    200,
    'application/json',
    (pointer && (await findShellTypes(storage, pointer, false))) ?? '',
  );
  expect(await elsewhere.deployJson('pull-types', portal, '--into', into)).toMatchObject({ release: { version } });
  expect(await compile(into, `import { title } from 'shared-ui/static';\ntitle(2);\n`)).toBe('');
});

test('a team pulls from a registry that it names, and writes nothing in a dry run', async () => {
  const { registry, version, into } = await aTypedPortal();
  const elsewhere = await aRepository();
  const dryRun = await elsewhere.deploy('pull-types', registry, '--into', into, '--dry-run');
  expect(dryRun.out).toContain(version);
  expect(dryRun.out).toContain('nothing was written');
  expect((await elsewhere.deploy('pull-types', registry, '--into', into)).code).toBe(0);
});

test('a team reads why there are no types to be had', async () => {
  const { deploy, build, root } = await aRepository();
  const into = join(root, 'shell-types');
  const pull = async (...args: string[]) => plain((await deploy('pull-types', ...args, '--into', into)).err);
  expect(await pull()).toContain('Nothing is published in production yet');
  await build('shell', await aDist(aHostContract()));
  await build('remote-public', await aDist(aContract()));
  await deploy('publish', 'shell', 'remote-public');
  expect(await pull()).toContain('The live shell (shell) has no types');
  expect(await pull(await serve(404, 'application/json', '{}'))).toContain('Publish it once more');
  expect(await pull(await serve(404, 'text/html', '<html>'))).toContain('answers 404 and no types');
  expect(await pull(await serve(200, 'application/json', '{"types":{}}'))).toContain('is not valid');
  expect(await pull('http://127.0.0.1:1')).toContain('does not answer');
  expect(await pull('http://')).toContain('Give an address like');
});

test('a team that names a folder of its own keeps what is in it', async () => {
  const { deploy, into } = await aTypedPortal();
  await mkdir(into);
  await writeFile(join(into, 'page.ts'), 'mine');
  expect((await deploy('pull-types', '--into', into)).err).toContain('holds something else than pulled types');
  expect(await readdir(into)).toEqual(['page.ts']);
});

test.each(['../outside.d.ts', 'shared-ui/../../outside.d.ts', '/etc/outside.d.ts', 'shared-ui/x.js'])(
  'a team whose portal sends a file for %s has nothing written',
  async (path) => {
    const { build, deploy } = await aRepository();
    await build('shell', await aTypedShell({ ...someShellTypes, files: { [path]: '' } }));
    await deploy('publish', 'shell');
    const into = join(await aFolder(), 'shell-types');
    expect((await deploy('pull-types', '--into', into)).err).toContain('must be the path of a declaration');
    await expect(readdir(into)).rejects.toThrow('ENOENT');
  },
);
