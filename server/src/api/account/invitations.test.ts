import { randomUUID } from 'node:crypto';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertApplicant, insertMember, insertTotp, signedInAs } from '../../../test/factories.ts';
import { readMailedToken, readMails, untilNextFormMail } from '../../../test/read-mails.ts';
import { sessionCookieName } from '../../platform/http/cookies.ts';

const publicOrigin = 'https://tadamon.example';

const portal = await openTestApp({ PUBLIC_ORIGIN: publicOrigin });
const head = await insertMember(portal.db, { role: 'OP', name: 'رئيس' });
const asHead = await signedInAs(portal.db, head);

const temporary = 'temporary-1999';
const own = 'my-own-2026';
const hour = 3_600_000;

/** A member that the head of the office adds. */
async function aNewcomer(): Promise<{ id: string; email: string }> {
  const details = { name: 'أمين بوعلام', email: `${randomUUID()}@portal.example`, phone: '0550 10 20 30', role: 'OM' };
  const { status, body } = await portal.post(
    '/api/dashboard/member',
    aForm({ ...details, officeId: head.office_id, password: temporary }),
    asHead,
  );
  expect(status).toBe(201);
  return body.member;
}
const accept = (token: string, given = own, confirmPassword = given) =>
  portal.post('/api/auth/invitation/accept', { token, password: given, confirmPassword });
const signIn = (email: string, given: string) => portal.post('/api/auth/login', { email, password: given });
/** With the session that this reply opened. */
const inBrowserOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => {
  const name = sessionCookieName(publicOrigin);
  return { cookies: { [name]: String(cookies.find((cookie) => cookie.name === name)?.value) } };
};
const inviteAgain = (id: string, as = asHead) => portal.post(`/api/dashboard/member/${id}/invitation`, undefined, as);
const row = (id: string) => portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const kindsOf = async (id: string) => {
  const events = portal.db.selectFrom('security_events').select('kind').where('member_id', '=', id).orderBy('at');
  return (await events.execute()).map(({ kind }) => kind);
};
const auditOf = async (id: string) => {
  const entries = portal.db.selectFrom('audit_entries').select('act').where('subject', '=', id).orderBy('at');
  return (await entries.execute()).map(({ act }) => act);
};
const endTemporaryPassword = (id: string) =>
  portal.db.updateTable('members').set({ password_expires_at: new Date() }).where('id', '=', id).execute();

test('a member who was added gets a link, chooses a password with it once, and is signed in by that', async () => {
  const { id, email } = await aNewcomer();
  const [mail] = await readMails(portal.db, email);
  expect(mail?.text).toContain('https://tadamon.example/account/invitation#');
  const token = await readMailedToken(portal.db, email);
  const accepted = await accept(token);
  expect(accepted).toMatchObject({
    status: 201,
    body: { member: { id, mustChangePassword: false, emailConfirmed: true } },
  });
  expect((await portal.get('/api/auth/session', inBrowserOf(accepted))).body.member.id).toBe(id);
  expect((await signIn(email, temporary)).status).toBe(401);
  expect(await signIn(email, own)).toMatchObject({
    status: 201,
    body: { member: { id, mustChangePassword: false, emailConfirmed: true } },
  });
  expect(await accept(token, 'third-1999')).toMatchObject({
    status: 400,
    body: { fields: { token: expect.stringContaining('دعوة جديدة') } },
  });
  expect(await kindsOf(id)).toEqual(['invited', 'invitation_accepted', 'signed_in', 'sign_in_failed', 'signed_in']);
});

test('who has a second factor is asked for it after choosing a password by the invitation', async () => {
  const { id, email } = await aNewcomer();
  await insertTotp(portal.db, id, { secret: 'JBSWY3DPEHPK3PXP', confirmed_at: new Date() });
  const accepted = await accept(await readMailedToken(portal.db, email));
  expect(accepted).toMatchObject({ status: 202, body: { next: 'second_factor', methods: ['totp'] } });
  expect((await portal.get('/api/auth/session', inBrowserOf(accepted))).status).toBe(401);
});

