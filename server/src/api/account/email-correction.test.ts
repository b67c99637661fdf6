import { randomUUID } from 'node:crypto';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { readMailedToken, readMails } from '../../../test/read-mails.ts';

let portal: TestApp;
let asAdmin: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
  portal = await buildTestApp();
  asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD', name: 'مديرة' }));
});
afterAll(() => portal.close());

const anEmail = () => `${randomUUID()}@portal.example`;
const correct = (id: string, email: string) => portal.put(`/api/dashboard/member/${id}/email`, { email }, asAdmin);
const emailOf = async (id: string) => {
  const row = portal.db.selectFrom('members').select(['email', 'is_email_confirmed']).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
};

test('an administrator corrects an e-mail: both addresses are told, and it counts once it is confirmed', async () => {
  const member = await insertMember(portal.db, { is_email_confirmed: false });
  const email = anEmail();
  expect(await correct(member.id, email)).toMatchObject({ status: 200, body: { member: { email: member.email } } });
  expect(await emailOf(member.id)).toEqual({ email: member.email, is_email_confirmed: false });
  expect(await readMails(portal.db, member.email)).toMatchObject([{ subject: 'طلب تغيير بريد حسابك' }]);
  expect(await readMails(portal.db, email)).toMatchObject([{ subject: 'تأكيد بريدك الإلكتروني الجديد' }]);

  const token = await readMailedToken(portal.db, email);
  expect((await portal.post('/api/auth/email/confirm', { token })).status).toBe(200);
  expect(await emailOf(member.id)).toEqual({ email, is_email_confirmed: true });
  const log = portal.db.selectFrom('security_events').select(['kind', 'details']).where('member_id', '=', member.id);
  expect(await log.execute()).toContainEqual({ kind: 'email_change_requested', details: { by: 'مديرة' } });
});

test('an administrator who writes the address that a member has, or asked for, mails nobody', async () => {
  const pending = anEmail();
  const member = await insertMember(portal.db, { pending_email: pending });
  for (const email of [member.email.toUpperCase(), pending]) expect((await correct(member.id, email)).status).toBe(200);
  expect(await readMails(portal.db, member.email)).toEqual([]);
  expect(await readMails(portal.db, pending)).toEqual([]);
});

test('an administrator gives nobody the address of another member', async () => {
  const [member, other] = [await insertMember(portal.db), await insertMember(portal.db)];
  const { status, body } = await correct(member.id, other.email);
  expect([status, Object.keys(body.fields)]).toEqual([409, ['email']]);
  expect(await readMails(portal.db, other.email)).toEqual([]);
});
