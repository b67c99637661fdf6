import { randomUUID } from 'node:crypto';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertMember, insertPost, password, signedInAs } from '../../../test/factories.ts';
import { codeOf, cookieOf, factorsOf, pairOf } from '../../../test/factors-of.ts';
import { readMailedToken, readMails } from '../../../test/read-mails.ts';
import { softwareAuthenticator } from '../../../test/software-authenticator.ts';
import { timeInMail } from '../../platform/mail/mail-message.ts';

const portal = await openTestApp({ SECOND_FACTOR: 'required' });

const { signedInMember, setUpApp, challengeOf, addPasskey, waiting, age } = factorsOf(() => portal);
const minute = 60_000;
const day = 24 * 60 * 60_000;

test('a member sets up an authenticator app, and signs in with its code after the password', async () => {
  const { member, options } = await signedInMember();
  const { secret, recoveryCodes } = await setUpApp(options);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);

  const asked = await portal.post('/api/auth/login', pairOf(member));
  expect([asked.status, asked.body]).toEqual([202, { next: 'second_factor', methods: ['totp', 'recovery_code'] }]);
  expect(cookieOf(asked, 'sid')).toBe('');

  const pending = { cookies: { second_factor: cookieOf(asked, 'second_factor') } };
  const next = codeOf(secret, Date.now() + 30_000);
  const opened = await portal.post('/api/auth/second-factor', { code: next }, pending);
  expect(opened).toMatchObject({ status: 201, body: { member: { id: member.id } } });
  const session = await portal.get('/api/auth/sessions', { cookies: { sid: cookieOf(opened, 'sid') } });
  expect(session.body.sessions).toContainEqual(expect.objectContaining({ current: true, method: 'password_and_code' }));
});

