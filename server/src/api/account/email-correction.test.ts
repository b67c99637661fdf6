import { randomUUID } from 'node:crypto';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { readMailedToken, readMails, untilNextFormMail } from '../../../test/read-mails.ts';

const portal = await openTestApp();
const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD', name: 'مديرة' }));

const anEmail = () => `${randomUUID()}@portal.example`;
const correct = (id: string, email: string) => portal.put(`/api/dashboard/member/${id}/email`, { email }, asAdmin);
const own = 'my-own-1999';
/** Opens the last link that was mailed there, and chooses a password. */
async function accept(email: string, password = own) {
  const token = await readMailedToken(portal.db, email);
  return (await portal.post('/api/auth/invitation/accept', { token, password, confirmPassword: password })).status;
}
const emailOf = async (id: string) => {
  const row = portal.db.selectFrom('members').select(['email', 'is_email_confirmed']).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
};

test('an administrator corrects an e-mail: both addresses are told, and it counts once it is confirmed', async () => {
  const member = await insertMember(portal.db, { is_email_confirmed: false });
  const email = anEmail();
  expect(await correct(member.id, email)).toMatchObject({ status: 200, body: { member: { email: member.email } } });
  expect(await emailOf(member.id)).toEqual({ email: member.email, is_email_confirmed: false });
  expect(await readMails(portal.db, member.email)).toMatchObject([{ subject: 'تصحيح بريد حسابك' }]);
  expect(await readMails(portal.db, email)).toMatchObject([{ subject: 'تصحيح بريد حسابك في البوابة' }]);
  expect(await accept(email)).toBe(201);
  expect(await emailOf(member.id)).toEqual({ email, is_email_confirmed: true });
  expect((await portal.post('/api/auth/login', { email, password: own })).status).toBe(201);
  const log = portal.db.selectFrom('security_events').select(['kind', 'details']).where('member_id', '=', member.id);
  expect(await log.execute()).toContainEqual({ kind: 'email_change_requested', details: { by: 'مديرة' } });
});

test('who accepted the invitation in the wrong mailbox has neither session nor password once the right one has its link', async () => {
  const email = anEmail();
  const member = await insertMember(portal.db, { must_change_password: true, is_email_confirmed: false });
  await portal.post(`/api/dashboard/member/${member.id}/invitation`, undefined, asAdmin);
  const invited = await readMailedToken(portal.db, member.email);
  expect(await accept(member.email)).toBe(201);
  const asStranger = await signedInAs(portal.db, member);
  await correct(member.id, email);
  expect((await portal.post('/api/auth/link', { token: invited, purpose: 'invitation' })).body.works).toBe(false);
  expect(await accept(email, 'another-1999')).toBe(201);
  expect((await portal.get('/api/auth/session', asStranger)).status).toBe(401);
  expect((await portal.post('/api/auth/login', { email, password: own })).status).toBe(401);
});

test('an invitation that went to the wrong mailbox opens nothing once the e-mail is corrected', async () => {
  const email = anEmail();
  const member = await insertMember(portal.db, { must_change_password: true, is_email_confirmed: false });
  await portal.post(`/api/dashboard/member/${member.id}/invitation`, undefined, asAdmin);
  await correct(member.id, email);
  expect(await accept(member.email)).toBe(400);
  expect(await accept(email)).toBe(201);
});

test('an administrator takes a correction back by the present address, and its link is of no use', async () => {
  const email = anEmail();
  const member = await insertMember(portal.db);
  const { message } = (await correct(member.id, email)).body;
  const { status, body } = await correct(member.id, member.email.toUpperCase());
  expect([status, body.message === message]).toEqual([200, false]);
  expect(await accept(email)).toBe(400);
  expect(await emailOf(member.id)).toMatchObject({ email: member.email });
});

test('an administrator reads that nothing was mailed where the address was mailed a moment ago', async () => {
  const email = anEmail();
  const member = await insertMember(portal.db);
  await correct(member.id, email);
  expect(await correct(member.id, email)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await readMails(portal.db, email)).toHaveLength(1);
  expect(await accept(email)).toBe(201);
});

test('a member who is invited again while its e-mail is corrected is invited at the new one, and nobody at the old', async () => {
  const member = await insertMember(portal.db, { must_change_password: true, is_email_confirmed: false });
  const email = anEmail();
  await correct(member.id, email);
  const before = await readMails(portal.db, member.email);
  await untilNextFormMail(portal.db);
  expect((await portal.post(`/api/dashboard/member/${member.id}/invitation`, undefined, asAdmin)).status).toBe(200);
  expect(await readMails(portal.db, member.email)).toEqual(before);
  expect(await accept(email)).toBe(201);
  expect(await emailOf(member.id)).toEqual({ email, is_email_confirmed: true });
});

test('an administrator gives nobody the address of another member', async () => {
  const [member, other] = [await insertMember(portal.db), await insertMember(portal.db)];
  const { status, body } = await correct(member.id, other.email);
  expect([status, Object.keys(body.fields)]).toEqual([409, ['email']]);
  expect(await readMails(portal.db, other.email)).toEqual([]);
});
