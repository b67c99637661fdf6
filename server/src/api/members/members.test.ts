import { randomUUID } from 'node:crypto';
import { BulkReply, PrivateMemberReply } from 'shared-api/contract/members/members.contract';
import * as v from 'valibot';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, password, signedInAs } from '../../../test/factories.ts';

const inOwnOffice = (given = {}) => insertMember(portal.db, { office_id: head.office_id, ...given });
const row = (id: string) => portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sessionsOf = (id: string) => portal.db.selectFrom('sessions').select('id').where('member_id', '=', id).execute();

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD' });
const head = await insertMember(portal.db, { role: 'OP' });
const asAdmin = await signedInAs(portal.db, admin);
const asHead = await signedInAs(portal.db, head);

const newcomer = (given: Record<string, string | Buffer> = {}) => ({
  name: 'أمين بوعلام',
  email: `${randomUUID()}@portal.example`,
  phone: '+213 550 10 20 30',
  role: 'OM',
  officeId: head.office_id,
  password,
  ...given,
});
const add = (as: typeof asAdmin, given: Record<string, string | Buffer> = {}) =>
  portal.post('/api/dashboard/member', aForm(newcomer(given)), as);

test('the head of an office adds a member, who signs in at once and has to choose a password of its own', async () => {
  const details = newcomer({ addressedAs: 'woman', bio: 'طالب', description: 'رياضيات', avatar: await aPhoto() });
  const { status, body } = await portal.post('/api/dashboard/member', aForm(details), asHead);
  expect(status).toBe(201);
  const { member } = v.parse(PrivateMemberReply, body);
  expect(member).toMatchObject({
    name: 'أمين بوعلام',
    role: 'OM',
    addressedAs: 'woman',
    office: { id: head.office_id },
    bio: 'طالب',
    description: 'رياضيات',
    avatar: expect.stringMatching(/^\/media\/.+\.webp$/),
    Active: true,
    mustChangePassword: true,
    emailConfirmed: false,
  });
  expect((await portal.app.inject(member.avatar ?? '')).statusCode).toBe(200);
  const signIn = await portal.post('/api/auth/login', { email: details.email, password });
  expect([signIn.status, signIn.body.member.mustChangePassword]).toEqual([201, true]);
});

test('a head of an office who was added works as one once it has chosen a password of its own', async () => {
  const details = newcomer({ role: 'OP' });
  await portal.post('/api/dashboard/member', aForm(details), asAdmin);
  const signIn = await portal.post('/api/auth/login', { email: details.email, password });
  const as = { cookies: { sid: String(signIn.cookies.find(({ name }) => name === 'sid')?.value) } };
  const refused = await portal.get('/api/dashboard/members', as);
  expect([refused.status, refused.body.code]).toEqual([403, 'own_password_required']);
  const own = { password: 'my-own-2026', confirmPassword: 'my-own-2026' };
  const { id, name } = signIn.body.member;
  await portal.put(`/api/auth/update/${id}`, aForm({ name, email: details.email, ...own }), as);
  expect((await portal.get('/api/dashboard/members', as)).status).toBe(200);
});

test('the head of an office need not name it', async () => {
  const { officeId: _, ...details } = newcomer();
  for (const fields of [details, { ...details, email: `${randomUUID()}@portal.example`, officeId: '' }]) {
    const { status, body } = await portal.post('/api/dashboard/member', aForm(fields), asHead);
    expect([status, body.member?.office.id]).toEqual([201, head.office_id]);
  }
});

test.each(['AD', 'SG'])('the head of an office makes nobody an %s', async (role) => {
  expect((await add(asHead, { role })).status).toBe(403);
});

test('the head of an office adds nobody to another', async () => {
  expect((await add(asHead, { officeId: admin.office_id })).status).toBe(403);
});

test.each(['AD', 'SG', 'OP', 'OM'])('an administrator makes somebody an %s of any office', async (role) => {
  const { status, body } = await add(asAdmin, { role });
  expect([status, body.member?.role]).toEqual([201, role]);
  await portal.db.updateTable('members').set({ deleted_at: new Date() }).where('id', '=', body.member.id).execute();
});

