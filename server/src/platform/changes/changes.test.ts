import type { AddressInfo } from 'node:net';
import { Change } from 'shared-api/contract/notifications/changes.contract';
import * as v from 'valibot';
import { buildTestApp, openTestApp } from '../../../test/build-test-app.ts';
import {
  insertDeletion,
  insertDraft,
  insertMember,
  insertMessage,
  insertOffice,
  insertPost,
  signedInAs,
} from '../../../test/factories.ts';
import { until } from '../../../test/until.ts';
import { fanOutRepository } from '../../api/notifications/fan-out.repository.ts';

const portal = await openTestApp();
await portal.app.listen({ port: 0 });
const address = `http://localhost:${(portal.app.server.address() as AddressInfo).port}`;
const admin = await insertMember(portal.db, { role: 'AD' });
const asAdmin = await signedInAs(portal.db, admin);
await listen(admin); // an instance hears, and remembers, from its first listener on

/** Somebody who listens, and what it heard so far. */
async function listen(member: { id: string }, search = '') {
  await portal.whenIdle();
  const { cookies } = await signedInAs(portal.db, member);
  const headers = { cookie: `sid=${cookies.sid}`, 'accept-encoding': 'br, gzip' };
  const reply = await fetch(`${address}/api/changes${search}`, { headers });
  const received: Change[] = [];
  let text = '';
  const ended = (async () => {
    for await (const chunk of reply.body ?? []) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      const data = events.filter((event) => event.startsWith('data: '));
      received.push(...data.map((event) => v.parse(Change, JSON.parse(event.slice('data: '.length)))));
    }
  })();
  return { reply, received, ended };
}

const signOut = (member: { id: string }) =>
  portal.db.deleteFrom('sessions').where('member_id', '=', member.id).execute();

test('an administrator hears of everything that changes, as it changes and unpacked', async () => {
  const listener = await insertMember(portal.db, { role: 'AD' });
  const { reply, received, ended } = await listen(listener);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('content-encoding')).toBeNull();
  const office = await insertOffice(portal.db);
  const member = await insertMember(portal.db, { office_id: office.id });
  const post = await insertPost(portal.db, member);
  const message = await insertMessage(portal.db);
  await portal.delete(`/api/dashboard/member/${member.id}`, asAdmin);
  await until(() => received.length >= 6);
  expect(received.map(({ noun, change, id }) => `${noun} ${change} ${noun === 'audit' ? '' : id}`.trim())).toEqual([
    `offices added ${office.id}`,
    `members added ${member.id}`,
    `posts added ${post.id}`,
    `messages added ${message.id}`,
    `members removed ${member.id}`,
    'audit added',
  ]);
  await signOut(listener);
  await ended;
});

test.each([
  ['whose second factor is overdue', { second_factor_due_at: new Date(Date.now() - 60_000) }],
  ['whose password staff chose', { must_change_password: true }],
])('an administrator %s hears of its own account alone, until that is made good', async (_, given) => {
  const admin = await insertMember(portal.db, { role: 'AD', ...given });
  const heldBack = await listen(admin);
  await insertOffice(portal.db);
  await announce([admin]);
  await until(() => heldBack.received.length > 0);
  expect(heldBack.received).toEqual([{ noun: 'notifications', change: 'added', id: admin.id }]);
  const madeGood = { second_factor_due_at: null, must_change_password: false };
  await portal.db.updateTable('members').set(madeGood).where('id', '=', admin.id).execute();
  const atWork = await listen(admin);
  const { id } = await insertOffice(portal.db);
  await until(() => atWork.received.length > 0);
  expect(atWork.received).toEqual([{ noun: 'offices', change: 'added', id }]);
  await signOut(admin);
  await Promise.all([heldBack.ended, atWork.ended]);
});

