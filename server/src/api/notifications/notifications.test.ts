import { randomUUID } from 'node:crypto';
import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  insertApplicant,
  insertMember,
  insertOffice,
  insertPost,
  insertTrashed,
  password,
  signedInAs,
} from '../../../test/factories.ts';
import { fanOutNext } from './fan-out.ts';
import { notificationsRepository } from './notifications.repository.ts';

const portal = await openTestApp();

type Person = { id: string };

async function notifyAll() {
  while (await fanOutNext(portal.db));
}

async function read(member: Person, query = '') {
  await notifyAll();
  const { headers, body } = await portal.get(`/api/notifications${query}`, await signedInAs(portal.db, member));
  return { all: body.notifications as Notification[], total: Number(headers['x-total-count']), headers };
}
const kindsOf = async (member: Person) => (await read(member)).all.map(({ kind }) => kind);
const unreadOf = async (member: Person) => (await read(member, '?state=unread')).total;

async function publish(author: Person, title = 'حملة تبرع', type = 'Post') {
  const payload = aForm({ title, content: '<p>نص</p>', type, author: author.id });
  const { status, body } = await portal.post('/api/post', payload, await signedInAs(portal.db, author));
  expect(status).toBe(201);
  return body.post as { id: string };
}

/** The head of an office, two of its members, and one of another office. */
async function twoOffices() {
  const head = await insertMember(portal.db, { role: 'OP' });
  const member = await insertMember(portal.db, { office_id: head.office_id });
  return { head, member, elsewhere: await insertMember(portal.db) };
}

const anAdmin = () => insertMember(portal.db, { role: 'AD' });

test('members are told of what their office publishes; its author is not, nor is another office', async () => {
  const { head, member, elsewhere } = await twoOffices();
  const waiting = await insertApplicant(portal.db, { office_id: head.office_id });
  const { id } = await publish(head, 'لقاء الطلبة', 'Ad');
  const [told] = (await read(member)).all;
  expect(told).toMatchObject({ kind: 'post', isRead: false, post: { id, title: 'لقاء الطلبة', type: 'Ad' } });
  expect(await kindsOf(head)).toEqual([]);
  expect(await kindsOf(elsewhere)).toEqual([]);
  const rows = portal.db.selectFrom('notifications').select('event_id').where('recipient_id', '=', waiting.id);
  expect(await rows.execute()).toEqual([]);
});

test('everybody is told of what the national office publishes', async () => {
  const office = await insertOffice(portal.db, { kind: 'national' });
  const author = await insertMember(portal.db, { office_id: office.id });
  const { member, elsewhere } = await twoOffices();
  await publish(author, 'بيان وطني');
  for (const each of [member, elsewhere]) expect((await read(each)).all[0]?.post?.title).toBe('بيان وطني');
});

test('a post that was sent twice is told once', async () => {
  const { head, member } = await twoOffices();
  const idempotencyKey = randomUUID();
  const asHead = await signedInAs(portal.db, head);
  const form = () => aForm({ title: 'ت', content: '<p>نص</p>', type: 'Post', author: head.id, idempotencyKey });
  await portal.post('/api/post', form(), asHead);
  await portal.post('/api/post', form(), asHead);
  expect(await kindsOf(member)).toEqual(['post']);
});

test('a member is told what was decided about its account, and where it is now', async () => {
  const asAdmin = await signedInAs(portal.db, await anAdmin());
  const member = await insertApplicant(portal.db);
  const office = await insertOffice(portal.db);
  await portal.put(`/api/dashboard/member/${member.id}`, undefined, asAdmin);
  await notifyAll();
  await portal.put('/api/dashboard/member', { id: member.id, role: 'OP' }, asAdmin);
  await notifyAll();
  await portal.put(`/api/dashboard/member/${member.id}/office`, { officeId: office.id }, asAdmin);
  const { all } = await read(member);
  const told = Object.fromEntries(all.map(({ kind, role, office }) => [kind, role ?? office]));
  expect(told).toEqual({ account_activated: null, role_changed: 'OP', office_changed: office.name });
});

test('an author is told that staff removed its post, and that it is back; not what it did itself', async () => {
  const asAdmin = await signedInAs(portal.db, await anAdmin());
  const author = await insertMember(portal.db);
  const asAuthor = await signedInAs(portal.db, author);
  const [removed, own] = [await insertPost(portal.db, author), await insertPost(portal.db, author)];
  await portal.call('DELETE', `/api/dashboard/post/${removed.id}`, { payload: { reason: 'سبب' }, ...asAdmin });
  await notifyAll();
  await portal.post(`/api/trash/${removed.id}/restore`, undefined, asAdmin);
  await portal.delete(`/api/post/${own.id}`, asAuthor);
  await portal.post(`/api/trash/${own.id}/restore`, undefined, asAuthor);
  const { all } = await read(author);
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['post_removed', 'post_restored']);
  expect(all.every(({ post }) => post?.id === removed.id)).toBe(true);
});