test.each([
  ['name', { name: 'أ' }],
  ['email', { email: 'no-address' }],
  ['phone', { phone: 'هاتف' }],
  ['role', { role: 'XX' }],
  ['officeId', { officeId: '' }],
  ['officeId', { officeId: randomUUID() }],
  ['officeId', { officeId: 'no-such-id' }],
  ['password', { password: '1234567' }],
  ['password', { password: 'password1' }],
  ['name', { name: 'أ'.repeat(101) }],
  ['email', { email: `${'a'.repeat(240)}@portal.example` }],
  ['phone', { phone: '0'.repeat(21) }],
  ['bio', { bio: 'ا'.repeat(301) }],
  ['description', { description: 'ا'.repeat(5_001) }],
])('an administrator is told that the %s of a new member will not do', async (field, given) => {
  const { status, body } = await add(asAdmin, given);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('what is no picture is not taken for one, and nobody is added', async () => {
  const details = newcomer({ avatar: Buffer.from('<svg/>') });
  expect((await portal.post('/api/dashboard/member', aForm(details), asAdmin)).status).toBe(415);
  const added = await portal.db.selectFrom('members').select('id').where('email', '=', String(details.email)).execute();
  expect(added).toEqual([]);
});

test('one e-mail address belongs to one member, however it is written, until that one is deleted', async () => {
  const { id, email } = await inOwnOffice();
  const again = { email: email.toUpperCase() };
  expect(await add(asHead, again)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await portal.delete(`/api/dashboard/member/${id}`, asHead);
  expect((await add(asHead, again)).status).toBe(201);
});

test('a member who is deactivated is signed out, and comes back when activated again', async () => {
  const member = await inOwnOffice();
  const asMember = await signedInAs(portal.db, member);
  const off = await portal.put(`/api/dashboard/member/${member.id}`, undefined, asHead);
  expect(off).toMatchObject({
    status: 200,
    body: { message: 'تم إلغاء تفعيل العضو بنجاح', member: { Active: false } },
  });
  expect((await portal.get('/api/auth/session', asMember)).status).toBe(401);
  expect((await portal.post('/api/auth/login', { email: member.email, password })).status).toBe(403);
  const on = await portal.put(`/api/dashboard/member/${member.id}`, undefined, asHead);
  expect(on).toMatchObject({ status: 200, body: { message: 'تم تفعيل العضو بنجاح', member: { Active: true } } });
  expect((await portal.get('/api/auth/session', asMember)).status).toBe(401);
  expect((await portal.post('/api/auth/login', { email: member.email, password })).status).toBe(201);
});

test('a deleted member is gone from every list, and its posts stay', async () => {
  const member = await inOwnOffice();
  const post = await insertPost(portal.db, member);
  const asMember = await signedInAs(portal.db, member);
  const reply = await portal.delete(`/api/dashboard/member/${member.id}`, asHead);
  expect([reply.status, reply.body]).toEqual([200, { message: 'Member deleted successfully' }]);
  expect((await portal.get('/api/auth/session', asMember)).status).toBe(401);
  expect((await portal.post('/api/auth/login', { email: member.email, password })).status).toBe(401);
  expect((await portal.delete(`/api/dashboard/member/${member.id}`, asHead)).status).toBe(404);
  const { members } = (await portal.get('/api/dashboard/members?limit=100', asAdmin)).body;
  expect(members.map(({ id }: { id: string }) => id)).not.toContain(member.id);
  expect((await portal.get(`/api/post/${post.id}`)).status).toBe(200);
});

test('an administrator changes a role, and since when it is held', async () => {
  const { id } = await inOwnOffice({ role_since: new Date(0) });
  const { status, body } = await portal.put('/api/dashboard/member', { id, role: 'SG' }, asAdmin);
  expect([status, body.message, body.member.role]).toEqual([200, 'Member role updated successfully', 'SG']);
  const appointed = (await row(id)).role_since;
  expect(appointed.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await portal.put('/api/dashboard/member', { id, role: 'SG' }, asAdmin);
  expect((await row(id)).role_since).toEqual(appointed);
});

test.each([
  [{ role: 'XX' }, ['role']],
  [{}, ['role']],
  [{ role: 'OM', id: 7 }, ['id']],
])('a role requested with %j is rejected', async (given, fields) => {
  const { status, body } = await portal.put('/api/dashboard/member', { id: head.id, ...given }, asAdmin);
  expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
});

test('an administrator moves a member to another office, and its posts with it', async () => {
  const member = await inOwnOffice();
  const post = await insertPost(portal.db, member);
  const office = await insertOffice(portal.db);
  const { status, body } = await portal.put(
    `/api/dashboard/member/${member.id}/office`,
    { officeId: office.id },
    asAdmin,
  );
  expect([status, body.member?.office]).toMatchObject([200, office]);
  expect((await portal.get(`/api/post?office=${office.id}`)).body).toMatchObject([{ id: post.id }]);
  const nowhere = await portal.put(`/api/dashboard/member/${member.id}/office`, { officeId: randomUUID() }, asAdmin);
  expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([400, ['officeId']]);
});

test.each(['AD', 'SG'] as const)('the head of an office cannot touch an %s in it', async (role) => {
  const { id } = await inOwnOffice({ role });
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, asHead)).status).toBe(403);
  expect((await portal.delete(`/api/dashboard/member/${id}`, asHead)).status).toBe(403);
  expect(await row(id)).toMatchObject({ is_active: true, deleted_at: null });
});

test('nobody acts on itself', async () => {
  for (const [self, as] of [
    [admin, asAdmin],
    [head, asHead],
  ] as const) {
    const path = `/api/dashboard/member/${self.id}`;
    expect(await portal.put(path, undefined, as)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await portal.delete(path, as)).status).toBe(409);
    const bulk = await portal.post('/api/dashboard/members/bulk', { ids: [self.id], action: 'delete' }, as);
    expect(bulk.body.results).toEqual([{ id: self.id, ok: false, message: expect.any(String) }]);
    expect(await row(self.id)).toMatchObject({ is_active: true, deleted_at: null });
  }
  expect((await portal.put('/api/dashboard/member', { id: admin.id, role: 'OM' }, asAdmin)).status).toBe(409);
  expect((await row(admin.id)).role).toBe('AD');
});

