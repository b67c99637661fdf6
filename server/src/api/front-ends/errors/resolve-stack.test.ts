import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Configuration, rspack } from '@rspack/core';
import { openStorage, publish, readPointer } from 'deploy/registry';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing';
import { type FindScript, findScriptIn } from '../../../platform/registry/source-maps.ts';
import { liveBuilds } from '../live-builds.ts';
import { resolveStack } from './resolve-stack.ts';

const source = `type Member = { name: string };

function toGreeting(member: Member): string {
  return member.name.toUpperCase();
}

const renderGreetings = (members: Member[]): string =>
  [toGreeting(members[0] as Member), 'all'].join();

export class Page {
  renderPage(members: Member[]): string {
    return renderGreetings(members);
  }
}
globalThis.page = new Page();
`;

/** The script that a front end's build makes of the source, with its map beside it. */
async function compile(folder: string, filename: string) {
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/page.ts'), source);
  await new Promise<void>((done, fail) => {
    const configuration: Configuration = {
      context: folder,
      mode: 'production',
      devtool: 'hidden-nosources-source-map',
      target: ['web', 'es2022'],
      entry: './src/page.ts',
      output: { path: folder, filename, devtoolModuleFilenameTemplate: '[resource-path]' },
      module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { target: 'es2022' } } }] },
      optimization: {
        minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: false, mangle: true } })],
      },
    };
    rspack(configuration, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
    );
  });
}

let findScript: FindScript;
let failures: string[];
/** Of the error that the page throws, as the engine of Chromium tells it. */

const contract = aContract();
const folder = await aFolder();
const dist = await aDist(contract);
await compile(dist, contract.entry);
const storage = openStorage(folder);
const change = { storage, env: 'production', who: 'amina', why: 'a test' };
await publish({ ...change, dists: [await aDist(aHostContract()), dist] });
const pointer = await readPointer(storage, 'production');
if (!pointer) throw new Error('nothing is published');
const builds = liveBuilds(pointer);
const url = `https://portal.example${pointer.remotes['remote-public']?.stable.url}`;
const script = await readFile(join(dist, contract.entry), 'utf8');
const stack = runInNewContext(`${script};try{page.renderPage([])}catch(e){e.stack}`, {}, { filename: url });

/** What one test has read is not in the memory of the next. */
beforeEach(() => {
  failures = [];
  const given = { storage: openStorage(folder), publicKeys: undefined };
  findScript = findScriptIn(given, (_, text) => void failures.push(text));
});

const resolve = (text: string) => resolveStack(text, builds, findScript);
const place = (line: number, column: number, name: string | null) => ({ file: 'src/page.ts', line, column, name });
const thrownAt = [place(4, 17, 'toGreeting'), place(8, 4, 'renderGreetings'), place(12, 12, 'renderPage')];

test('a developer reads file, line and function of an error that Chromium reports', async () => {
  expect(stack).not.toContain('toGreeting');
  const resolved = await resolve(stack);
  expect(resolved).toMatchObject({ frontEnd: 'remote-public', version: builds[1]?.version });
  expect(resolved?.frames.slice(0, 3)).toEqual(thrownAt);
});

test('a developer reads the same of an error that Firefox or Safari reports', async () => {
  const frames = stack.matchAll(/^ +at (?:\w+\.)?(\S+) \((.+)\)$/gm);
  const asTheyWrite = [...frames].map(([, name, at]) => `${name}@${at}`).join('\n');
  expect((await resolve(asTheyWrite))?.frames.slice(0, 3)).toEqual(thrownAt);
});

test('a frame of somebody else stays as it is, without what its address asked for', async () => {
  const frames = `Error: x\n    at other (https://elsewhere.example/a.js?member=amina#b:3:7)\n    at f (${url}?v=1:1:1)`;
  expect((await resolve(frames))?.frames[0]).toEqual({
    file: 'https://elsewhere.example/a.js',
    line: 3,
    column: 7,
    name: 'other',
  });
});

test('a script without a map is told by its own lines', async () => {
  const host = builds[0]?.release.url.replace(/[^/]+$/, 'gone.js');
  const frames = `Error: x\n    at f (https://portal.example${host}:2:5)`;
  expect(await resolve(frames)).toEqual({
    frontEnd: 'shell',
    version: builds[0]?.version,
    frames: [{ file: host, line: 2, column: 5, name: 'f' }],
    placed: [],
  });
});

test('a map that was changed after it was published tells nothing, and the operator reads why', async () => {
  const { frontEnd = '', version = '' } = builds[0] ?? {};
  const file = `${frontEnd}.00c0ffee.js`;
  await writeFile(
    join(folder, 'maps', frontEnd, version, `${file}.map`),
    '{"version":3,"sources":["x"],"mappings":"A"}',
  );
  const place = `/r/${frontEnd}/${version}/${file}`;
  const resolved = await resolve(`Error: x\n    at f (https://portal.example${place}:1:5)`);
  expect(resolved?.frames).toEqual([{ file: place, line: 1, column: 5, name: 'f' }]);
  expect(failures).toEqual([`the source map of ${frontEnd}/${version}/${file} could not be read`]);
});

test('what the shell reports of a whole build has its place, with a map or without', async () => {
  const entry = builds[0]?.release.url ?? '';
  const resolved = await resolve(`Error: fetch was replaced\n    at entry (https://portal.example${entry}:1:1)`);
  expect(resolved?.placed).toHaveLength(1);
});

test('of an error that went through somebody else, the frames of the build have their places', async () => {
  const through = `${stack}\n    at other (https://elsewhere.example/a.js:3:7)`;
  expect((await resolve(through))?.placed).toEqual((await resolve(stack))?.placed);
});

test.each([
  ['an extension', 'Error: x\n    at f (chrome-extension://abcdef/content.js:1:1)'],
  ['a build that is not live', 'Error: x\n    at f (https://portal.example/r/remote-public/0.0.1-00000000/a.js:1:1)'],
  ['nothing', ''],
  ['what is no stack', 'Script error.'],
])('an error of %s is not ours', async (_, text) => {
  expect(await resolve(text)).toBeUndefined();
});
