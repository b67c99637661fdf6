/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';
import { readMailedToken, readMails } from '../../../test/read-mails.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Options = { cookies: { sid: string }; remoteAddress: string };
const other = 'another-1999';

let homes = 0;

/** At an address of its own: mails with a link are counted by address. */
async function signedInMember(given: Parameters<typeof insertMember>[1] = {}) {
  const member = await insertMember(portal.db, { is_email_confirmed: true, ...given });
  homes += 1;
  return { member, options: { ...(await signedInAs(portal.db, member)), remoteAddress: `10.4.0.${homes}` } };
}

const fieldsOf = (member: { email: string }) => ({
  name: 'سلمى بن عيسى',
  email: member.email,
  phone: '+213 550 10 20 30',
  bio: 'طالبة',
  about: 'متطوعة منذ 2020',
  password: '',
  confirmPassword: '',
});

function update(id: string, fields: Record<string, string | Blob>, options: Options | object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return portal.put(`/api/auth/update/${id}`, form, options);
}

const stored = (id: string) =>
  portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a member edits its profile and sees it as it is kept', async () => {
  const { member, options } = await signedInMember();
  const reply = await update(member.id, { ...fieldsOf(member), name: '  سلمى  ' }, options);
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: 'تم تعديل الملف الشخصي بنجاح',
      member: { id: member.id, name: 'سلمى', phone: '+213 550 10 20 30', bio: 'طالبة', emailConfirmed: true },
    },
  });
  const { body } = await portal.get('/api/auth/session', options);
  expect(body.member).toEqual({ ...reply.body.member, lastSeenAt: body.member.lastSeenAt });
});

test('what the form does not send, or sends empty as the password, stays', async () => {
  const { member, options } = await signedInMember({ bio: 'قديمة', phone: '0555 10' });
  const { name, email } = fieldsOf(member);
  expect((await update(member.id, { name, email }, options)).body.member).toMatchObject({
    bio: 'قديمة',
    phone: '0555 10',
  });
  expect((await update(member.id, fieldsOf(member), options)).status).toBe(200);
  expect((await portal.post('/api/auth/login', { email, password })).status).toBe(201);
});

test('a member empties its phone, bio and about', async () => {
  const { member, options } = await signedInMember({ bio: 'قديمة', phone: '0555 10', about: 'قديم' });
  const reply = await update(member.id, { ...fieldsOf(member), phone: '', bio: '', about: '' }, options);
  expect(reply.body.member).toMatchObject({ phone: '', bio: '', about: '' });
});

test('a new password ends the sessions elsewhere and the open links, and is the member its own', async () => {
  const { member, options } = await signedInMember({ must_change_password: true });
  const elsewhere = await signedInAs(portal.db, member);
  await portal.post('/api/auth/password/forgot', { email: member.email });
  const token = await readMailedToken(portal.db, member.email);
  const reply = await update(member.id, { ...fieldsOf(member), password: other, confirmPassword: other }, options);
  expect(reply).toMatchObject({ status: 200, body: { member: { mustChangePassword: false } } });
  expect((await portal.get('/api/auth/session', options)).status).toBe(200);
  expect((await portal.get('/api/auth/session', elsewhere)).status).toBe(401);
  const reset = { token, password, confirmPassword: password };
  expect((await portal.post('/api/auth/password/reset', reset)).status).toBe(400);
  expect((await portal.post('/api/auth/login', { email: member.email, password: other })).status).toBe(201);
});

test('a member who changes anything but the password stays signed in elsewhere', async () => {
  const { member, options } = await signedInMember();
  const elsewhere = await signedInAs(portal.db, member);
  expect((await update(member.id, { ...fieldsOf(member), bio: 'جديدة' }, options)).status).toBe(200);
  expect((await portal.get('/api/auth/session', elsewhere)).status).toBe(200);
});

