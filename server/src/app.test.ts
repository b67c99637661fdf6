import type { Server } from 'node:http';
import { ErrorReply } from 'shared-api/contract/wire/errors.contract';
import * as v from 'valibot';
import { buildTestApp, openTestApp } from '../test/build-test-app.ts';
import { insertMember, insertTotp, password } from '../test/factories.ts';

const portal = await openTestApp({ PUBLIC_ORIGIN: 'https://portal.example' });

const contact = { name: 'سلمى', email: 's@portal.example', message: 'سلام' };

test('the server says that it lives, and that its database answers', async () => {
  expect((await portal.get('/healthz')).status).toBe(200);
  expect((await portal.get('/readyz')).status).toBe(200);
});

test.each(['/api', '/api/nothing', '/api/post/a/b'])('%s is not found, in JSON', async (url) => {
  const { status, body } = await portal.get(url);
  expect(status).toBe(404);
  expect(v.parse(ErrorReply, body).code).toBe('not_found');
});

test.each(['/api/%', '/api/post/%E0%A4%A', '/api/post?q=%'])('%s is answered in JSON of the contract', async (url) => {
  const { status, body } = await portal.get(url);
  expect(status).toBeLessThan(500);
  if (status !== 200) expect(v.parse(ErrorReply, body).code).toBe('validation_failed');
});

test.each(['/api/post', '/api/nothing', '/media/nothing.webp', '/api/openapi.json'])(
  '%s runs nothing and is framed by nobody',
  async (url) => {
    const { headers } = await portal.get(url);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test.each([
  [{ origin: 'https://portal.example' }, 201],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 201],
])('a message sent with %j is answered %i', async (headers, status) => {
  const reply = await portal.post('/api/auth/contact', contact, { headers, remoteAddress: `10.2.0.${status % 7}` });
  expect(reply.status).toBe(status);
  if (status === 403) expect(reply.body.code).toBe('bad_origin');
});

test.each([
  ['/robots.txt', 'portal.example'],
  ['/robots.txt', 'evil.example'],
])('%s requested from %s names the address the operator gave', async (url, host) => {
  const { body } = await portal.app.inject({ url, headers: { host } });
  expect(body).toContain('https://portal.example/sitemap.xml');
});

test('a portal that was given no address answers to names of this machine only', async () => {
  const unnamed = await buildTestApp();
  const ask = (host: string) => unnamed.app.inject({ url: '/robots.txt', headers: { host } });
  expect((await ask('127.0.0.1:3000')).body).toContain('http://127.0.0.1:3000/sitemap.xml');
  expect((await ask('evil.example')).statusCode).toBe(403);
  await unnamed.close();
});

test('a member of a portal on TLS has cookies that travel over nothing else, and come from no subdomain', async () => {
  const { email } = await insertMember(portal.db);
  const { cookies, headers } = await portal.post('/api/auth/login', { email, password });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(cookies).toMatchObject([
    { name: '__Host-sid', secure: true, httpOnly: true, path: '/' },
    { name: 'signed_in', secure: true },
    { name: 'device', secure: true, httpOnly: true },
  ]);
  const [sid] = cookies;
  const session = (name: string) => portal.get('/api/auth/session', { cookies: { [name]: sid?.value ?? '' } });
  expect([(await session('__Host-sid')).status, (await session('sid')).status]).toEqual([200, 401]);
});

test('a member who gives the first of two factors on TLS waits with a cookie that travels over nothing else', async () => {
  const { id, email } = await insertMember(portal.db);
  await insertTotp(portal.db, id, { secret: 'JBSWY3DPEHPK3PXP', confirmed_at: new Date() });
  const { status, cookies } = await portal.post('/api/auth/login', { email, password });
  expect([status, cookies]).toMatchObject([202, [{ name: 'second_factor', secure: true, httpOnly: true }]]);
});

test('a reading page of another site is not rejected', async () => {
  expect((await portal.get('/api/post', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
});

test.each([
  ['{"name":', 'application/json', 400, 'validation_failed'],
  [`{"name":"${'a'.repeat(128 * 1024)}"}`, 'application/json', 413, 'too_large'],
  ['name=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media'],
])('a body that cannot be read is rejected', async (payload, type, status, code) => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/contact',
    payload,
    headers: { 'content-type': type },
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json().code).toBe(code);
});

test('a malformed address is bad input', async () => {
  expect(await portal.get('/api/post/%ff')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('an unforeseen error tells nothing but the number of its line in the log', async () => {
  await portal.db.schema.alterTable('contact_messages').renameTo('elsewhere').execute();
  const { status, body } = await portal.post('/api/auth/contact', contact, { remoteAddress: '10.2.1.1' });
  await portal.db.schema.alterTable('elsewhere').renameTo('contact_messages').execute();
  expect(status).toBe(500);
  expect(body).toEqual({ code: 'internal', message: expect.any(String), requestId: expect.any(String) });
  expect(body.message).not.toMatch(/contact_messages|relation/);
});

test('a sender whose request trickles in is cut off', () => {
  const { headersTimeout, requestTimeout } = portal.app.server as Server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 300_000]);
});
