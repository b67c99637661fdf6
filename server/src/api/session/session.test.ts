import { sql } from 'kysely';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';

const portal = await openTestApp();

const from = (remoteAddress: string) => ({ remoteAddress });

test('a member signs in, is known by the cookie, and signs out', async () => {
  const member = await insertMember(portal.db);
  const signedIn = await portal.post('/api/auth/login', { email: member.email.toUpperCase(), password });
  expect(signedIn).toMatchObject({ status: 201, body: { member: { id: member.id, Active: true } } });
  const sid = signedIn.cookies.find(({ name }) => name === 'sid');
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(signedIn.cookies.find(({ name }) => name === 'signed_in')).toMatchObject({ value: '1' });

  const cookies = { sid: String(sid?.value) };
  expect(await portal.get('/api/auth/session/', { cookies })).toMatchObject({
    status: 200,
    body: { member: { id: member.id } },
  });
  expect(await portal.post('/api/auth/logout', undefined, { cookies })).toMatchObject({
    status: 200,
    headers: { 'clear-site-data': '"cache"' },
  });
  expect(await portal.get('/api/auth/session', { cookies })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
});

test('a member who signs in once more in the same browser has ended the session it had', async () => {
  const { email } = await insertMember(portal.db);
  const signIn = async (cookies = {}) => {
    const reply = await portal.post('/api/auth/login', { email, password }, { cookies });
    return { sid: reply.cookies.find(({ name }) => name === 'sid')?.value ?? '' };
  };
  const first = await signIn();
  const second = await signIn(first);
  expect((await portal.get('/api/auth/session', { cookies: first })).status).toBe(401);
  expect((await portal.get('/api/auth/session', { cookies: second })).status).toBe(200);
});

test('the database keeps no token, and no reply a password', async () => {
  const member = await insertMember(portal.db);
  const { cookies, body } = await portal.post('/api/auth/login', { email: member.email, password });
  const kept = await portal.db.selectFrom('sessions').select('token_hash').where('member_id', '=', member.id).execute();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.token_hash).not.toContain(cookies.find(({ name }) => name === 'sid')?.value);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash/);
});

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const { email } = await insertMember(portal.db);
  const wrong = await portal.post('/api/auth/login', { email, password: 'wrong' });
  const unknown = await portal.post('/api/auth/login', { email: 'nobody@portal.example', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test('a member that was not activated is told so, a deleted one is unknown', async () => {
  const waiting = await insertMember(portal.db, { is_active: false });
  const deleted = await insertMember(portal.db, { deleted_at: new Date() });
  expect(await portal.post('/api/auth/login', { email: waiting.email, password })).toMatchObject({
    status: 403,
    body: { code: 'inactive_account' },
  });
  expect(await portal.post('/api/auth/login', { email: deleted.email, password })).toMatchObject({ status: 401 });
});

test('deactivation and expiry act on open sessions at once', async () => {
  const member = await insertMember(portal.db);
  const options = await signedInAs(portal.db, member);
  expect((await portal.get('/api/auth/session', options)).status).toBe(200);
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', member.id).execute();
  const refused = await portal.get('/api/auth/session', options);
  expect(refused.status).toBe(401);

  const other = await insertMember(portal.db);
  const expired = await signedInAs(portal.db, other);
  await portal.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', other.id)
    .execute();
  expect((await portal.get('/api/auth/session', expired)).status).toBe(401);
});

test('a member who signs in keeps the new session, however late a page of the one before is answered', async () => {
  const before = await signedInAs(portal.db, await insertMember(portal.db));
  const { email } = await insertMember(portal.db);
  expect((await portal.post('/api/auth/login', { email, password }, before)).status).toBe(201);
  for (const path of ['/api/auth/session', '/api/notifications', '/api/posts', '/'])
    expect(await portal.get(path, before)).toMatchObject({ cookies: [] });
});

test('a page that is opened again soon leaves the cookie alone, which a sign-in may have replaced', async () => {
  const options = await signedInAs(portal.db, await insertMember(portal.db));
  expect((await portal.get('/api/auth/session', options)).cookies).not.toEqual([]);
  await portal.get('/api/notifications', options);
  expect(await portal.get('/api/auth/session', options)).toMatchObject({ status: 200, cookies: [] });
});

test('a session that is replaced while it is read is in no cookie', async () => {
  const { id } = await insertMember(portal.db);
  const options = await signedInAs(portal.db, { id });
  await portal.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .where('member_id', '=', id)
    .execute();
  await sql`create function replace_session() returns trigger language plpgsql as
    $$ begin delete from sessions where member_id = new.id; return null; end $$`.execute(portal.db);
  await sql`create trigger replace_session after update of last_seen_at on members for each row
    execute function replace_session()`.execute(portal.db);
  expect((await portal.get('/api/auth/session', options)).cookies).toEqual([]);
  await sql`drop function replace_session cascade`.execute(portal.db);
});

test('a page that is opened prolongs cookie and session alike, also where others used the session just now', async () => {
  const options = await signedInAs(portal.db, await insertMember(portal.db));
  await portal.get('/api/notifications', options);
  const reply = await portal.get('/api/auth/session', options);
  expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'sid', maxAge: 30 * 24 * 60 * 60 }));
});