test('no code works twice, a wrong one opens nothing, and a recovery code works once however it is typed', async () => {
  const { member, options } = await signedInMember();
  const { code: used, recoveryCodes } = await setUpApp(options);
  const tries = async (code: string) =>
    (await portal.post('/api/auth/second-factor', { code }, await waiting(member))).status;
  expect(await tries(used)).toBe(400); // it confirmed the app
  expect(await tries('000000')).toBe(400);
  expect(await tries('abcd-efgh-jkmn-pqrs')).toBe(400);
  const [code = ''] = recoveryCodes;
  expect(await tries(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(201);
  expect(await tries(code)).toBe(400);
  const { body } = await portal.get('/api/auth/factors', options);
  expect(body).toMatchObject({ hasTotp: true, recoveryCodesLeft: 9 });
});

test('who guesses at codes is stopped, and a code without a password before it opens nothing', async () => {
  const { member, options } = await signedInMember();
  await setUpApp(options);
  const pending = await waiting(member);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await portal.post('/api/auth/second-factor', { code: '123456' }, pending)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect((await portal.post('/api/auth/second-factor', { code: '123456' })).status).toBe(401);
});

test('a member is told by mail of ten wrong codes after its password, and until when no other is taken', async () => {
  const { member, options } = await signedInMember();
  await setUpApp(options);
  const warnings = async () =>
    (await readMails(portal.db, member.email)).filter(({ text }) => text.includes('رموز تحقق خاطئة'));
  const told = async () => (await warnings()).length;
  const guess = async () => portal.post('/api/auth/second-factor', { code: '123456' }, await waiting(member));
  for (let tries = 0; tries < 9; tries += 1) await guess();
  expect(await told()).toBe(0);
  const endsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000);
  await portal.db
    .updateTable('rate_limits')
    .set({ expire: endsAt.getTime() })
    .where('key', '=', `second-factor:${member.id}`)
    .execute();
  expect((await guess()).status).toBe(400);
  expect(await told()).toBe(1);
  const refused = await guess();
  expect([refused.status, await told()]).toEqual([429, 1]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  const [warning] = await warnings();
  expect(warning?.text).toContain(`10 رموز تحقق خاطئة، فأُوقفت هذه المحاولات حتى ${timeInMail.format(endsAt)}.`);
  expect(warning?.text).toContain('3 مرات في اليوم على الأكثر');
});

test('who reads the mails of a member as well guesses at codes after three new passwords a day, and no more', async () => {
  const { member, options } = await signedInMember();
  await setUpApp(options);
  const { email } = member;
  const statuses = [];
  for (let resets = 1; resets <= 4; resets += 1) {
    for (let tries = 0; tries < 10; tries += 1)
      await portal.post('/api/auth/second-factor', { code: '123456' }, await waiting(member));
    await portal.post('/api/auth/password/forgot', { email });
    const token = await readMailedToken(portal.db, email);
    await portal.post('/api/auth/password/reset', { token, password, confirmPassword: password });
    const { status } = await portal.post('/api/auth/second-factor', { code: '123456' }, await waiting(member));
    statuses.push(status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('a member signs in by a code with a browser it used before, while a stranger who knows the password tries codes', async () => {
  const { member, options } = await signedInMember();
  const { recoveryCodes } = await setUpApp(options);
  const send = async (code: string, cookies = {}) => {
    const pending = await waiting(member);
    return portal.post('/api/auth/second-factor', { code }, { cookies: { ...pending.cookies, ...cookies } });
  };
  const [first = '', second = '', third = ''] = recoveryCodes;
  const known = { device: cookieOf(await send(first), 'device') };
  for (let tries = 0; tries < 10; tries += 1) expect((await send('123456')).status).toBe(400);
  expect((await send(second)).status).toBe(429);
  expect((await send(second, { device: 'made up' })).status).toBe(429);

  expect((await send('123456', known)).status).toBe(400);
  expect((await send(second, known)).status).toBe(201);
  expect((await send(third)).status).toBe(429); // the stranger has no more tries for that
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await send('123456', known)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('a browser that another member is known by has no tries of its own', async () => {
  const { member, options } = await signedInMember();
  await setUpApp(options);
  const other = await insertMember(portal.db);
  const device = cookieOf(await portal.post('/api/auth/login', pairOf(other)), 'device');
  for (let tries = 0; tries < 10; tries += 1)
    await portal.post('/api/auth/second-factor', { code: '123456' }, await waiting(member));
  const { cookies } = await waiting(member);
  const reply = await portal.post('/api/auth/second-factor', { code: '123456' }, { cookies: { ...cookies, device } });
  expect(reply.status).toBe(429);
});

test('a member sets up another app while a stranger who knows the password tries codes', async () => {
  const { member, options } = await signedInMember();
  await addPasskey(options, softwareAuthenticator());
  for (let tries = 0; tries < 11; tries += 1)
    await portal.post('/api/auth/second-factor', { code: '123456' }, await waiting(member));
  const { body } = await portal.post('/api/auth/totp', undefined, options);
  const confirm = (code: string) => portal.post('/api/auth/totp/confirm', { code }, options);
  for (let tries = 0; tries < 9; tries += 1) expect((await confirm('000000')).status).toBe(400);
  expect((await confirm(codeOf(body.secret))).status).toBe(200);
});

test('an app that was not confirmed asks nothing of who signs in', async () => {
  const { member, options } = await signedInMember();
  await portal.post('/api/auth/totp', undefined, options);
  expect((await portal.post('/api/auth/totp/confirm', { code: '000000' }, options)).status).toBe(400);
  expect((await portal.post('/api/auth/login', pairOf(member))).status).toBe(201);
});

test('new recovery codes end the old ones; who has no factor has no codes', async () => {
  const { member, options } = await signedInMember();
  expect((await portal.post('/api/auth/recovery-codes', undefined, options)).status).toBe(404);
  const { recoveryCodes } = await setUpApp(options);
  const { body } = await portal.post('/api/auth/recovery-codes', undefined, options);
  const tries = async (code?: string) =>
    (await portal.post('/api/auth/second-factor', { code }, await waiting(member))).status;
  expect(await tries(recoveryCodes[0])).toBe(400);
  expect(await tries(body.recoveryCodes[0])).toBe(201);
});

test('staff is given 14 days to set up a second factor; after them it reads, and no more', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const first = await portal.post('/api/auth/login', pairOf(head));
  const dueAt = Date.parse(first.body.member.secondFactorDueAt);
  expect(Math.round((dueAt - Date.now()) / day)).toBe(14);
  const again = await portal.post('/api/auth/login', pairOf(head));
  expect(again.body.member.secondFactorDueAt).toBe(first.body.member.secondFactorDueAt);

  const options = { cookies: { sid: cookieOf(again, 'sid') } };
  expect((await portal.get('/api/dashboard/members', options)).status).toBe(200);
  const overdue = new Date(Date.now() - minute);
  await portal.db.updateTable('members').set({ second_factor_due_at: overdue }).where('id', '=', head.id).execute();
  const held = await portal.get('/api/dashboard/members', options);
  expect([held.status, held.body.code]).toEqual([403, 'second_factor_required']);
  const form = new FormData();
  expect((await portal.call('POST', '/api/post', { ...options, payload: form })).body.code).toBe(
    'second_factor_required',
  );
  expect((await portal.get('/api/post', options)).status).toBe(200);

  await setUpApp(options);
  expect((await portal.get('/api/dashboard/members', options)).status).toBe(200);
  const removed = await portal.delete('/api/auth/totp', options);
  expect([removed.status, removed.body.code]).toEqual([409, 'conflict']);
});

/** Staff that an administrator adds: its e-mail, and the temporary password. */
async function addedStaff() {
  const { member: admin, options } = await signedInMember({ role: 'AD' });
  const pair = { email: `${randomUUID()}@portal.example`, password: 'temporary-1999' };
  const details = { name: 'أمين بوعلام', phone: '0550 10 20 30', role: 'OP', officeId: admin.office_id };
  expect((await portal.post('/api/dashboard/member', aForm({ ...details, ...pair }), options)).status).toBe(201);
  return pair;
}

async function signIn(pair: { email: string; password: string }) {
  const reply = await portal.post('/api/auth/login', pair);
  return { member: reply.body.member, options: { cookies: { sid: cookieOf(reply, 'sid') } } };
}

test('staff that was added works once it has a password of its own and a second factor, and looks after its account till then', async () => {
  const { member, options } = await signIn(await addedStaff());
  const openDashboard = async () => {
    const { status, body } = await portal.get('/api/dashboard/members', options);
    return status === 200 ? 'open' : `${status} ${body.code}`;
  };
  expect(await openDashboard()).toBe('403 own_password_required');
  const publish = await portal.call('POST', '/api/post', { ...options, payload: new FormData() });
  expect(publish.body.code).toBe('own_password_required');
  expect((await portal.get('/api/auth/session', options)).body.member).toMatchObject({ id: member.id, role: 'OP' });

  const own = { password: 'my-own-2026', confirmPassword: 'my-own-2026' };
  const profile = aForm({ name: member.name, email: member.email, ...own });
  expect((await portal.put(`/api/auth/update/${member.id}`, profile, options)).status).toBe(200);
  expect(await openDashboard()).toBe('403 second_factor_required');
  await setUpApp(options);
  expect(await openDashboard()).toBe('open');
  expect((await portal.post('/api/auth/logout', undefined, options)).status).toBe(200);
});

test('staff that was added is given no time without a second factor by taking up its invitation', async () => {
  const { email } = await addedStaff();
  const own = { password: 'my-own-2026', confirmPassword: 'my-own-2026' };
  await portal.post('/api/auth/invitation/accept', { token: await readMailedToken(portal.db, email), ...own });
  const { member, options } = await signIn({ email, password: own.password });
  expect(Date.parse(member.secondFactorDueAt)).toBeLessThanOrEqual(Date.now());
  expect((await portal.get('/api/dashboard/members', options)).body.code).toBe('second_factor_required');
});

test('staff whose time is over reads who comes to an event only where it announced it itself', async () => {
  const overdue = { role: 'OP', second_factor_due_at: new Date(Date.now() - minute) } as const;
  const head = await insertMember(portal.db, overdue);
  const colleague = await insertMember(portal.db, { office_id: head.office_id });
  const eventOf = async (author: { id: string; office_id: string }) => {
    const post = await insertPost(portal.db, author, { type: 'Ad' });
    await insertEvent(portal.db, post);
    return `/api/events/${post.id}/attendees`;
  };
  const [own, others] = [await eventOf(head), await eventOf(colleague)];
  const as = await signedInAs(portal.db, head);
  for (const suffix of ['', '.csv']) {
    const read = async (url: string) => (await portal.app.inject({ url: url + suffix, ...as })).statusCode;
    expect([await read(own), await read(others)]).toEqual([200, 403]);
  }
  expect((await portal.get(others, as)).body.code).toBe('second_factor_required');

  await portal.db.updateTable('members').set({ second_factor_due_at: null }).where('id', '=', head.id).execute();
  expect((await portal.get(others, as)).status).toBe(200);
});

test('an ordinary member needs no second factor', async () => {
  const member = await insertMember(portal.db);
  const { body } = await portal.post('/api/auth/login', pairOf(member));
  expect(body.member.secondFactorDueAt).toBeNull();
});

test('an administrator removes the factors of who lost them, which ends the sessions and is told', async () => {
  const admin = await signedInMember({ role: 'AD' });
  const { member, options } = await signedInMember();
  await setUpApp(options);
  const reply = await portal.delete(`/api/dashboard/member/${member.id}/factors`, admin.options);
  expect(reply.status).toBe(200);
  expect((await portal.get('/api/auth/session', options)).status).toBe(401);
  expect((await portal.post('/api/auth/login', pairOf(member))).status).toBe(201);
  expect((await readMails(portal.db, member.email)).at(-1)?.text).toContain('حذفت إدارة البوابة وسائل التحقق');
});

test('a session found open changes neither password, e-mail nor factors after ten minutes', async () => {
  const { member, options } = await signedInMember({ role: 'AD' });
  const other = await insertMember(portal.db);
  await age(options, 11 * minute);
  const profile = (fields: object) => {
    const form = new FormData();
    const typed = { name: 'سلمى', email: member.email, password: '', confirmPassword: '', ...fields };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    return portal.put(`/api/auth/update/${member.id}`, form, options);
  };
  const changed = { password: 'another-1999', confirmPassword: 'another-1999' };
  const rejections = [
    await profile(changed),
    await profile({ email: 'thief@portal.example' }),
    await portal.post('/api/auth/totp', undefined, options),
    await portal.post('/api/auth/passkeys/options', undefined, options),
    await portal.delete('/api/auth/sessions', options),
    await portal.put('/api/dashboard/member', { id: other.id, role: 'OP' }, options),
    await portal.delete(`/api/dashboard/member/${other.id}`, options),
    await portal.post('/api/dashboard/members/bulk', { ids: [other.id], action: 'delete' }, options),
    await portal.get('/api/dashboard/members.csv', options),
    await portal.get('/api/dashboard/security.csv', options),
    await portal.post('/api/dashboard/members/import', aForm({ isTrial: 'true' }), options),
    await portal.get(`/api/events/${randomUUID()}/attendees.csv`, options),
    await portal.post('/api/auth/data/export', undefined, options),
    await portal.get('/api/auth/data/export', options),
    await portal.get('/api/auth/reauthenticate', options),
  ];
  expect(rejections.map(({ status, body }) => [status, body.code])).toEqual(
    rejections.map(() => [403, 'reauthentication_required']),
  );
  expect((await profile({ name: 'سلمى بن عيسى' })).status).toBe(200);

  const wrong = await profile({ ...changed, currentPassword: 'guess-1999' });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['currentPassword']]);
  expect((await profile({ ...changed, currentPassword: password })).status).toBe(200);
});

test('the password, or a passkey, makes a session fresh again', async () => {
  const { options } = await signedInMember();
  const device = softwareAuthenticator();
  await addPasskey(options, device);
  const isFresh = async () => (await portal.get('/api/auth/reauthenticate', options)).status === 200;
  await age(options, 11 * minute);
  const wrong = await portal.post('/api/auth/reauthenticate', { password: 'guess-1999' }, options);
  expect([wrong.status, Object.keys(wrong.body.fields), await isFresh()]).toEqual([400, ['password'], false]);
  expect((await portal.post('/api/auth/reauthenticate', { password }, options)).status).toBe(200);
  expect(await isFresh()).toBe(true);

  await age(options, 11 * minute);
  const response = device.authenticate(await challengeOf('/api/auth/reauthenticate/options', options));
  expect((await portal.post('/api/auth/reauthenticate', { response }, options)).status).toBe(200);
  expect(await isFresh()).toBe(true);
});

test('staff whose session was open before a second factor was asked for is given the same time', async () => {
  const { member, options } = await signedInMember({ role: 'SG' });
  const last_seen_at = new Date(Date.now() - day);
  await portal.db.updateTable('sessions').set({ last_seen_at }).where('member_id', '=', member.id).execute();
  const { body } = await portal.get('/api/auth/session', options);
  expect(Math.round((Date.parse(body.member.secondFactorDueAt) - Date.now()) / day)).toBe(14);
});
