import { randomUUID } from 'node:crypto';
import { aForm } from './a-form.ts';
import { openTestApp } from './build-test-app.ts';
import { insertMember, insertMessage, signedInAs } from './factories.ts';
import { readMails } from './read-mails.ts';

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD' });
/** Two people of staff looked at the same row; the slower one acts on what is no longer so. */
const first = await signedInAs(portal.db, admin);
const second = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));

const upon = (as: typeof first, version: number | string) => ({ ...as, headers: { 'if-match': `"${version}"` } });

async function aSeenMember() {
  const { id, office_id } = await insertMember(portal.db);
  return { id, office: office_id, version: 1 };
}

const acts = [
  ['changes the role', (id: string) => portal.put('/api/dashboard/member', { id, role: 'SG' }, upon(second, 1))],
  ['deactivates', (id: string) => portal.put(`/api/dashboard/member/${id}`, undefined, upon(second, 1))],
  ['deletes', (id: string) => portal.delete(`/api/dashboard/member/${id}`, upon(second, 1))],
  [
    'moves',
    (id: string) => portal.put(`/api/dashboard/member/${id}/office`, { officeId: admin.office_id }, upon(second, 1)),
  ],
] as const;

test.each(acts)(
  'an administrator who %s a member that another changed meanwhile is told what it is now',
  async (_, act) => {
    const { id, version } = await aSeenMember();
    const { body } = await portal.put('/api/dashboard/member', { id, role: 'OP' }, upon(first, version));
    expect(body.member).toMatchObject({ role: 'OP', version: 2 });
    const late = await act(id);
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', current: { id, role: 'OP', version: 2 } } });
    const kept = await portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ role: 'OP', is_active: true, deleted_at: null, version: 2 });
  },
);

test.each(acts)('an administrator who %s a member as it stands is not hindered', async (_, act) => {
  expect((await act((await aSeenMember()).id)).status).toBe(200);
});

test('of two who click at the same moment one is told of the other', async () => {
  const { id, version } = await aSeenMember();
  const click = (as: typeof first) => portal.put(`/api/dashboard/member/${id}`, undefined, upon(as, version));
  const replies = await Promise.all([click(first), click(second)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.current.Active).toBe(false);
});

test('a member who signs in changes nothing that staff decides upon', async () => {
  const { id } = await aSeenMember();
  await portal.db.updateTable('members').set({ last_seen_at: new Date() }).where('id', '=', id).execute();
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, upon(first, 1))).status).toBe(200);
});

test('a request that names no version acts on the row as it stands, and what is no version matches none', async () => {
  const { id } = await aSeenMember();
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, first)).status).toBe(200);
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, upon(first, 'x'))).status).toBe(409);
});

test('what may not be seen is not shown in reply to a wrong version of it', async () => {
  const { id } = await aSeenMember();
  const head = await insertMember(portal.db, { role: 'OP' });
  const reply = await portal.put(`/api/dashboard/member/${id}`, undefined, upon(await signedInAs(portal.db, head), 9));
  expect(reply).toMatchObject({ status: 403, body: expect.not.objectContaining({ current: expect.anything() }) });
});

test.each([
  ['edits', (id: string) => portal.put('/api/dashboard/office', aForm({ id, phone: '041 99 88 77' }), upon(second, 1))],
  ['closes', (id: string) => portal.put(`/api/dashboard/office/${id}/active`, undefined, upon(second, 1))],
] as const)(
  'an administrator who %s an office that another changed meanwhile is told what it is now',
  async (_, act) => {
    const { office } = await aSeenMember();
    await portal.put('/api/dashboard/office', aForm({ id: office, phone: '041 11 22 33' }), upon(first, 1));
    const late = await act(office);
    expect(late).toMatchObject({ status: 409, body: { current: { id: office, phone: '+21341112233', version: 2 } } });
    const { offices } = (await portal.get('/api/dashboard/offices', first)).body;
    const kept = offices.find((each: { id: string }) => each.id === office);
    expect(kept).toMatchObject({ phone: '+21341112233', isActive: true, version: 2 });
  },
);

test('an administrator who marks a message that another marked meanwhile is told what it is now', async () => {
  const { id } = await insertMessage(portal.db);
  const mark = (state: string, as: typeof first) => portal.put(`/api/dashboard/messages/${id}`, { state }, upon(as, 1));
  expect((await mark('answered', first)).status).toBe(200);
  const late = await mark('read', second);
  expect(late).toMatchObject({ status: 409, body: { current: { id, state: 'answered', version: 2 } } });
});

test('of two administrators who take the same message the second is told who has it', async () => {
  const { id } = await insertMessage(portal.db);
  const take = (as: typeof first) => portal.put(`/api/dashboard/messages/${id}/assignee`, undefined, upon(as, 1));
  expect((await take(first)).status).toBe(200);
  const late = await take(second);
  expect(late).toMatchObject({ status: 409, body: { current: { id, assignee: { id: admin.id }, version: 2 } } });
});

test('an administrator whose reply comes after that of another is told so, and the visitor gets one mail', async () => {
  const contact = `${randomUUID()}@portal.example`;
  const { id } = await insertMessage(portal.db, { contact });
  const reply = (text: string, as: typeof first) =>
    portal.post(`/api/dashboard/messages/${id}/reply`, { text }, upon(as, 1));
  const replies = await Promise.all([reply('أهلا بك', first), reply('مرحبا', second)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const late = replies.find(({ status }) => status === 409);
  expect(late?.body.current).toMatchObject({ state: 'answered', replies: [{ text: expect.any(String) }] });
  expect(await readMails(portal.db, contact)).toHaveLength(1);
});