test('an author whose removed post was deleted for good still reads that it was', async () => {
  const asAdmin = await signedInAs(portal.db, await anAdmin());
  const author = await insertMember(portal.db);
  const { id } = await insertPost(portal.db, author);
  await portal.delete(`/api/post/${id}`, asAdmin);
  await portal.delete(`/api/trash/${id}`, asAdmin);
  expect((await read(author)).all).toEqual([expect.objectContaining({ kind: 'post_removed', post: null })]);
});

test('the staff of an office is told who asks to join it, and that of another is not', async () => {
  const { head, member } = await twoOffices();
  const [admin, otherHead] = [await anAdmin(), await insertMember(portal.db, { role: 'OP' })];
  const newcomer = { name: 'أمين قاسم', email: `${randomUUID()}@portal.example`, password };
  const sent = await portal.post('/api/auth/signup', { ...newcomer, office: head.office_id });
  expect(sent.status).toBe(201);
  for (const each of [head, admin])
    expect((await read(each)).all).toEqual([expect.objectContaining({ kind: 'applicant', person: 'أمين قاسم' })]);
  for (const each of [member, otherHead]) expect(await kindsOf(each)).toEqual([]);
});

test('administrators are told that somebody wrote to the organisation, and heads of offices are not', async () => {
  const [admin, head] = [await anAdmin(), await insertMember(portal.db, { role: 'OP' })];
  await portal.post('/api/auth/contact', { name: 'ليلى', email: 'layla@portal.example', message: 'سؤال' });
  expect((await read(admin)).all).toEqual([expect.objectContaining({ kind: 'message', person: 'ليلى' })]);
  expect(await kindsOf(head)).toEqual([]);
});

test('what is undone is not told', async () => {
  const { head, member } = await twoOffices();
  const payload = aForm({ title: '', content: '', type: 'Post', author: head.id });
  const { status } = await portal.post('/api/post', payload, await signedInAs(portal.db, head));
  expect(status).toBe(400);
  expect(await kindsOf(member)).toEqual([]);
});

test('a member who reads one has one less unread, on every device, and nobody else does', async () => {
  const { head, member } = await twoOffices();
  const colleague = await insertMember(portal.db, { office_id: head.office_id });
  await publish(head);
  await publish(head);
  expect(await unreadOf(member)).toBe(2);
  const [first] = (await read(member)).all;
  const { body } = await portal.put(
    `/api/notifications/${first?.id}/read`,
    undefined,
    await signedInAs(portal.db, member),
  );
  expect(body).toEqual({ unread: 1 });
  expect((await read(member)).all.map(({ isRead }) => isRead)).toEqual([true, false]);
  expect(await unreadOf(colleague)).toBe(2);
});

test('a member cannot read what another was told of', async () => {
  const { head, member, elsewhere } = await twoOffices();
  await publish(head);
  const [told] = (await read(member)).all;
  const { status } = await portal.put(
    `/api/notifications/${told?.id}/read`,
    undefined,
    await signedInAs(portal.db, elsewhere),
  );
  expect([status, await unreadOf(member)]).toEqual([404, 1]);
});

test('a member reads all at once, its own alone', async () => {
  const { head, member } = await twoOffices();
  const colleague = await insertMember(portal.db, { office_id: head.office_id });
  await publish(head);
  await publish(head);
  await notifyAll();
  const { body } = await portal.put('/api/notifications/read', undefined, await signedInAs(portal.db, member));
  expect(body).toEqual({ unread: 0 });
  expect([await unreadOf(member), await unreadOf(colleague)]).toEqual([0, 2]);
});

test('a post that is deleted leaves the list and the count, and comes back with it', async () => {
  const { head, member } = await twoOffices();
  const asHead = await signedInAs(portal.db, head);
  const { id } = await publish(head);
  await notifyAll();
  await portal.delete(`/api/post/${id}`, asHead);
  expect([await kindsOf(member), await unreadOf(member)]).toEqual([[], 0]);
  await portal.post(`/api/trash/${id}/restore`, undefined, asHead);
  expect([await kindsOf(member), await unreadOf(member)]).toEqual([['post'], 1]);
});

test('a member reads page by page, the newest first, each of them once', async () => {
  const { head, member } = await twoOffices();
  for (const title of ['أ', 'ب', 'ت']) await publish(head, title);
  const first = await read(member, '?limit=2');
  const [, cursor] = /cursor=([^&>]+)/.exec(String(first.headers.link)) ?? [];
  const rest = await read(member, `?limit=2&cursor=${cursor}`);
  expect([...first.all, ...rest.all].map(({ post }) => post?.title)).toEqual(['ت', 'ب', 'أ']);
  expect([first.total, rest.headers.link]).toEqual([3, undefined]);
});

