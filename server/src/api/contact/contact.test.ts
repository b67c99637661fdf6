import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import { openTestApp } from '../../../test/build-test-app.ts';
import { readMails } from '../../../test/read-mails.ts';

const portal = await openTestApp();

const message = { name: 'سلمى', email: '0555 10 20 30', message: 'كيف أنضم إليكم؟' };

test('a visitor sends a message, and it is kept', async () => {
  const sent = { ...message, message: 'هل تقبلون طلبة السنة الأولى؟' };
  expect(await portal.post('/api/auth/contact', sent)).toMatchObject({
    status: 201,
    body: { message: 'تم إرسال الرسالة بنجاح' },
  });
  const kept = await portal.db
    .selectFrom('contact_messages')
    .select(['name', 'contact', 'state'])
    .where('message', '=', sent.message)
    .execute();
  expect(kept).toEqual([{ name: 'سلمى', contact: '+213555102030', state: 'new' }]);
});

test('the organisation is written to, and answers straight to who left an e-mail address', async () => {
  await portal.post('/api/auth/contact', { ...message, email: 'salma@portal.example', message: 'أريد التطوع' });
  const mails = await readMails(portal.db, organisation.email);
  expect(mails.at(-1)).toMatchObject({ replyTo: 'salma@portal.example', text: expect.stringContaining('أريد التطوع') });
});

test.each([
  [{ ...message, message: '   ' }, 'message'],
  [{ ...message, message: 'ا'.repeat(5_001) }, 'message'],
  [{ ...message, name: undefined }, 'name'],
  [{ ...message, email: 7 }, 'email'],
  [{ ...message, email: 'abc' }, 'email'],
  [{ ...message, email: '0550' }, 'email'],
])('a message that lacks something, or a way to answer it, is rejected by name', async (payload, field) => {
  const { status, body } = await portal.post('/api/auth/contact', payload);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each([
  ['short', 'ab'],
  ['short', '0550'],
  ['incomplete', 'salma@portal'],
  ['long', 'ا'.repeat(300)],
])('a visitor whose address is too %s is told what to write', async (_, email) => {
  const { body } = await portal.post('/api/auth/contact', { ...message, email });
  expect(body.fields.email).toContain('بريدًا مثل name@example.dz أو رقمًا مثل');
});

test('a NUL, which no text of the database can hold, is bad input and no server error', async () => {
  expect((await portal.post('/api/auth/contact', { ...message, name: 'سل\u0000مى' })).status).toBe(400);
});

test('more messages in a quarter of an hour than a faculty writes have to wait', async () => {
  const from = { remoteAddress: '10.1.0.1' };
  for (let index = 0; index < limits.contactMessages; index += 1) await portal.post('/api/auth/contact', message, from);
  const refused = await portal.post('/api/auth/contact', message, from);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.body.message).toMatch(/أعد المحاولة بعد 1[45] دقيقة/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
