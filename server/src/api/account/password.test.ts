import { randomUUID } from 'node:crypto';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';
import { readMailedToken, readMails, untilNextFormMail } from '../../../test/read-mails.ts';

const portal = await openTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' });

const other = 'another-1999';
const forgot = (email: unknown, remoteAddress = '10.4.0.1') =>
  portal.post('/api/auth/password/forgot', { email }, { remoteAddress });
const reset = (token: unknown, given: string = other, confirmPassword = given) =>
  portal.post('/api/auth/password/reset', { token, password: given, confirmPassword });
const works = async (token: string) =>
  (await portal.post('/api/auth/link', { token, purpose: 'reset_password' })).body.works;
const signIn = (email: string, given: string) => portal.post('/api/auth/login', { email, password: given });

test('a member that forgot its password chooses another by a link, once', async () => {
  const { email } = await insertMember(portal.db, { must_change_password: true });
  expect((await forgot(email.toUpperCase())).status).toBe(202);
  expect((await readMails(portal.db, email))[0]?.text).toContain('https://tadamon.example/account/reset#');
  const token = await readMailedToken(portal.db, email);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(401);
  expect(await signIn(email, other)).toMatchObject({ status: 201, body: { member: { mustChangePassword: false } } });
  expect(await reset(token, 'third-1999')).toMatchObject({
    status: 400,
    body: { fields: { token: expect.any(String) } },
  });
  expect((await signIn(email, 'third-1999')).status).toBe(401);
});

test('a member who waits after too many tries is let in by a new password', async () => {
  const { email } = await insertMember(portal.db);
  for (let index = 0; index < 10; index += 1)
    await portal.post('/api/auth/login', { email, password: 'wrong' }, { remoteAddress: `10.6.0.${index}` });
  expect((await signIn(email, password)).status).toBe(429);
  await forgot(email, '10.6.1.1');
  expect((await reset(await readMailedToken(portal.db, email))).status).toBe(200);
  expect((await signIn(email, other)).status).toBe(201);
});

test('a browser is known no longer after a reset: one that a stranger used has no tries of its own', async () => {
  const { email } = await insertMember(portal.db);
  const { cookies } = await signIn(email, password);
  const device = String(cookies.find(({ name }) => name === 'device')?.value);
  await forgot(email, '10.6.2.1');
  await reset(await readMailedToken(portal.db, email));
  for (let index = 0; index < 10; index += 1)
    await portal.post('/api/auth/login', { email, password: 'wrong' }, { remoteAddress: `10.6.3.${index}` });
  const known = await portal.post('/api/auth/login', { email, password: other }, { cookies: { device } });
  expect(known.status).toBe(429);
});

test('a new password ends every session, and every other link', async () => {
  const member = await insertMember(portal.db);
  const options = await signedInAs(portal.db, member);
  await forgot(member.email);
  const first = await readMailedToken(portal.db, member.email);
  await untilNextFormMail(portal.db);
  await forgot(member.email);
  expect((await reset(await readMailedToken(portal.db, member.email))).status).toBe(200);
  expect((await portal.get('/api/auth/session', options)).status).toBe(401);
  expect((await reset(first)).status).toBe(400);
});

test('who opens a link is told whether it works: not once it was used, and not for another address', async () => {
  const member = await insertMember(portal.db);
  await forgot(member.email);
  const token = await readMailedToken(portal.db, member.email);
  expect(await works(token)).toBe(true);
  const update = (email: string) =>
    portal.db.updateTable('members').set({ email }).where('id', '=', member.id).execute();
  await update(`moved-${member.email}`);
  expect(await works(token)).toBe(false);
  await update(member.email);
  await reset(token);
  expect(await works(token)).toBe(false);
});

test('of two who hold one link at the same moment one sets the password', async () => {
  const member = await insertMember(portal.db);
  await forgot(member.email);
  const token = await readMailedToken(portal.db, member.email);
  const replies = await Promise.all([reset(token, 'first-1999'), reset(token, 'second-1999')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('nobody learns which e-mails exist, neither by the answer nor by the time it takes', async () => {
  const { email } = await insertMember(portal.db);
  const deleted = await insertMember(portal.db, { deleted_at: new Date() });
  const timed = async (each: string) => {
    const began = performance.now();
    const { status, body } = await forgot(each, '10.4.0.2');
    return { status, body, ms: performance.now() - began };
  };
  const [known, gone, unknown] = [await timed(email), await timed(deleted.email), await timed('nobody@portal.example')];
  expect(known).toMatchObject({ status: 202, body: unknown.body });
  expect(gone).toMatchObject({ status: 202, body: unknown.body });
  expect(Math.min(known.ms, gone.ms, unknown.ms)).toBeGreaterThan(190);
  expect(await readMails(portal.db, deleted.email)).toEqual([]);
});

test('the database keeps no token', async () => {
  const member = await insertMember(portal.db);
  await forgot(member.email);
  const token = await readMailedToken(portal.db, member.email);
  const kept = await portal.db
    .selectFrom('member_tokens')
    .select('token_hash')
    .where('member_id', '=', member.id)
    .execute();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.token_hash).not.toContain(token);
});

test('a link works for an hour', async () => {
  const member = await insertMember(portal.db);
  await forgot(member.email);
  const token = await readMailedToken(portal.db, member.email);
  const { expires_at } = await portal.db
    .selectFrom('member_tokens')
    .select('expires_at')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
  await portal.db
    .updateTable('member_tokens')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', member.id)
    .execute();
  expect((await reset(token)).status).toBe(400);
  expect((await signIn(member.email, password)).status).toBe(201);
});

test('a deleted member sets no password', async () => {
  const member = await insertMember(portal.db);
  await forgot(member.email);
  const token = await readMailedToken(portal.db, member.email);
  await portal.db.updateTable('members').set({ deleted_at: new Date() }).where('id', '=', member.id).execute();
  expect((await reset(token)).status).toBe(400);
});

test.each([
  ['confirmPassword', other, 'different-1999'],
  ['password', 'short', 'short'],
  ['password', 'password1', 'password1'],
  ['password', 'a'.repeat(129), 'a'.repeat(129)],
])('a bad %s is rejected by name, and the link still works', async (field, given, confirmPassword) => {
  const member = await insertMember(portal.db);
  await forgot(member.email, `10.4.1.${given.length}`);
  const token = await readMailedToken(portal.db, member.email);
  const { status, body } = await reset(token, given, confirmPassword);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect((await reset(token)).status).toBe(200);
});

test.each(['', 'x', randomUUID()])('the token %j is worth nothing', async (token) => {
  expect(await reset(token)).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } });
});

test('who asks without an e-mail is told so', async () => {
  expect(await forgot(undefined)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

test('the sixth link for one e-mail waits, whether or not it exists and from whatever address', async () => {
  const member = await insertMember(portal.db);
  for (const email of [member.email, 'nobody-6@portal.example']) {
    for (let index = 0; index < 5; index += 1) expect((await forgot(email, `10.5.0.${index}`)).status).toBe(202);
    const refused = await forgot(email, '10.5.1.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await readMails(portal.db, member.email)).toHaveLength(1);
});