test.each([randomUUID(), 'no-such-id'])('nobody acts on a member that is not there', async (id) => {
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, asAdmin)).status).toBe(404);
  expect((await portal.put('/api/dashboard/member', { id, role: 'OM' }, asAdmin)).status).toBe(404);
  expect((await portal.delete(`/api/dashboard/member/${id}`, asAdmin)).status).toBe(404);
});

test('the head of an office acts on many at once, and reads of each whether it was done', async () => {
  const [one, two] = [await inOwnOffice(), await inOwnOffice()];
  const stranger = await insertMember(portal.db);
  const ids = [one.id, stranger.id, randomUUID(), two.id];
  const { status, body } = await portal.post('/api/dashboard/members/bulk', { ids, action: 'deactivate' }, asHead);
  expect(status).toBe(200);
  expect(v.parse(BulkReply, body).results.map(({ id, ok, message }) => [id, ok, message])).toEqual([
    [one.id, true, undefined],
    [stranger.id, false, expect.stringContaining('لا تملك صلاحية')],
    [ids[2], false, expect.stringContaining('غير موجود')],
    [two.id, true, undefined],
  ]);
  expect((await row(one.id)).is_active).toBe(false);
  expect((await row(stranger.id)).is_active).toBe(true);
});

test('many are activated, again too, and deleted', async () => {
  const { id } = await inOwnOffice({ is_active: false, admitted_at: new Date() });
  const bulk = (action: string) => portal.post('/api/dashboard/members/bulk', { ids: [id], action }, asHead);
  expect((await bulk('activate')).body.results).toEqual([{ id, ok: true }]);
  expect((await bulk('activate')).body.results).toEqual([{ id, ok: true }]);
  expect((await row(id)).is_active).toBe(true);
  expect((await bulk('delete')).body.results).toEqual([{ id, ok: true }]);
  expect((await row(id)).deleted_at).not.toBeNull();
});

test.each([
  [{ ids: [], action: 'delete' }, 'ids'],
  [{ ids: Array.from({ length: 201 }, () => 'x'), action: 'delete' }, 'ids'],
  [{ ids: Array.from({ length: 43_000 }, () => ''), action: 'delete' }, 'ids'],
  [{ ids: 'x', action: 'delete' }, 'ids'],
  [{ ids: ['x'], action: 'promote' }, 'action'],
])('what cannot be done to many is rejected', async (payload, field) => {
  const { status, body } = await portal.post('/api/dashboard/members/bulk', payload, asAdmin);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a deactivation ends the sessions of that member alone', async () => {
  const [one, two] = [await inOwnOffice(), await inOwnOffice()];
  await signedInAs(portal.db, one);
  await signedInAs(portal.db, two);
  await portal.put(`/api/dashboard/member/${one.id}`, undefined, asHead);
  expect([(await sessionsOf(one.id)).length, (await sessionsOf(two.id)).length]).toEqual([0, 1]);
});