test('a member whose page listens a moment after its data was read hears what changed in between, and nothing older', async () => {
  const member = await insertMember(portal.db);
  await announce([member]);
  const late = await listen(member, '?secondsBack=60');
  await until(() => late.received.length > 0);
  expect(late.received).toEqual([{ noun: 'notifications', change: 'added', id: member.id }]);
  const later = await listen(member);
  await announce([member]);
  await until(() => later.received.length > 0);
  expect(later.received).toHaveLength(1);
  await signOut(member);
  await Promise.all([late.ended, later.ended]);
});

test('a page that asks for changes of a time that nobody remembers is told so', async () => {
  const reply = await portal.get('/api/changes?secondsBack=61', asAdmin);
  expect([reply.status, reply.body.code]).toEqual([400, 'validation_failed']);
});

test('nobody hears of a draft: not when it is begun, saved or deleted', async () => {
  const listener = await insertMember(portal.db, { role: 'AD' });
  const author = await insertMember(portal.db);
  const { received, ended } = await listen(listener);
  const { id } = await insertDraft(portal.db, author);
  await portal.db.updateTable('posts').set({ title: 'أطول' }).where('id', '=', id).execute();
  await portal.db.deleteFrom('posts').where('id', '=', id).execute();
  const published = await insertDraft(portal.db, author);
  await portal.db.updateTable('posts').set({ status: 'published' }).where('id', '=', published.id).execute();
  await until(() => received.length >= 1);
  expect(received).toEqual([{ noun: 'posts', change: 'added', id: published.id }]);
  await signOut(listener);
  await ended;
});

test('an administrator hears who asks to leave, and who stays after all', async () => {
  const listener = await insertMember(portal.db, { role: 'AD' });
  const { id } = await insertMember(portal.db);
  const { received, ended } = await listen(listener);
  await insertDeletion(portal.db, id);
  await until(() => received.length === 1);
  await portal.db.deleteFrom('account_deletions').where('member_id', '=', id).execute();
  await until(() => received.length === 2);
  expect(received).toEqual(Array(2).fill({ noun: 'members', change: 'changed', id }));
  await signOut(listener);
  await ended;
});

test('an administrator hears of the links of a member, and of what an operator removes by hand', async () => {
  const listener = await insertMember(portal.db, { role: 'AD' });
  const [{ id }, office] = [await insertMember(portal.db), await insertOffice(portal.db)];
  const { received, ended } = await listen(listener);
  await portal.db.updateTable('members').set({ sociallinks: '{}' }).where('id', '=', id).execute();
  await portal.db.deleteFrom('members').where('id', '=', id).execute();
  await portal.db.deleteFrom('offices').where('id', '=', office.id).execute();
  await until(() => received.length >= 3);
  expect(received).toEqual([
    { noun: 'members', change: 'changed', id },
    { noun: 'members', change: 'removed', id },
    { noun: 'offices', change: 'removed', id: office.id },
  ]);
  await signOut(listener);
  await ended;
});

test('the head of an office hears of its own office alone, of who comes and who goes', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const elsewhere = await insertMember(portal.db);
  const { received, ended } = await listen(head);
  await portal.put(`/api/dashboard/member/${elsewhere.id}`, undefined, asAdmin);
  await insertPost(portal.db, elsewhere);
  await insertMessage(portal.db);
  const move = (officeId: string) => portal.put(`/api/dashboard/member/${elsewhere.id}/office`, { officeId }, asAdmin);
  await move(head.office_id);
  await move(elsewhere.office_id);
  const ofMember = () => received.filter(({ noun }) => noun === 'members').map(({ change }) => change);
  await until(() => ofMember().length >= 2);
  expect(ofMember()).toEqual(['added', 'removed']);
  expect(new Set(received.map(({ noun }) => noun))).toEqual(new Set(['members', 'posts', 'audit']));
  await signOut(head);
  await ended;
});