test('an account that was deactivated meanwhile is not signed in by its invitation', async () => {
  const { id, email } = await aNewcomer();
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', id).execute();
  const accepted = await accept(await readMailedToken(portal.db, email));
  expect(accepted).toMatchObject({ status: 200, cookies: [] });
});

test('an invitation works for 72 hours, and the database keeps no token', async () => {
  const { id, email } = await aNewcomer();
  const token = await readMailedToken(portal.db, email);
  const tokens = portal.db.selectFrom('member_tokens').selectAll().where('member_id', '=', id);
  const kept = await tokens.executeTakeFirstOrThrow();
  expect(Math.round((kept.expires_at.getTime() - Date.now()) / hour)).toBe(72);
  expect(kept.token_hash).not.toContain(token);
  await portal.db
    .updateTable('member_tokens')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', id)
    .execute();
  expect((await accept(token)).status).toBe(400);
});

test.each([
  ['confirmPassword', own, 'different-1999'],
  ['password', 'short', 'short'],
  ['password', 'password1', 'password1'],
])('a bad %s is rejected by name, and the invitation still works', async (field, given, confirmPassword) => {
  const { email } = await aNewcomer();
  const token = await readMailedToken(portal.db, email);
  const { status, body } = await accept(token, given, confirmPassword);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect((await accept(token)).status).toBe(201);
});

test.each(['', 'x', randomUUID()])('the invitation %j is worth nothing', async (token) => {
  expect(await accept(token)).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } });
});

test('a link for another purpose is no invitation', async () => {
  const { email } = await insertMember(portal.db);
  await portal.post('/api/auth/password/forgot', { email });
  expect((await accept(await readMailedToken(portal.db, email))).status).toBe(400);
});

test('who signed in with the temporary password is signed out when the invitation is taken up', async () => {
  const { email } = await aNewcomer();
  const somewhere = inBrowserOf(await signIn(email, temporary));
  expect((await portal.get('/api/auth/session', somewhere)).status).toBe(200);
  await accept(await readMailedToken(portal.db, email));
  expect((await portal.get('/api/auth/session', somewhere)).status).toBe(401);
});

test('a browser that used the temporary password is known no longer when the invitation is taken up', async () => {
  const { email } = await aNewcomer();
  const { cookies } = await signIn(email, temporary);
  const device = String(cookies.find(({ name }) => name === 'device')?.value);
  await accept(await readMailedToken(portal.db, email));
  for (let index = 0; index < 10; index += 1)
    await portal.post('/api/auth/login', { email, password: 'wrong' }, { remoteAddress: `10.6.4.${index}` });
  const known = await portal.post('/api/auth/login', { email, password: own }, { cookies: { device } });
  expect(known.status).toBe(429);
});

test('a temporary password works for seven days', async () => {
  const { id, email } = await aNewcomer();
  const { password_expires_at } = await row(id);
  const hours = Math.round(((password_expires_at?.getTime() ?? 0) - Date.now()) / hour);
  expect(hours).toBe(accountLimits.temporaryPasswordDays * 24);
  expect((await signIn(email, temporary)).status).toBe(201);
});

test('a temporary password that is over is answered as a wrong one, logged, and replaced by way of a mailed link', async () => {
  const { id, email } = await aNewcomer();
  await endTemporaryPassword(id);
  const over = await signIn(email, temporary);
  expect([over.status, over.body]).toEqual([401, (await signIn(email, 'wrong')).body]);
  expect((await kindsOf(id)).slice(-2)).toEqual(['temporary_password_expired', 'sign_in_failed']);
  await portal.post('/api/auth/password/forgot', { email });
  const token = await readMailedToken(portal.db, email);
  await portal.post('/api/auth/password/reset', { token, password: own, confirmPassword: own });
  expect((await signIn(email, own)).status).toBe(201);
});

test('a password that the member chose in its profile has no end', async () => {
  const { id, email } = await aNewcomer();
  const form = aForm({ name: 'أمين بوعلام', email, password: own, confirmPassword: own });
  expect((await portal.put(`/api/auth/update/${id}`, form, await signedInAs(portal.db, { id }))).status).toBe(200);
  expect(await row(id)).toMatchObject({ password_expires_at: null, must_change_password: false });
  expect((await accept(await readMailedToken(portal.db, email))).status).toBe(400);
});

