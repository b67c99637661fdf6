import { randomUUID } from 'node:crypto';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password } from '../../../test/factories.ts';
import { fieldsOf, profilesOf } from '../../../test/profiles-of.ts';
import { readMailedToken, readMails, untilNextFormMail } from '../../../test/read-mails.ts';

const portal = await openTestApp();

const { signedInMember, update, stored } = profilesOf(() => portal);
const other = 'another-1999';

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

const saved = 'تم تعديل الملف الشخصي بنجاح';

test.each([
  [
    'another address',
    (_: string, other: string) => other,
    (email: string) => `${saved}. أرسلنا رابط تأكيد إلى \u2068${email}\u2069`,
  ],
  ['the address that waits', (waiting: string) => waiting, () => saved],
  ['the present one', (_: string, __: string, present: string) => present, () => `${saved}. أُلغي تغيير البريد`],
])(
  'a member whose change of e-mail waits saves its profile with %s and reads what became of it',
  async (_, choose, begin) => {
    const { member, options, email } = await askingMember();
    const typed = choose(email, newAddress(), member.email);
    const { body } = await update(member.id, { ...fieldsOf(member), email: typed }, options);
    expect(body.message.startsWith(begin(typed))).toBe(true);
    if (begin(typed) === saved) expect(body.message).toBe(saved);
  },
);

test('a member asks for the link again, and nobody learns that it waits', async () => {
  const { email, token } = await askingMember();
  const ask = (given: string) => portal.post('/api/auth/email/resend', { email: given });
  await untilNextFormMail(portal.db);
  const answers = [await ask(email), await ask(newAddress())];
  expect(answers[0]).toEqual({ ...answers[1], headers: expect.anything() });
  expect(await readMails(portal.db, email)).toHaveLength(2);
  const another = await readMailedToken(portal.db, email);
  expect(another).not.toBe(token);
  expect((await confirm(another)).status).toBe(200);
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

test('an address that somebody signed up with meanwhile is declined to who waited for it', async () => {
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
  for (let n = 0; n <= accountLimits.linkMailsForEmail; n += 1) {
    statuses.push((await update(member.id, { ...fieldsOf(member), email }, options)).status);
    await update(member.id, fieldsOf(member), options);
  }
  expect(statuses).toEqual([...Array(accountLimits.linkMailsForEmail).fill(200), 429]);
});

test('the same e-mail in another spelling stays confirmed', async () => {
  const { member, options } = await signedInMember();
  const reply = await update(member.id, { ...fieldsOf(member), email: member.email.toUpperCase() }, options);
  expect(reply.body.member.emailConfirmed).toBe(true);
  expect(await readMails(portal.db, member.email.toUpperCase())).toEqual([]);
});

test('the e-mail of another is rejected, and nothing is saved', async () => {
  const { member, options } = await signedInMember();
  const neighbour = await insertMember(portal.db);
  const before = await stored(member.id);
  const fields = { ...fieldsOf(member), email: neighbour.email.toUpperCase(), password: other, confirmPassword: other };
  expect(await update(member.id, fields, options)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await stored(member.id)).toEqual(before);
});