test('when the passwords differ nothing is saved', async () => {
  const { member, options } = await signedInMember();
  const before = await stored(member.id);
  for (const passwords of [
    { password: other },
    { password: other, confirmPassword: password },
    { confirmPassword: other },
  ]) {
    const { confirmPassword: _, password: __, ...fields } = fieldsOf(member);
    const reply = await update(member.id, { ...fields, name: 'اسم آخر', ...passwords }, options);
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'خطأ في تعديل الملف الشخصي', fields: { confirmPassword: expect.any(String) } },
    });
  }
  expect(await stored(member.id)).toEqual(before);
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'س'.repeat(101) }],
  ['email', { email: 'salma' }],
  ['phone', { phone: '12' }],
  ['phone', { phone: 'اتصل بي' }],
  ['password', { password: 'short', confirmPassword: 'short' }],
  ['password', { password: 'password1', confirmPassword: 'password1' }],
  ['bio', { bio: 'س'.repeat(301) }],
  ['about', { about: 'س'.repeat(5_001) }],
])('a bad %s is refused by name: %j', async (field, given) => {
  const { member, options } = await signedInMember();
  const before = await stored(member.id);
  const { status, body } = await update(member.id, { ...fieldsOf(member), ...given }, options);
  expect([status, body.message, Object.keys(body.fields)]).toEqual([400, 'خطأ في تعديل الملف الشخصي', [field]]);
  expect(await stored(member.id)).toEqual(before);
});

const signIn = (email: string, given = password) => portal.post('/api/auth/login', { email, password: given });
const confirm = (token: string) => portal.post('/api/auth/email/confirm', { token });
const newAddress = () => `${randomUUID()}@portal.example`;

/** A member that has asked for another address, and the token that was mailed to that one. */
async function askingMember(given: Parameters<typeof signedInMember>[0] = {}) {
  const { member, options } = await signedInMember(given);
  const email = newAddress();
  expect((await update(member.id, { ...fieldsOf(member), email }, options)).status).toBe(200);
  return { member, options, email, token: await readMailedToken(portal.db, email) };
}

test('a member who asks for another e-mail keeps the present one until the new one is confirmed', async () => {
  const { member, options } = await signedInMember();
  const email = newAddress();
  const reply = await update(member.id, { ...fieldsOf(member), email }, options);
  expect(reply).toMatchObject({
    status: 200,
    body: { member: { email: member.email, emailConfirmed: true, pendingEmail: email } },
  });
  expect((await portal.get('/api/auth/session', options)).body.member.pendingEmail).toBe(email);
  expect((await signIn(email)).status).toBe(401);
  expect((await signIn(member.email)).status).toBe(201);

  expect(await confirm(await readMailedToken(portal.db, email))).toMatchObject({
    status: 200,
    body: { message: 'تم تغيير بريد حسابك بنجاح' },
  });
  expect((await portal.get('/api/auth/session', options)).body.member).toMatchObject({
    email,
    emailConfirmed: true,
    pendingEmail: null,
  });
  expect((await signIn(member.email)).status).toBe(401);
  expect((await signIn(email)).status).toBe(201);
});

test('the former address is told when another is asked for, and again when it has changed', async () => {
  const { member, email, token } = await askingMember();
  const asked = await readMails(portal.db, member.email);
  expect(asked.map(({ subject }) => subject)).toEqual(['طلب تغيير بريد حسابك']);
  expect(asked[0]?.text).toContain(`طُلب تغيير بريد حسابك إلى \u2068${email}\u2069`);
  expect(asked[0]?.text).toContain('إن لم تكن أنت من طلب ذلك فغيّر كلمة مرورك');
  await confirm(token);
  expect((await readMails(portal.db, member.email)).at(-1)?.text).toContain('تغيّر البريد الإلكتروني لحسابك');
});

test('an address that nobody has confirmed may be a stranger’s, and does not learn the new one', async () => {
  const { member, email } = await askingMember({ is_email_confirmed: false });
  const [asked] = await readMails(portal.db, member.email);
  expect(asked?.text).toContain('طُلب تغيير بريد حسابك إلى عنوان آخر');
  expect(asked?.text).not.toContain(email);
});

