import { randomUUID } from 'node:crypto';
import { consentVersion } from 'shared-api/contract/accounts/personal-data.contract';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, password } from '../../../test/factories.ts';
import { readMailedToken, readMails } from '../../../test/read-mails.ts';

const portal = await openTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' });

const newEmail = () => `${randomUUID()}@portal.example`;
const newcomer = (office: string) => ({ name: 'سلمى بن عيسى', email: newEmail(), password, office });
const signUp = (payload: object, remoteAddress = '10.3.0.1') =>
  portal.post('/api/auth/signup', payload, { remoteAddress });
const findMember = (email: string) =>
  portal.db
    .selectFrom('members')
    .select(['role', 'addressed_as', 'office_id', 'is_active', 'is_email_confirmed', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

test('a newcomer signs up and waits, as an ordinary member that is not active', async () => {
  const office = await insertOffice(portal.db);
  const payload = newcomer(office.id);
  expect(await signUp(payload)).toMatchObject({ status: 201, body: { message: 'تم تسجيل الحساب بنجاح' } });
  const member = await findMember(payload.email);
  expect(member).toMatchObject({ role: 'OM', office_id: office.id, is_active: false, is_email_confirmed: false });
  expect(member?.password_hash).not.toContain(password);
  expect(await portal.post('/api/auth/login', { email: payload.email, password })).toMatchObject({
    status: 403,
    body: { code: 'inactive_account' },
  });
});

test('a newcomer is addressed as it says, and as a man where a client does not ask', async () => {
  const office = await insertOffice(portal.db);
  for (const [given, kept] of [
    [{ addressedAs: 'woman' }, 'woman'],
    [{}, 'man'],
  ] as const) {
    const payload = { ...newcomer(office.id), ...given };
    expect((await signUp(payload)).status).toBe(201);
    expect(await findMember(payload.email)).toMatchObject({ addressed_as: kept });
  }
  const { status, body } = await signUp({ ...newcomer(office.id), addressedAs: '' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['addressedAs']]);
});

test('a newcomer’s consent is kept with its date and the edition of what it was shown', async () => {
  const office = await insertOffice(portal.db);
  const payload = { ...newcomer(office.id), consent: consentVersion };
  const before = Date.now() - 1_000; // the database has a clock of its own
  expect((await signUp(payload)).status).toBe(201);
  const kept = portal.db.selectFrom('members').select(['consent_version', 'consented_at']);
  const { consent_version, consented_at } = await kept.where('email', '=', payload.email).executeTakeFirstOrThrow();
  expect(consent_version).toBe(consentVersion);
  expect(Number(consented_at)).toBeGreaterThanOrEqual(before);
  const { status, body } = await signUp({ ...newcomer(office.id), consent: 'yes' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['consent']]);
});

test('a newcomer cannot choose a role, nor activate itself', async () => {
  const payload = newcomer((await insertOffice(portal.db)).id);
  expect((await signUp({ ...payload, role: 'AD', Active: true, is_active: true })).status).toBe(201);
  expect(await findMember(payload.email)).toMatchObject({ role: 'OM', is_active: false });
});

test('the newcomer is written to, and the heads of its office are told', async () => {
  const office = await insertOffice(portal.db);
  const head = await insertMember(portal.db, { role: 'OP', office_id: office.id });
  const others = [
    await insertMember(portal.db, { office_id: office.id }),
    await insertMember(portal.db, { role: 'OP' }),
    await insertMember(portal.db, { role: 'OP', office_id: office.id, is_active: false }),
  ];
  const payload = newcomer(office.id);
  await signUp(payload);
  const [received] = await readMails(portal.db, payload.email);
  expect(received?.text).toContain('https://tadamon.example/account/confirm#');
  expect(received?.text).toContain(office.name);
  const [told] = await readMails(portal.db, head.email);
  expect(told?.text).toContain(payload.name);
  for (const { email } of others) expect(await readMails(portal.db, email)).toEqual([]);
});

test('where an office has no head, the administrators are told', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const payload = newcomer((await insertOffice(portal.db)).id);
  await signUp(payload);
  expect(await readMails(portal.db, admin.email)).toHaveLength(1);
});

test('an e-mail that has an account is rejected in any spelling, that of a deleted member is not', async () => {
  const member = await insertMember(portal.db);
  const refused = await signUp({ ...newcomer(member.office_id), email: member.email.toUpperCase() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', fields: { email: expect.any(String) } } });
  expect(await readMails(portal.db, member.email)).toEqual([]);

  const deleted = await insertMember(portal.db, { deleted_at: new Date() });
  expect((await signUp({ ...newcomer(deleted.office_id), email: deleted.email })).status).toBe(201);
});

test('of two newcomers that come with one e-mail at the same moment one is rejected', async () => {
  const payload = newcomer((await insertOffice(portal.db)).id);
  const replies = await Promise.all([signUp(payload), signUp(payload)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await readMails(portal.db, payload.email)).toHaveLength(1);
});

test('an office must be one that is active', async () => {
  const closed = await insertOffice(portal.db, { is_active: false });
  for (const office of [closed.id, randomUUID(), 'x']) {
    const { status, body } = await signUp(newcomer(office));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['office']]);
  }
});

test.each([
  ['name', { name: 'س' }],
  ['name', { name: 'س'.repeat(101) }],
  ['email', { email: 'salma' }],
  ['email', { email: 'a@x.dz, b@x.dz' }],
  ['email', { email: 'a@x.dz\r\nBcc: b@x.dz' }],
  ['password', { password: '1234567' }],
  ['password', { password: 'a'.repeat(129) }],
  ['office', { office: undefined }],
])('a sign-up with a bad %s is rejected by name: %j', async (field, given) => {
  const { status, body } = await signUp({ ...newcomer((await insertOffice(portal.db)).id), ...given });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test.each([
  ['is tried first everywhere', 'Password1', {}],
  ['is a row of digits', '123456789', {}],
  ['holds the own name', 'x-BOUZID-x', { name: 'Amine Bouzid' }],
  ['holds the own name in Arabic', 'المختار 12', { name: 'أحمد المختار' }],
  ['holds the own mailbox', 'salma.dz!2026', { email: 'salma.dz@portal.example' }],
])('a newcomer whose password %s (%s) reads so at the field', async (_, given, details) => {
  const payload = { ...newcomer((await insertOffice(portal.db)).id), ...details, password: given };
  const { status, body } = await signUp(payload);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
  expect(body.fields.password).toMatch(/فاختر غيرها\.$/);
});

test('a password is as long as a person sees it, outer blanks included', async () => {
  const payload = { ...newcomer((await insertOffice(portal.db)).id), password: ' 👩🏽‍🎓كلمة سر ' };
  expect((await signUp(payload)).status).toBe(201);
  await portal.db.updateTable('members').set({ is_active: true }).where('email', '=', payload.email).execute();
  const signIn = (given: string) => portal.post('/api/auth/login', { email: payload.email, password: given });
  expect((await signIn(payload.password)).status).toBe(201);
  expect((await signIn(payload.password.trim())).status).toBe(401);
});

test('a newcomer confirms its e-mail, once', async () => {
  const payload = newcomer((await insertOffice(portal.db)).id);
  await signUp(payload);
  const token = await readMailedToken(portal.db, payload.email);
  expect((await portal.post('/api/auth/email/confirm', { token })).status).toBe(200);
  expect(await findMember(payload.email)).toMatchObject({ is_email_confirmed: true, is_active: false });
  expect(await portal.post('/api/auth/email/confirm', { token })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', fields: { token: expect.any(String) } },
  });
});

test('a link for the e-mail sets no password', async () => {
  const payload = newcomer((await insertOffice(portal.db)).id);
  await signUp(payload);
  const token = await readMailedToken(portal.db, payload.email);
  const reset = { token, password: 'another-1999', confirmPassword: 'another-1999' };
  expect((await portal.post('/api/auth/password/reset', reset)).status).toBe(400);
});

test('only who waits for its confirmation gets another link, and nobody learns who does', async () => {
  const waiting = await insertMember(portal.db, { is_active: false });
  const confirmed = await insertMember(portal.db, { is_email_confirmed: true });
  const ask = (email: string) => portal.post('/api/auth/email/resend', { email }, { remoteAddress: '10.3.0.2' });
  const answers = [await ask(waiting.email), await ask(confirmed.email), await ask(newEmail())];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await readMails(portal.db, confirmed.email)).toEqual([]);
  const token = await readMailedToken(portal.db, waiting.email);
  expect((await portal.post('/api/auth/email/confirm', { token })).status).toBe(200);
  expect(await ask('salma')).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

test.each([{}, { token: '' }, { token: 7 }, { token: 'x' }])('no e-mail is confirmed by %j', async (payload) => {
  const { status, body } = await portal.post('/api/auth/email/confirm', payload);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['token']]);
});
