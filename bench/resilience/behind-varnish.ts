import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchPortal } from '../../e2e/portal.ts';
import { findFreePort, startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { runBench } from '../run-bench.ts';
import { signIn } from './sign-in.ts';

const docs = resolve(import.meta.dirname, '../../docs/varnish');
const token = 'change-this-token';

/** The documented configuration, but for the port of the portal. */
async function launchVarnish(stack: AsyncDisposableStack, portalPort: number) {
  const folder = temporaryFolder(stack, 'varnish');
  const port = await findFreePort();
  const file = join(folder, 'portal.vcl');
  writeFileSync(file, readFileSync(join(docs, 'portal.vcl'), 'utf8').replace('"3000"', `"${portalPort}"`));
  const args = ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', join(folder, 'run'), '-p', 'http_gzip_support=off'];
  const child = startProcess(stack, '/usr/sbin/varnishd', args, { stdio: 'ignore', signal: 'SIGTERM' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/purge`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('varnishd ended');
    await pause(50);
  }
  return origin;
}

/** Varnish names the request, and where it had the reply the one that brought it. */
const isKept = ({ headers }: Response) => / /.test(headers.get('x-varnish') ?? '');

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const port = await findFreePort();
  const front = await launchVarnish(stack, port);
  const variables = {
    DATABASE_URL: cluster.databaseUrl('demo'),
    CDN_PURGE_URL: `${front}/purge`,
    CDN_PURGE_TOKEN: token,
  };
  const { origin } = await launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables, port });

  const failed: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    process.stdout.write(`${isSo ? 'so' : 'NOT SO'}: ${what}\n`);
    if (!isSo) failed.push(what);
  };
  const get = (path: string, headers: Record<string, string> = {}) => fetch(front + path, { headers });
  /** Asks until Varnish has had it for a second, so that no purge of before is on its way. */
  async function untilKept(path: string) {
    while (Number((await get(path)).headers.get('age')) < 1) await pause(50);
  }

  const { cookie, member } = await signIn(origin, 'sg');
  const form = (title: string) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ title, content: '<p>نص</p>', type: 'Post', author: member }))
      data.set(name, value);
    return data;
  };
  const send = (method: string, path: string, body?: FormData) =>
    fetch(`${front}/api${path}`, { method, headers: { cookie, origin: front }, ...(body && { body }) });
  const { post } = (await (await send('POST', '/post', form('عنوان قبل التعديل'))).json()) as { post: { id: string } };
  const path = `/posts/${post.id}`;

  await untilKept('/links/about');
  for (const encoding of ['br', 'gzip']) {
    const asks = { 'accept-encoding': encoding };
    while (!isKept(await get('/', asks))) await pause(50);
    const { headers } = await get('/', { ...asks, cookie: 'theme=dark' });
    expect(headers.get('content-encoding') === encoding, `a visitor gets the kept page, packed as ${encoding}`);
    expect(!headers.has('cdn-cache-control') && !headers.has('cache-tag'), 'what is meant for Varnish stays there');
    const held = await get('/', { ...asks, 'if-none-match': headers.get('etag') ?? '' });
    expect(held.status === 304 && isKept(held), 'a browser that holds it is told so');
  }
  expect(
    !isKept(await get('/', { cookie: 'use=remote-public@1' })),
    'an administrator who tries a build is let through',
  );
  expect(!isKept(await get('/', { cookie: 'signed_in=1' })), 'a member, who may have changed it, is let through');
  expect(!isKept(await get('/api/post')) && !isKept(await get('/api/post')), 'the API is asked each time');
  const foreign = await fetch(`${front}/purge`, { method: 'POST', headers: { 'cache-tag': 'pages' } });
  expect(foreign.status === 403, 'nobody purges without the token');

  await untilKept(path);
  let begun = performance.now();
  await send('PUT', `/post/${post.id}`, form('عنوان بعد التعديل'));
  while (!(await (await get(path)).text()).includes('عنوان بعد التعديل')) await pause(5);
  expect(true, `an edit is seen after ${(performance.now() - begun).toFixed(0)} ms`);
  await untilKept(path);
  begun = performance.now();
  await send('DELETE', `/post/${post.id}`);
  while ((await get(path)).status !== 410) await pause(5);
  expect(true, `a deletion is seen after ${(performance.now() - begun).toFixed(0)} ms`);
  expect(isKept(await get('/links/about')), 'a page that shows nothing of it is kept meanwhile');
  return failed.length === 0;
});