test('a newcomer who mistyped its address signs in with it until the right one is confirmed', async () => {
  const { member, email, token } = await askingMember({ is_email_confirmed: false });
  expect((await signIn(member.email)).status).toBe(201);
  await confirm(token);
  expect(await stored(member.id)).toMatchObject({ email, is_email_confirmed: true });
});

test('a newcomer who confirms the address it has still waits for the one it asked for', async () => {
  const { member, options, email } = await askingMember({ is_email_confirmed: false });
  await portal.post('/api/auth/email/resend', { email: member.email });
  expect((await confirm(await readMailedToken(portal.db, member.email))).body.message).toContain('تأكيد');
  expect((await portal.get('/api/auth/session', options)).body.member).toMatchObject({
    email: member.email,
    emailConfirmed: true,
    pendingEmail: email,
  });
});

test('a member who asks for a third address can no longer confirm the second', async () => {
  const { member, options, token } = await askingMember();
  const third = newAddress();
  await update(member.id, { ...fieldsOf(member), email: third }, options);
  expect(await confirm(token)).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } });
  expect((await confirm(await readMailedToken(portal.db, third))).status).toBe(200);
  expect((await stored(member.id)).email).toBe(third);
});

test('a member who saves its profile with the present address takes the change back', async () => {
  const { member, options, token } = await askingMember();
  const { body } = await update(member.id, fieldsOf(member), options);
  expect(body.member).toMatchObject({ email: member.email, emailConfirmed: true, pendingEmail: null });
  expect((await confirm(token)).status).toBe(400);
  expect((await stored(member.id)).email).toBe(member.email);
});

test('a member who saves its profile with the address it asked for is mailed nothing more', async () => {
  const { member, options, email, token } = await askingMember();
  const { body } = await update(member.id, { ...fieldsOf(member), email, bio: 'جديدة' }, options);
  expect(body.member).toMatchObject({ bio: 'جديدة', pendingEmail: email });
  expect(await readMails(portal.db, email)).toHaveLength(1);
  expect((await confirm(token)).status).toBe(200);
});

test('a member asks for the link again, and nobody learns that it waits', async () => {
  const { email } = await askingMember();
  const ask = (given: string) => portal.post('/api/auth/email/resend', { email: given });
  const answers = [await ask(email), await ask(newAddress())];
  expect(answers[0]).toEqual({ ...answers[1], headers: expect.anything() });
  expect(await readMails(portal.db, email)).toHaveLength(2);
  expect((await confirm(await readMailedToken(portal.db, email))).status).toBe(200);
});

test('a forgotten password is mailed to the present address alone, and its link ends with that address', async () => {
  const { member, email, token } = await askingMember();
  for (const to of [member.email, email]) await portal.post('/api/auth/password/forgot', { email: to });
  expect(await readMails(portal.db, email)).toHaveLength(1);
  const resetToken = await readMailedToken(portal.db, member.email);
  await confirm(token);
  const reset = { token: resetToken, password: other, confirmPassword: other };
  expect((await portal.post('/api/auth/password/reset', reset)).status).toBe(400);
});

test('a member who sets a new password takes back what a thief asked for', async () => {
  const { member, token } = await askingMember();
  await portal.post('/api/auth/password/forgot', { email: member.email });
  const resetToken = await readMailedToken(portal.db, member.email);
  const reset = { token: resetToken, password: other, confirmPassword: other };
  expect((await portal.post('/api/auth/password/reset', reset)).status).toBe(200);
  expect((await confirm(token)).status).toBe(400);

  const second = await askingMember();
  const fields = { ...fieldsOf(second.member), email: second.email, password: other, confirmPassword: other };
  const { body } = await update(second.member.id, fields, second.options);
  expect(body.member.pendingEmail).toBeNull();
  expect((await confirm(second.token)).status).toBe(400);
});