test('staff invites again who never signed in: the new link works, the old one does not', async () => {
  const { id, email } = await aNewcomer();
  const first = await readMailedToken(portal.db, email);
  await untilNextFormMail(portal.db);
  expect(await inviteAgain(id)).toMatchObject({ status: 200, body: { member: { id } } });
  expect(await readMails(portal.db, email)).toHaveLength(2);
  expect(await auditOf(id)).toEqual(['member.added', 'member.invited']);
  const second = await readMailedToken(portal.db, email);
  expect((await accept(first)).status).toBe(400);
  expect((await accept(second)).status).toBe(201);
  expect(await kindsOf(id)).toEqual(['invited', 'invited', 'invitation_accepted', 'signed_in']);
});

test.each<[string, (email: string) => Promise<unknown>]>([
  ['was mailed a moment ago', async () => undefined],
  [
    'was mailed as often today as one address is',
    async (email) => {
      for (let mails = 1; mails < accountLimits.unconfirmedFormMails; mails += 1) {
        await untilNextFormMail(portal.db);
        await portal.post('/api/auth/password/forgot', { email }, { remoteAddress: `10.6.5.${mails}` });
        await portal.db.deleteFrom('rate_limits').where('key', 'like', 'link-mail%').execute();
      }
      expect(await readMails(portal.db, email)).toHaveLength(accountLimits.unconfirmedFormMails);
      await untilNextFormMail(portal.db);
    },
  ],
  [
    'wants no mails of forms',
    async (email) => {
      const [mail] = await readMails(portal.db, email);
      const [, t = ''] = /\/no-mails\?t=(\S+)/.exec(mail?.text ?? '') ?? [];
      expect((await portal.post('/api/recipients/stop', { t })).status).toBe(200);
      await untilNextFormMail(portal.db);
    },
  ],
])(
  'staff who invites again a member that %s reads that nothing was sent, and the link goes on to work',
  async (_, arrange) => {
    const { id, email } = await aNewcomer();
    const first = await readMailedToken(portal.db, email);
    await arrange(email);
    const before = await readMails(portal.db, email);
    const refused = await inviteAgain(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.body.message).toMatch(/^لم تُرسل الدعوة.*10 دقائق/);
    expect(await readMails(portal.db, email)).toEqual(before);
    expect(await auditOf(id)).toEqual(['member.added']);
    expect((await kindsOf(id)).filter((kind) => kind === 'invited')).toHaveLength(1);
    expect((await accept(first)).status).toBe(201);
  },
);

test('who signed in, chose a password, is inactive or waits for approval is not invited', async () => {
  const signedIn = await aNewcomer();
  await signIn(signedIn.email, temporary);
  const accepted = await aNewcomer();
  await accept(await readMailedToken(portal.db, accepted.email));
  const inactive = await aNewcomer();
  await portal.put(`/api/dashboard/member/${inactive.id}`, undefined, asHead);
  const applicant = await insertApplicant(portal.db, { office_id: head.office_id });
  for (const { id } of [signedIn, accepted, inactive, applicant])
    expect(await inviteAgain(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a mailbox is not filled: the sixth invitation of one member waits', async () => {
  const { id, email } = await aNewcomer();
  for (let mails = 2; mails <= 6; mails += 1) {
    await untilNextFormMail(portal.db);
    expect((await inviteAgain(id)).status).toBe(200);
    expect(await readMails(portal.db, email)).toHaveLength(mails);
  }
  await untilNextFormMail(portal.db);
  expect((await inviteAgain(id)).status).toBe(429);
  expect(await readMails(portal.db, email)).toHaveLength(6);
});

test('nobody but staff of the office invites', async () => {
  const { id } = await aNewcomer();
  const stranger = await insertMember(portal.db, { role: 'OP' });
  expect((await portal.post(`/api/dashboard/member/${id}/invitation`)).status).toBe(401);
  expect((await inviteAgain(id, await signedInAs(portal.db, stranger))).status).toBe(403);
  expect((await inviteAgain(id, await signedInAs(portal.db, { id }))).status).toBe(403);
  expect((await inviteAgain(randomUUID())).status).toBe(404);
  expect((await inviteAgain(head.id)).status).toBe(409);
});
