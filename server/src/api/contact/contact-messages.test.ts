import { randomUUID } from 'node:crypto';
import { ContactMessagesReply } from 'shared-api/contract/contact.contract';
import * as v from 'valibot';
import { buildTestApp, openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertMessage, signedInAs } from '../../../test/factories.ts';
import { readMails } from '../../../test/read-mails.ts';

const messagesOf = (query = '') => portal.get(`/api/dashboard/messages${query}`, asAdmin);

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD' });
const asAdmin = await signedInAs(portal.db, admin);

test('an administrator reads the messages, newest first, each with the day by which an answer was promised', async () => {
  const fresh = await buildTestApp(); // holds no message of another test
  const asAdmin = await signedInAs(fresh.db, await insertMember(fresh.db, { role: 'AD' }));
  for (let day = 1; day <= 5; day += 1) await insertMessage(fresh.db, { created_at: new Date(Date.UTC(2026, 0, day)) });
  const first = await fresh.get('/api/dashboard/messages?limit=3', asAdmin);
  const { messages } = v.parse(ContactMessagesReply, first.body);
  expect(messages.map(({ createdAt, dueAt }) => [createdAt.slice(8, 10), dueAt.slice(8, 10)])).toEqual([
    ['05', '08'],
    ['04', '07'],
    ['03', '06'],
  ]);
  expect(first.headers['x-total-count']).toBe('5');
  const next = String(first.headers.link).match(/<(.+)>/)?.[1] ?? '';
  expect((await fresh.get(next, asAdmin)).body.messages).toHaveLength(2);
  await fresh.close();
});

test('an administrator marks a message, and finds it by its state', async () => {
  const { id } = await insertMessage(portal.db);
  const reply = await portal.put(`/api/dashboard/messages/${id}`, { state: 'read' }, asAdmin);
  expect(reply).toMatchObject({
    status: 200,
    body: { message: 'تم تحديث حالة الرسالة', contactMessage: { state: 'read' } },
  });
  const found = await messagesOf('?state=read');
  expect([found.body.messages[0].id, found.headers['x-total-count']]).toEqual([id, '1']);
});

test('what is no state and no message is rejected', async () => {
  expect((await messagesOf('?state=lost')).body.fields).toHaveProperty('state');
  const { id } = await insertMessage(portal.db);
  expect((await portal.put(`/api/dashboard/messages/${id}`, { state: 'lost' }, asAdmin)).status).toBe(400);
  expect((await portal.put('/api/dashboard/messages/no-such-id', { state: 'read' }, asAdmin)).status).toBe(404);
});

test('an administrator opens one message by its address, and is told where there is none', async () => {
  const { id } = await insertMessage(portal.db);
  const { body } = await portal.get(`/api/dashboard/messages/${id}`, asAdmin);
  expect(body.contactMessage).toMatchObject({
    id,
    name: 'سلمى',
    contact: 'salma@portal.example',
    message: 'سؤال',
    state: 'new',
  });
  expect((await portal.get('/api/dashboard/messages/no-such-id', asAdmin)).status).toBe(404);
});

test('a visitor gets the reply by mail with what it had written, and staff finds it under the message', async () => {
  const contact = `${randomUUID()}@portal.example`;
  const { id } = await insertMessage(portal.db, { contact });
  const reply = await portal.post(`/api/dashboard/messages/${id}/reply`, { text: ' أهلا بك.\nنراك قريبا. ' }, asAdmin);
  expect(reply).toMatchObject({ status: 201, body: { message: 'تم إرسال الرد بالبريد' } });
  const [mail] = await readMails(portal.db, contact);
  expect(mail).toMatchObject({ subject: 'رد على رسالتك', replyTo: null });
  expect(mail?.text).toContain('أهلا بك.\n\nنراك قريبا.');
  expect(mail?.text).toMatch(/مرحبًا \S*سلمى/);
  expect(mail?.text).toContain('وهذه رسالتك إلينا:');
  expect(mail?.text).toContain('> سؤال');
  const { contactMessage } = (await portal.get(`/api/dashboard/messages/${id}`, asAdmin)).body;
  expect(contactMessage).toEqual(reply.body.contactMessage);
  expect(contactMessage).toMatchObject({
    state: 'answered',
    version: 2,
    replies: [{ text: 'أهلا بك.\nنراك قريبا.', author: { id: admin.id, name: admin.name } }],
  });
});

test('a visitor who left a phone number is not written to, and its message stays as it was', async () => {
  const { id } = await insertMessage(portal.db, { contact: '0661 23 45 67' });
  const refused = await portal.post(`/api/dashboard/messages/${id}/reply`, { text: 'أهلا بك' }, asAdmin);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('اتصل به') },
  });
  const { body } = await portal.get(`/api/dashboard/messages/${id}`, asAdmin);
  expect(body.contactMessage).toMatchObject({ state: 'new', version: 1, replies: [] });
});

test.each([['   '], ['ا'.repeat(5_001)], [7]])('a reply of no words or too many is rejected by name', async (text) => {
  const { id } = await insertMessage(portal.db);
  const { status, body } = await portal.post(`/api/dashboard/messages/${id}/reply`, { text }, asAdmin);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['text']]);
});

test('an administrator takes a message, finds it among its own, and gives it back', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const asAdmin = await signedInAs(portal.db, admin);
  const { id } = await insertMessage(portal.db);
  const assignee = `/api/dashboard/messages/${id}/assignee`;
  const idsOf = async (query: string) =>
    v
      .parse(ContactMessagesReply, (await portal.get(`/api/dashboard/messages${query}`, asAdmin)).body)
      .messages.map((each) => each.id);
  const taken = await portal.put(assignee, undefined, asAdmin);
  expect(taken).toMatchObject({
    status: 200,
    body: { contactMessage: { assignee: { id: admin.id, name: admin.name } } },
  });
  expect(await idsOf('?assignee=me')).toEqual([id]);
  expect(await idsOf('?assignee=nobody')).not.toContain(id);
  const back = await portal.delete(assignee, asAdmin);
  expect(back).toMatchObject({ status: 200, body: { contactMessage: { assignee: null, version: 3 } } });
  expect(await idsOf('?assignee=me')).toEqual([]);
  expect(await idsOf('?assignee=nobody')).toContain(id);
});

test('an administrator may take a message in the place of another', async () => {
  const other = await insertMember(portal.db, { role: 'AD' });
  const { id } = await insertMessage(portal.db, { assignee_id: other.id });
  const headers = { 'if-match': '"1"' };
  const taken = await portal.put(`/api/dashboard/messages/${id}/assignee`, undefined, { ...asAdmin, headers });
  expect(taken.body.contactMessage.assignee).toEqual({ id: admin.id, name: admin.name });
});

test('an administrator reads in the audit what was done to a message, and what it was marked as', async () => {
  const { id } = await insertMessage(portal.db, { contact: 'visitor@example.org' });
  await portal.put(`/api/dashboard/messages/${id}`, { state: 'read' }, asAdmin);
  await portal.put(`/api/dashboard/messages/${id}/assignee`, undefined, asAdmin);
  await portal.delete(`/api/dashboard/messages/${id}/assignee`, asAdmin);
  await portal.post(`/api/dashboard/messages/${id}/reply`, { text: 'شكرًا لك' }, asAdmin);
  const { entries } = (await portal.get(`/api/dashboard/audit?subject=${id}`, asAdmin)).body;
  expect(entries).toMatchObject([
    { act: 'message.replied' },
    { act: 'message.given_back' },
    { act: 'message.taken' },
    { act: 'message.marked', details: { to: 'read' } },
  ]);
});
