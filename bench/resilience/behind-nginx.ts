import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchNginx } from '../../e2e/nginx.ts';
import { launchPortal } from '../../e2e/portal.ts';
import { findFreePort, temporaryFolder } from '../../e2e/processes.ts';
import { newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { type Certificate, createCertificate } from '../variants/certificate.ts';
import { signIn } from './sign-in.ts';

const docs = resolve(import.meta.dirname, '../../docs/nginx');
const host = 'portal.example';
const readMs = isSmoke ? 200 : 2_000;

/** The documented configuration, word for word but for its port, its certificate, its cache and the instances behind it. */
function siteOf(port: number, instances: number[], { cert, key }: Certificate['files'], cache: string) {
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join('\n');
  return ['portal-cache.conf', 'portal.conf']
    .map((file) => readFileSync(`${docs}/${file}`, 'utf8'))
    .join('\n')
    .replace('/var/cache/nginx/portal', cache)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace('/etc/ssl/portal.pem', cert)
    .replace('/etc/ssl/portal.key', key);
}

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** One request over HTTP/2, as a browser behind nginx sends it. */
function ask(session: ClientHttp2Session, headers: Record<string, string>, body?: Buffer | string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':authority': host, ...headers });
    let reply: IncomingHttpHeaders = {};
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (received) => (reply = received));
    stream.on('data', (chunk: string) => (text += chunk));
    const answer = () => resolve({ status: Number(reply[':status']), headers: reply, text });
    stream.on('end', answer);
    stream.on('error', (error) => (reply[':status'] ? answer() : reject(error))); // refused before all of it was sent
    stream.end(body);
  });
}

await runBench(async (stack) => {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const variables = {
    DATABASE_URL: cluster.databaseUrl('demo'),
    PUBLIC_ORIGIN: `https://${host}`,
    METRICS_TOKEN: 'seen-from-inside-alone',
  };
  const start = (port?: number) =>
    launchPortal(stack, { dataDir, script: 'server/src/main.ts', variables, ...(port && { port }) });
  const first = await start();
  const second = await start();
  const port = await findFreePort();
  await launchNginx(
    stack,
    port,
    siteOf(port, [first.port, second.port], createCertificate(stack).files, temporaryFolder(stack, 'pages')),
  );
  const open = () =>
    connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: host, maxSessionMemory: 64 });
  const session = open();
  stack.defer(() => session.destroy());

  const failed: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    process.stdout.write(`${isSo ? 'so' : 'NOT SO'}: ${what}\n`);
    if (!isSo) failed.push(what);
  };

  const home = await ask(session, { ':path': '/', 'accept-encoding': 'br' });
  expect(home.status === 200 && home.headers['content-encoding'] === 'br', 'the home page comes over HTTP/2, packed');
  expect(/'sha256-/.test(String(home.headers['content-security-policy'])), 'its content security policy comes with it');
  for (const path of ['/metrics', '/metrics/', '/readyz', '/readyz/'])
    expect((await ask(session, { ':path': path })).status === 404, `${path} is not told to the outside`);

  const json = { ':method': 'POST', 'content-type': 'application/json', origin: `https://${host}` };
  const login = { email: 'ad@portal.example', password: 'tadamon-1999' };
  const signedIn = await ask(session, { ...json, ':path': '/api/auth/login' }, JSON.stringify(login));
  const cookies = signedIn.headers['set-cookie'] ?? [];
  expect(
    signedIn.status === 201 && cookies.every((line) => /; Secure/.test(line)),
    'who signs in gets cookies for encrypted connections alone',
  );
  const foreign = { ...json, origin: 'https://evil.example', ':path': '/api/auth/login' };
  expect((await ask(session, foreign, JSON.stringify(login))).status === 403, 'another site cannot sign anybody in');

  const { cookie, member } = await signIn(first.origin, 'ad');
  const form = (bytes: number) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ title: 'ملف', content: '<p>نص</p>', author: member, type: 'Post' }))
      data.set(name, value);
    data.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    return new Request('http://localhost', { method: 'POST', body: data });
  };
  const upload = async (bytes: number) => {
    const request = form(bytes);
    const headers = {
      ...json,
      cookie,
      ':path': '/api/post',
      'content-type': request.headers.get('content-type') ?? '',
    };
    return ask(session, headers, Buffer.from(await request.arrayBuffer()));
  };
  const justTooLarge = await upload(11 * 1024 * 1024);
  expect(
    JSON.parse(justTooLarge.text).code === 'too_large',
    'a file of 11 MiB is refused by the portal, in its own words',
  );
  expect((await upload(30 * 1024 * 1024)).status === 413, 'one of 30 MiB by nginx');

  const events = session.request({ ':authority': host, ':path': '/api/changes', cookie });
  const heard = new Promise<boolean>((resolve) =>
    events.on('data', (chunk) => /message/.test(String(chunk)) && resolve(true)),
  );
  await once(events, 'response');
  const message = { name: 'محمد', email: '0550 00 00 00', message: 'سلام' };
  expect(
    (await ask(session, { ...json, ':path': '/api/auth/contact' }, JSON.stringify(message))).status === 201,
    'a visitor writes',
  );
  expect(
    await Promise.race([heard, pause(isSmoke ? 60_000 : 5_000).then(() => false)]),
    'an administrator hears of it at once',
  );
  events.close();

  let reads = 0;
  const failures: number[] = [];
  let isOver = false;
  /** A visitor's browser; each asks a hundred times over a connection of its own, and the next one comes. */
  async function reader() {
    while (!isOver) {
      const visitor = open();
      for (let turn = 0; turn < 100 && !isOver; turn += 1) {
        reads += 1;
        const { status } = await ask(visitor, { ':path': '/api/post' });
        if (status !== 200) failures.push(status);
      }
      visitor.close();
    }
  }
  const readers = Array.from({ length: isSmoke ? 1 : 6 }, reader);
  await pause(readMs);
  await first.kill();
  await pause(1.5 * readMs);
  const third = await start(first.port);
  await pause(readMs);
  isOver = true;
  await Promise.all(readers);
  expect(
    failures.length === 0,
    `of ${reads} reads while one of two instances was killed and came back, ${failures.length} failed ${[...new Set(failures)]}`,
  );

  const { status } = await ask(session, { ':path': '/posts' });
  await Promise.all([second.kill(), third.kill()]);
  await pause(1_500); // beyond the second that nginx keeps a page
  const outage = await ask(session, { ':path': '/posts' });
  const call = await ask(session, { ':path': '/api/post' });
  expect(status === 200 && outage.status === 200, 'while no instance answers, a page is read that was read before');
  expect(call.status === 502, 'and nothing but pages is answered');
  return failed.length === 0;
});
