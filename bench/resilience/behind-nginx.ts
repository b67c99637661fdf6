import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { createCertificate } from '../variants/certificate.ts';
import { startCluster } from './cluster.ts';
import { startInstance } from './instance.ts';
import { startNginx } from './nginx.ts';
import { signIn } from './sign-in.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const host = 'portal.example';
const [port, one, two] = [4_899, 4_896, 4_897];

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

const dataDir = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
const registry = join(dataDir, 'frontends');
await publishBuilt(registry, frontEnds, 'bench');
const cluster = startCluster(54_992);
const variables = {
  DATABASE_URL: cluster.url,
  DATA_DIR: dataDir,
  REGISTRY_URL: `file://${registry}`,
  DEMO_DATA: 'on',
  TRUST_PROXY: 'loopback',
  PUBLIC_ORIGIN: `https://${host}`,
  METRICS_TOKEN: 'seen-from-inside-alone',
};
let first = await startInstance(one, variables);
const second = await startInstance(two, variables);
const nginx = await startNginx(join(dataDir, 'nginx'), port, [one, two], createCertificate(dataDir));
const open = () =>
  connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: host, maxSessionMemory: 64 });
const session = open();

const faults: string[] = [];
const expect = (isSo: boolean, what: string) => {
  process.stdout.write(`${isSo ? 'so' : 'NOT SO'}: ${what}\n`);
  if (!isSo) faults.push(what);
};

const home = await ask(session, { ':path': '/', 'accept-encoding': 'br' });
expect(home.status === 200 && home.headers['content-encoding'] === 'br', 'the home page comes over HTTP/2, packed');
expect(/'nonce-/.test(String(home.headers['content-security-policy'])), 'its content security policy comes with it');
expect((await ask(session, { ':path': '/metrics' })).status === 404, 'metrics are not told to the outside');
expect((await ask(session, { ':path': '/readyz' })).status === 404, 'nor is readiness');

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

const { cookie, member } = await signIn(first.url, 'ad');
const form = (bytes: number) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ title: 'ملف', content: '<p>نص</p>', author: member, type: 'Post' }))
    data.set(name, value);
  data.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return new Request('http://localhost', { method: 'POST', body: data });
};
const upload = async (bytes: number) => {
  const request = form(bytes);
  const headers = { ...json, cookie, ':path': '/api/post', 'content-type': request.headers.get('content-type') ?? '' };
  return ask(session, headers, Buffer.from(await request.arrayBuffer()));
};
const justTooLarge = await upload(11 * 1024 * 1024);
expect(
  JSON.parse(justTooLarge.text).code === 'too_large',
  'a file of 11 MiB is refused by the portal, in its own words',
);
expect((await upload(30 * 1024 * 1024)).status === 413, 'one of 30 MiB by nginx');

const events = session.request({ ':authority': host, ':path': '/api/dashboard/events', cookie });
const heard = new Promise<boolean>((resolve) =>
  events.on('data', (chunk) => /message/.test(String(chunk)) && resolve(true)),
);
await pause(500);
const letter = { name: 'محمد', email: '0550 00 00 00', message: 'سلام' };
expect(
  (await ask(session, { ...json, ':path': '/api/auth/contact' }, JSON.stringify(letter))).status === 201,
  'a visitor writes',
);
expect(await Promise.race([heard, pause(5_000).then(() => false)]), 'an administrator hears of it at once');
events.close();

let asked = 0;
const failures: number[] = [];
let isOver = false;
/** A visitor's browser; each asks a hundred times over a connection of its own, and the next one comes. */
async function reader() {
  while (!isOver) {
    const visitor = open();
    for (let turn = 0; turn < 100 && !isOver; turn += 1) {
      asked += 1;
      const { status } = await ask(visitor, { ':path': '/api/post' });
      if (status !== 200) failures.push(status);
    }
    visitor.close();
  }
}
const readers = Array.from({ length: 6 }, reader);
await pause(2_000);
await first.kill();
await pause(3_000);
first = await startInstance(one, variables);
await pause(2_000);
isOver = true;
await Promise.all(readers);
expect(
  failures.length === 0,
  `of ${asked} reads while one of two instances was killed and came back, ${failures.length} failed ${[...new Set(failures)]}`,
);

session.close();
await nginx.stop();
await first.stop();
await second.stop();
cluster.remove();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = faults.length === 0 ? 0 : 1;
