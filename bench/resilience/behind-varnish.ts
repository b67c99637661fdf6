import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, startProcess, temporaryFolder } from '../../e2e/processes.ts';
import { openVerdicts } from '../measure/print.ts';
import { timed } from '../measure/sample.ts';
import { runBench } from '../run-bench.ts';
import { signIn, untilShown } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';

const docs = resolve(import.meta.dirname, '../../docs/varnish');

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
  const { expect, areAllSo } = openVerdicts();
  const port = await findFreePort();
  const front = await launchVarnish(stack, port);
  const { start } = await openInstances(stack, {
    CDN_PURGE_URL: `${front}/purge`,
    CDN_PURGE_TOKEN: 'change-this-token',
  });
  const { origin } = await start({ port });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(front + path, { headers });
  /** Asks until Varnish has had it for a second, so that no purge of before is on its way. */
  async function untilCached(path: string) {
    while (Number((await get(path)).headers.get('age')) < 1) await pause(50);
  }

  const { send, post, publish } = await signIn(origin, 'sg');
  const { id } = await publish('عنوان قبل التعديل', front);
  const path = `/posts/${id}`;
  await untilCached('/links/about');
  for (const encoding of ['br', 'gzip']) {
    const asks = { 'accept-encoding': encoding };
    while (!isKept(await get('/', asks))) await pause(50);
    const { headers } = await get('/', { ...asks, cookie: 'theme=dark' });
    expect(headers.get('content-encoding') === encoding, `a visitor gets the kept page, packed as ${encoding}`);
    expect(!headers.has('cdn-cache-control') && !headers.has('cache-tag'), 'what is meant for Varnish stays there');
    const held = await get('/', { ...asks, 'if-none-match': headers.get('etag') ?? '' });
    expect(held.status === 304 && isKept(held), 'a browser that holds it is told so');
  }
  for (const [who, cookie] of [
    ['an administrator who tries a build', 'use=remote-public@1'],
    ['a member, who may have changed it,', 'signed_in=1'],
  ] as const)
    expect(!isKept(await get('/', { cookie })), `${who} is let through`);
  expect(!isKept(await get('/api/post')) && !isKept(await get('/api/post')), 'the API is asked each time');
  const foreign = await fetch(`${front}/purge`, { method: 'POST', headers: { 'cache-tag': 'pages' } });
  expect(foreign.status === 403, 'nobody purges without the token');

  await untilCached(path);
  const editMs = await timed(async () => {
    await send('PUT', `/post/${id}`, post('عنوان بعد التعديل'), front);
    await untilShown(front + path, (html) => html.includes('عنوان بعد التعديل'));
  });
  expect(true, `an edit is seen after ${editMs.toFixed(0)} ms`);
  await untilCached(path);
  const deleteMs = await timed(async () => {
    await send('DELETE', `/post/${id}`, undefined, front);
    while ((await get(path)).status !== 410) await pause(5);
  });
  expect(true, `a deletion is seen after ${deleteMs.toFixed(0)} ms`);
  expect(isKept(await get('/links/about')), 'a page that shows nothing of it is kept meanwhile');
  return areAllSo();
});
