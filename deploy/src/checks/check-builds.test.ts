import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hostBuild } from '../../../server/test/published-front-ends.ts';
import { aContract, aDist, aHostContract } from '../testing/a-dist.ts';
import { aRepository } from '../testing/a-repository.ts';

const plain = stripVTControlCharacters;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A portal that lists one post and answers calls of its API with this status. */
async function aPortal(status = 200) {
  const server = createServer(({ url = '', headers: { host } }, reply) => {
    if (url === '/healthz') reply.end('ok');
    else if (url === '/sitemap.xml') reply.end(`<urlset><url><loc>http://${host}/posts/12</loc></url></urlset>`);
    else reply.writeHead(status, { 'content-type': 'application/json' }).end('"a reply"');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server build of a remote: each page is rendered by this body. */
const aServerBuild = (pages: Record<string, string>) =>
  `exports.routes = [${Object.entries(pages).map(
    ([path, render]) =>
      `{ path: '${path}', render: async ({ request, page, fetch }) => { const { pathname } = new URL(request.url); ${render} } }`,
  )}];`;

/** Renders the page whose path the address is, or matches. */
const host = hostBuild.replace(
  'exports.draw = async ({ dataRoutes: [route] }, request, refused) => {',
  () => `exports.draw = async ({ dataRoutes }, request, refused) => {
  const { pathname } = new URL(request.url);
  const route = dataRoutes.find(({ path }) => new RegExp('^/' + path.replace(/:id/, '[0-9]+') + '$').test(pathname));`,
);

/** A live shell, and a remote to publish whose server build and scripts are these. */
async function aTeam(pages: Record<string, string>, scripts: Record<string, string> = {}, text = aServerBuild(pages)) {
  const repository = await aRepository();
  await repository.build('shell', await aDist(aHostContract(), '1', host));
  await repository.deployJson('publish', 'shell');
  await repository.build('remote-public', await aDist(aContract(), '1', text));
  await mkdir(join(repository.root, 'remote-public'), { recursive: true });
  await writeFile(join(repository.root, 'remote-public/package.json'), JSON.stringify({ scripts }));
  return repository;
}

const good = `return page('<h1>' + pathname + '</h1>');`;
const passing = { typecheck: 'echo typed', test: 'echo tested' };

test('a team publishes a build whose types, tests and pages are in order, and the log says nothing of checks', async () => {
  const pages = { '': good, posts: `await fetch('/api/post'); ${good}`, 'posts/:id': good, 'spaces/:id': good };
  const { deploy, deployJson, progress } = await aTeam(pages, passing);
  const { code, err } = await deploy('publish', 'remote-public', '--portal', await aPortal());
  expect([code, err]).toEqual([0, '']);
  expect(progress).toContain(
    "/spaces/:id of remote-public was not rendered: the portal's sitemap lists no address of it.",
  );
  expect(progress.join()).not.toContain('/posts');
  const [last] = await deployJson('log');
  expect(last.notChecked).toEqual([]);
});

test.each<[string, string, string]>([
  ['an endless loop', 'for (;;) ;', 'the page /posts of remote-public ends or hangs the process that renders it'],
  ['an error', `throw new TypeError('no title');`, 'the page /posts of remote-public throws on the server:'],
  [
    'an error that nothing catches',
    `setTimeout(() => { throw new Error('later'); }); await new Promise(() => undefined);`,
    'the page /posts of remote-public ends or hangs the process that renders it',
  ],
  ['a loader that never ends', 'await new Promise(() => undefined);', 'the data of the page /posts of remote-public'],
  [
    'an error of a loader',
    `return page('failed', { status: 500, hydration: { errors: { posts: new RangeError('no list') } } });`,
    'RangeError: no list',
  ],
])('a team that publishes %s is rejected, and nothing is stored', async (_, render, sentence) => {
  const { deploy, deployJson, progress } = await aTeam({ posts: render, about: good }, passing);
  const { code, err } = await deploy('publish', 'remote-public', '--portal', await aPortal());
  expect([code, plain(err)]).toEqual([1, expect.stringContaining(sentence)]);
  expect(plain(err)).not.toContain('/about');
  expect(progress.filter((line) => line.startsWith('storing') && line.includes('remote-public'))).toEqual([]);
  const { frontEnds } = await deployJson('status');
  expect(frontEnds.map(({ name }: { name: string }) => name)).toEqual(['shell']);
});

test('a team whose build throws while it is loaded, or has no pages at all, is rejected', async () => {
  const portal = await aPortal();
  for (const text of [`throw new Error('at once');`, 'exports.pages = [];']) {
    const { deploy } = await aTeam({}, passing, text);
    const { code, err } = await deploy('canary', 'remote-public', '5', '--portal', portal);
    expect([code, err]).toEqual([1, expect.stringContaining('is not live in production')]);
    const published = await deploy('publish', 'remote-public', '--portal', portal);
    expect([published.code, plain(published.err)]).toEqual([1, expect.stringContaining('throws on the server')]);
  }
});

test('a team reads all that its types, its tests and its pages say at once, and forces the build by name, which the log keeps', async () => {
  const scripts = {
    types: `printf '\\033[91mpage.tsx(3,1): error TS2322\\033[0m' && exit 1`,
    test: 'echo "1 test failed" && exit 1',
  };
  const { deploy, deployJson } = await aTeam({ posts: `throw new Error('thrown');` }, scripts);
  const portal = await aPortal();
  const { code, err } = await deploy('publish', 'remote-public', '--portal', portal);
  expect(code).toBe(1);
  for (const said of ['    page.tsx(3,1): error TS2322\n', '    1 test failed\n', 'Error: thrown'])
    expect(err).toContain(said);
  expect((await deploy('publish', 'remote-public', '--skip', 'types', '--portal', portal)).err).not.toContain('TS2322');
  expect((await deploy('publish', 'remote-public', '--skip', 'type')).err).toContain('types, tests, render');
  await deployJson('publish', 'remote-public', '--skip', 'tests,types,render', '--why', 'a demonstration');
  expect(await deployJson('log', '--keep', '1')).toMatchObject([{ notChecked: ['types', 'tests', 'render'] }]);
  expect(plain((await deploy('log', '--keep', '1')).out)).toMatch(/not checked: types, tests, render {2}\(a demons/);
});

test('a team whose sources have no scripts publishes, and the log says what was not checked', async () => {
  const { deploy, deployJson, progress } = await aTeam({ posts: good });
  await deployJson('publish', 'remote-public', '--portal', await aPortal());
  expect(progress.join('\n')).toContain('has no script typecheck or types in its package.json');
  expect(await deployJson('log', '--keep', '1')).toMatchObject([
    { notChecked: ['types of remote-public', 'tests of remote-public'] },
  ]);
  expect((await deploy('verify')).code).toBe(0);
});

test('a team is told when no portal answers, or its API fails, instead of being blamed for a page without data', async () => {
  const render = `const reply = await fetch('/api/post'); if (reply.status > 499) throw new Error('no data'); ${good}`;
  const { deploy } = await aTeam({ posts: render }, passing);
  const failing = await deploy('publish', 'remote-public', '--portal', await aPortal(503));
  expect([failing.code, failing.err]).toEqual([
    1,
    expect.stringContaining("since the portal's API failed (answer 503)"),
  ]);
  const away = await deploy('publish', 'remote-public', '--portal', 'http://127.0.0.1:1');
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('or leave this out by --skip render')]);
});

test('a team is told of each button that does nothing before scripts run, and publishes all the same', async () => {
  const main = `<main data-front-end="remote-public@1"><button type="button">اختر</button><form><button>أرسل</button></form></main>`;
  const { deploy, progress } = await aTeam({ posts: `return page('${main}');`, about: good }, passing);
  const { code } = await deploy('publish', 'remote-public', '--portal', await aPortal());
  expect([code, progress.filter((line) => line.startsWith('warning:'))]).toEqual([
    0,
    [expect.stringContaining('the button “اختر” on /posts of remote-public does nothing until scripts run')],
  ]);
});

test('a shell is rejected when a page of a live remote throws in it, and the rejection says whom that concerns', async () => {
  const { build, deploy, deployJson } = await aTeam({ posts: good });
  await deployJson('publish', 'remote-public');
  const broken = host.replace('return route.render(', `throw new Error('no route'); return route.render(`);
  await build('shell', await aDist(aHostContract(), '2', broken));
  const { code, err } = await deploy('publish', 'shell', '--portal', await aPortal());
  expect(code).toBe(1);
  expect(plain(err)).toMatch(/remote-public \S+, which all visitors have:\n- the page \/posts of remote-public throws/);
});

test('a part of the visitors is given no build that throws either', async () => {
  const { build, deploy, deployJson } = await aTeam({ posts: good });
  await deployJson('publish', 'remote-public');
  await build('remote-public', await aDist(aContract(), '2', aServerBuild({ posts: `throw new Error('thrown');` })));
  const { code, err } = await deploy('canary', 'remote-public', '5', '--portal', await aPortal());
  expect([code, err]).toEqual([1, expect.stringContaining('Error: thrown')]);
});