test('a member is told no more of what it chose not to be told of, and of the rest as before', async () => {
  const { head, member } = await twoOffices();
  const colleague = await insertMember(portal.db, { office_id: head.office_id });
  const asMember = await signedInAs(portal.db, member);
  const choose = (given: object) => {
    const choice = { topic: 'posts', inPortal: true, mail: 'none', ...given };
    return portal.put('/api/notifications/choices', { choices: [choice] }, asMember);
  };
  await publish(head, 'قبل');
  await notifyAll();
  expect((await choose({ inPortal: false })).body).toEqual({
    message: 'حُفظ',
    choices: [
      { topic: 'posts', inPortal: false, mail: 'none' },
      { topic: 'decisions', inPortal: true, mail: 'none' },
    ],
  });
  await publish(head, 'بعد');
  const asAdmin = await signedInAs(portal.db, await anAdmin());
  await portal.put('/api/dashboard/member', { id: member.id, role: 'SG' }, asAdmin);
  expect((await kindsOf(member)).toSorted()).toEqual(['post', 'role_changed']);
  expect(await kindsOf(colleague)).toEqual(['post', 'post']);

  await choose({ inPortal: true });
  await publish(head, 'من جديد');
  expect((await read(member)).all[0]?.post?.title).toBe('من جديد');
});

test('a member who changes one thing in an old tab keeps what it changed in another', async () => {
  const asMember = await signedInAs(portal.db, await insertMember(portal.db));
  const choose = (choice: object) => portal.put('/api/notifications/choices', { choices: [choice] }, asMember);
  await choose({ topic: 'posts', mail: 'weekly' });
  await choose({ topic: 'posts', inPortal: false });
  expect((await choose({ topic: 'decisions' })).body.choices).toEqual([
    { topic: 'posts', inPortal: false, mail: 'weekly' },
    { topic: 'decisions', inPortal: true, mail: 'none' },
  ]);
});

test('a member cannot choose what there is not', async () => {
  const asMember = await signedInAs(portal.db, await insertMember(portal.db));
  const choice = { topic: 'posts', inPortal: true, mail: 'none' };
  for (const wrong of [{ topic: 'weather' }, { mail: 'hourly' }]) {
    const reply = await portal.put('/api/notifications/choices', { choices: [{ ...choice, ...wrong }] }, asMember);
    expect(reply.status).toBe(400);
  }
});

test.each([
  ['OM', ['posts', 'decisions']],
  ['SG', ['posts', 'decisions']],
  ['OP', ['posts', 'decisions', 'applicants']],
  ['AD', ['posts', 'decisions', 'applicants', 'messages']],
] as const)('a member of role %s is offered %j', async (role, topics) => {
  const as = await signedInAs(portal.db, await insertMember(portal.db, { role }));
  const { choices } = (await portal.get('/api/notifications/choices', as)).body;
  expect(choices.map(({ topic }: { topic: string }) => topic)).toEqual(topics);
});

test('a post in the trash is never told', async () => {
  const { head, member } = await twoOffices();
  await insertTrashed(portal.db, head);
  expect(await kindsOf(member)).toEqual([]);
});

test('who is the head of an office no more reads nothing of its applicants', async () => {
  const { head } = await twoOffices();
  const payload = {
    name: 'أمين قاسم',
    email: `${randomUUID()}@portal.example`,
    phone: '0550 10 20 30',
    password,
    office: head.office_id,
  };
  expect((await portal.post('/api/auth/signup', payload)).status).toBe(201);
  expect(await kindsOf(head)).toEqual(['applicant']);
  await portal.db.updateTable('members').set({ role: 'OM' }).where('id', '=', head.id).execute();
  expect(await kindsOf(head)).toEqual([]);
  expect(await unreadOf(head)).toBe(0);
});

test('a place at an event is told also when its announcement has ended; that there is the announcement is not', async () => {
  const { head, member } = await twoOffices();
  const post = await publish(head, 'لقاء الطلبة', 'Ad');
  await portal.db
    .transaction()
    .execute((transaction) =>
      notificationsRepository.record(transaction, { kind: 'event_place', postId: post.id, memberId: member.id }),
    );
  expect((await kindsOf(member)).toSorted()).toEqual(['event_place', 'post']);
  const ended = { status: 'expired', expires_at: new Date() } as const;
  await portal.db.updateTable('posts').set(ended).where('id', '=', post.id).execute();
  expect([await kindsOf(member), await unreadOf(member)]).toEqual([['event_place'], 1]);
});
