/** @jest-environment node */
import { ContactMessagesReply } from 'shared-api/contract/contact.contract';
import * as v from 'valibot';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertMessage, signedInAs } from '../../../test/factories.ts';

let portal: TestApp;
let asAdmin: Awaited<ReturnType<typeof signedInAs>>;
const messagesOf = (query = '') => portal.get(`/api/dashboard/messages${query}`, asAdmin);

beforeAll(async () => {
  portal = await buildTestApp();
  asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  for (let day = 1; day <= 5; day += 1) {
    const state = day === 2 ? 'answered' : 'new';
    await insertMessage(portal.db, { state, created_at: new Date(Date.UTC(2026, 0, day)) });
  }
});
afterAll(() => portal.close());

test('an administrator reads the messages, newest first, each with the day by which an answer was promised', async () => {
  const first = await messagesOf('?limit=3');
  const { messages } = v.parse(ContactMessagesReply, first.body);
  expect(messages.map(({ createdAt, dueAt }) => [createdAt.slice(8, 10), dueAt.slice(8, 10)])).toEqual([
    ['05', '08'],
    ['04', '07'],
    ['03', '06'],
  ]);
  expect(first.headers['x-total-count']).toBe('5');
  const next = String(first.headers.link).match(/<(.+)>/)?.[1] ?? '';
  expect((await portal.get(next, asAdmin)).body.messages).toHaveLength(2);
});

test('an administrator marks a message, and finds it by its state', async () => {
  const { id } = (await messagesOf('?limit=1')).body.messages[0];
  const reply = await portal.put(`/api/dashboard/messages/${id}`, { state: 'read' }, asAdmin);
  expect([reply.status, reply.body]).toEqual([200, { message: 'تم تحديث حالة الرسالة' }]);
  const found = await messagesOf('?state=read');
  expect([found.body.messages[0].id, found.headers['x-total-count']]).toEqual([id, '1']);
});

test('what is no state and no message is refused', async () => {
  expect((await messagesOf('?state=lost')).body.fields).toHaveProperty('state');
  const { id } = await insertMessage(portal.db);
  expect((await portal.put(`/api/dashboard/messages/${id}`, { state: 'lost' }, asAdmin)).status).toBe(400);
  expect((await portal.put('/api/dashboard/messages/no-such-id', { state: 'read' }, asAdmin)).status).toBe(404);
});