test('a session in use is prolonged', async () => {
  const member = await insertMember(portal.db);
  const options = await signedInAs(portal.db, member);
  await portal.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .where('member_id', '=', member.id)
    .execute();
  const reply = await portal.get('/api/auth/session', options);
  expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'sid', maxAge: 30 * 24 * 60 * 60 }));
  const { expires_at } = await portal.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
});

test('the eleventh try for one e-mail waits, from whatever address and with whatever password', async () => {
  const { email } = await insertMember(portal.db);
  for (let index = 0; index < 10; index += 1) {
    const tried = await portal.post('/api/auth/login', { email, password: 'wrong' }, from(`10.0.0.${index}`));
    expect(tried.status).toBe(401);
  }
  const refused = await portal.post('/api/auth/login', { email, password }, from('10.0.1.1'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
});

test('a member signs in where it did before, however often strangers try its e-mail', async () => {
  const { email } = await insertMember(portal.db);
  const first = await portal.post('/api/auth/login', { email, password }, from('10.0.3.1'));
  const device = first.cookies.find(({ name }) => name === 'device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  for (let index = 0; index < 10; index += 1)
    await portal.post('/api/auth/login', { email, password: 'wrong' }, from(`10.0.4.${index}`));
  const cookies = { device: String(device?.value) };
  const signIn = (body: object, options = {}) => portal.post('/api/auth/login', { email, password, ...body }, options);
  expect((await signIn({}, from('10.0.4.0'))).status).toBe(429);
  expect((await signIn({}, { cookies, ...from('10.0.4.0') })).status).toBe(201);
  for (let index = 0; index < 10; index += 1)
    expect((await signIn({ password: 'wrong' }, { cookies })).status).toBe(401);
  expect((await signIn({}, { cookies })).status).toBe(429);
  const other = await insertMember(portal.db);
  expect((await signIn({ email: other.email }, { cookies, ...from('10.0.3.2') })).status).toBe(201);
});

test('who tries one account too often keeps nobody else of its faculty out, which shares its address', async () => {
  const signIn = async ({ email }: { email: string }, given: string) =>
    (await portal.post('/api/auth/login', { email, password: given }, from('10.0.6.1'))).status;
  for (let students = 0; students < 3; students += 1) {
    const mistaken = await insertMember(portal.db);
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn(mistaken, 'wrong')).toBe(401);
    expect(await signIn(mistaken, password)).toBe(429);
  }
  expect(await signIn(await insertMember(portal.db), password)).toBe(201);
});

test('who has tried twenty accounts from one address waits before the next, however seldom it tried each', async () => {
  for (let index = 0; index < 20; index += 1) {
    const tried = { email: `e${index}@portal.example`, password: 'wrong' };
    expect((await portal.post('/api/auth/login', tried, from('10.0.2.1'))).status).toBe(401);
  }
  const { email } = await insertMember(portal.db);
  expect((await portal.post('/api/auth/login', { email, password }, from('10.0.2.1'))).status).toBe(429);
  expect((await portal.post('/api/auth/login', { email, password }, from('10.0.2.2'))).status).toBe(201);
});

test('a stranger with a whole IPv6 network waits for all its addresses, and its neighbours do not', async () => {
  for (let index = 0; index < 20; index += 1) {
    const tried = { email: `v6-${index}@portal.example`, password: 'wrong' };
    expect((await portal.post('/api/auth/login', tried, from(`2001:db8:1:1::${index}`))).status).toBe(401);
  }
  const { email } = await insertMember(portal.db);
  const signIn = async (address: string) =>
    (await portal.post('/api/auth/login', { email, password }, from(address))).status;
  expect([await signIn('2001:db8:1:1:ffff::1'), await signIn('2001:db8:1:2::1')]).toEqual([429, 201]);
});

test('a sign-in without its fields names them', async () => {
  expect(await portal.post('/api/auth/login', { email: '' })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', fields: { email: expect.any(String), password: expect.any(String) } },
  });
  expect((await portal.post('/api/auth/login')).status).toBe(400);
});

const overlong = { email: `${'a'.repeat(1_010)}@portal.example`, password: 'a'.repeat(600) };

test.each(['email', 'password'] as const)(
  'a sign-in whose %s is too long for any account is rejected unread',
  async (field) => {
    const pair = { email: 'nobody@portal.example', password, [field]: overlong[field] };
    const { status, body } = await portal.post('/api/auth/login', pair, from('10.0.5.1'));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  },
);

test('a password that is too long is rejected as well where a member is asked for it again', async () => {
  const options = await signedInAs(portal.db, await insertMember(portal.db));
  const { status, body } = await portal.post('/api/auth/reauthenticate', { password: overlong.password }, options);
  expect([status, body.message]).toEqual([400, expect.not.stringContaining('كلمة المرور غير صحيحة')]);
});

test('nobody can sign out who is not signed in', async () => {
  expect((await portal.post('/api/auth/logout')).status).toBe(401);
});