test('what was undone is not told', async () => {
  const listener = await insertMember(portal.db, { role: 'AD' });
  const { received, ended } = await listen(listener);
  const undone = portal.db.transaction().execute(async (transaction) => {
    await insertOffice(transaction);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { id } = await insertMessage(portal.db);
  await until(() => received.length > 0);
  expect(received).toEqual([{ noun: 'messages', change: 'added', id }]);
  await signOut(listener);
  await ended;
});

test.each([
  ['signs out', (id: string, as: typeof asAdmin) => portal.post(`/api/auth/logout?${id}`, undefined, as)],
  ['is deactivated', (id: string) => portal.put(`/api/dashboard/member/${id}`, undefined, asAdmin)],
  ['is deleted', (id: string) => portal.delete(`/api/dashboard/member/${id}`, asAdmin)],
])('a member who %s hears no more', async (_, leave) => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const { cookies } = await signedInAs(portal.db, head);
  const reply = await fetch(`${address}/api/changes`, { headers: { cookie: `sid=${cookies.sid}` } });
  expect((await leave(head.id, { cookies })).status).toBe(200);
  expect(await reply.text()).toContain('retry: 3000');
});

test('a head who moves to another office hears of that one', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const former = await insertMember(portal.db, { office_id: head.office_id });
  const { received, ended } = await listen(head);
  const office = await insertOffice(portal.db);
  await portal.put(`/api/dashboard/member/${head.id}/office`, { officeId: office.id }, asAdmin);
  await insertPost(portal.db, former);
  const { id } = await insertMember(portal.db, { office_id: office.id });
  await until(() => received.some((change) => change.id === id));
  expect(received.filter(({ noun }) => noun === 'posts')).toEqual([]);
  await signOut(head);
  await ended;
});

test('a visitor hears nothing', async () => {
  expect((await portal.get('/api/changes')).status).toBe(401);
});

/** Announced as the worker does when it has told these members of something. */
const announce = (recipients: { id: string }[], office: string | null = null) => {
  const [first = '', ...others] = recipients.map(({ id }) => id).toSorted();
  const until = others.at(-1) ?? first;
  return portal.db
    .transaction()
    .execute((transaction) => fanOutRepository.announce(transaction, { change: 'added', id: first, until, office }));
};

test.each(['OM', 'SG'] as const)('a member of role %s hears of its own notifications alone', async (role) => {
  const member = await insertMember(portal.db, { role });
  const other = await insertMember(portal.db, { office_id: member.office_id });
  const { received, ended } = await listen(member);
  await insertPost(portal.db, other);
  await announce([other]);
  await announce([other, member], other.office_id);
  await announce([other, member], (await insertOffice(portal.db)).id);
  await announce([member]);
  await until(() => received.length >= 2);
  expect(received).toEqual(Array(2).fill({ noun: 'notifications', change: 'added', id: member.id }));
  await signOut(member);
  await ended;
});

test('a head who is no staff any more hears of its notifications alone', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const { received, ended } = await listen(head);
  await portal.put('/api/dashboard/member', { id: head.id, role: 'OM' }, asAdmin);
  await portal.whenIdle();
  received.splice(0);
  await insertPost(portal.db, head);
  await announce([head]);
  await until(() => received.length > 0);
  expect(received).toEqual([{ noun: 'notifications', change: 'added', id: head.id }]);
  await signOut(head);
  await ended;
});

test('a member who reads on one device is told so on the other', async () => {
  const member = await insertMember(portal.db);
  const { received, ended } = await listen(member);
  await portal.put('/api/notifications/read', undefined, await signedInAs(portal.db, member));
  await until(() => received.length > 0);
  expect(received).toEqual([{ noun: 'notifications', change: 'changed', id: member.id }]);
  await signOut(member);
  await ended;
});

test('a server that stops sends its listeners away', async () => {
  const other = await buildTestApp();
  await other.app.listen({ port: 0 });
  const { port } = other.app.server.address() as AddressInfo;
  const { cookies } = await signedInAs(other.db, await insertMember(other.db, { role: 'AD' }));
  const reply = await fetch(`http://localhost:${port}/api/changes`, {
    headers: { cookie: `sid=${cookies.sid}` },
  });
  const [text] = await Promise.all([reply.text(), other.close()]);
  expect(text).toBe('retry: 3000\n\n');
});