test('of two members who wait for the same address the first to confirm has it, and the other reads why not', async () => {
  const email = newAddress();
  const members = [await signedInMember(), await signedInMember()];
  const tokens: string[] = [];
  for (const { member, options } of members) {
    expect((await update(member.id, { ...fieldsOf(member), email }, options)).status).toBe(200);
    tokens.push(await readMailedToken(portal.db, email));
  }
  const replies = await Promise.all(tokens.map(confirm));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('صار هذا البريد مستعملًا في حساب آخر'),
  });
  const rows = await Promise.all(members.map(({ member }) => stored(member.id)));
  expect(rows.filter((row) => row.email === email)).toHaveLength(1);
});

test('an address that somebody signed up with meanwhile is refused to who waited for it', async () => {
  const { member, email, token } = await askingMember();
  await insertMember(portal.db, { email: email.toUpperCase() });
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await stored(member.id)).toMatchObject({ email: member.email, is_email_confirmed: true });
});

test('an address that a member waits for is seen by that member alone', async () => {
  const { member, email } = await askingMember();
  const admin = await signedInMember({ role: 'AD' });
  const { body } = await portal.get(`/api/dashboard/members?q=${member.email}`, admin.options);
  expect(body.members).toMatchObject([{ email: member.email, pendingEmail: null }]);
  expect(JSON.stringify(body)).not.toContain(email);
});

test('nobody fills the mailbox of another by asking for its address again and again', async () => {
  const { member, options } = await signedInMember();
  const email = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n <= limits.linkMailsForEmail; n += 1) {
    statuses.push((await update(member.id, { ...fieldsOf(member), email }, options)).status);
    await update(member.id, fieldsOf(member), options);
  }
  expect(statuses).toEqual([...Array(limits.linkMailsForEmail).fill(200), 429]);
});

test('the same e-mail in another spelling stays confirmed', async () => {
  const { member, options } = await signedInMember();
  const reply = await update(member.id, { ...fieldsOf(member), email: member.email.toUpperCase() }, options);
  expect(reply.body.member.emailConfirmed).toBe(true);
  expect(await readMails(portal.db, member.email.toUpperCase())).toEqual([]);
});

test('the e-mail of another is refused, and nothing is saved', async () => {
  const { member, options } = await signedInMember();
  const neighbour = await insertMember(portal.db);
  const before = await stored(member.id);
  const fields = { ...fieldsOf(member), email: neighbour.email.toUpperCase(), password: other, confirmPassword: other };
  expect(await update(member.id, fields, options)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await stored(member.id)).toEqual(before);
});

test('a member changes its picture, and a file that is none is refused', async () => {
  const { member, options } = await signedInMember();
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer();
  const { body } = await update(member.id, { ...fieldsOf(member), avatar: new Blob([new Uint8Array(png)]) }, options);
  expect((await portal.app.inject(body.member.avatar)).headers['content-type']).toBe('image/webp');
  const script = new Blob(['<script>'], { type: 'image/png' });
  const refused = await update(member.id, { ...fieldsOf(member), name: 'اسم آخر', avatar: script }, options);
  expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  expect(await stored(member.id)).toMatchObject({ name: 'سلمى بن عيسى', avatar_hash: expect.any(String) });
});

test('a member cannot raise itself by the profile form', async () => {
  const { member, options } = await signedInMember();
  await update(
    member.id,
    { ...fieldsOf(member), role: 'AD', Active: 'true', office: 'x', is_email_confirmed: 'true' },
    options,
  );
  expect(await stored(member.id)).toMatchObject({ role: 'OM', office_id: member.office_id });
});

test('nobody edits the profile of another, not even an administrator, and no visitor any', async () => {
  const { member } = await signedInMember();
  const admin = await signedInMember({ role: 'AD' });
  expect(await update(member.id, fieldsOf(member), admin.options)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await update('x', fieldsOf(member), admin.options)).status).toBe(403);
  expect((await update(member.id, fieldsOf(member))).status).toBe(401);
});

test('a body that is no form is refused', async () => {
  const { member, options } = await signedInMember();
  expect((await portal.put(`/api/auth/update/${member.id}`, fieldsOf(member), options)).status).toBe(415);
});
