import { randomUUID } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  insertDeletion,
  insertDraft,
  insertEvent,
  insertMember,
  insertMessage,
  insertOffice,
  insertPost,
  insertTrashed,
  insertVisitorAtEvent,
  password,
  signedInAs,
} from '../../../test/factories.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readMails } from '../../../test/read-mails.ts';
import { mailsService as openMails } from '../../platform/mail/mails.service.ts';
import { picturesService } from '../../platform/pictures/pictures.service.ts';
import { deletionsService } from './deletions.service.ts';
import { sweepPersonalData } from './sweep-personal-data.ts';

let asAdmin: As;
const portal = await openTestApp();
const { db, media } = portal;
const service = deletionsService({
  db,
  mailsService: openMails('https://tadamon.example'),
  picturesService: picturesService({ db, media }),
});
const admin = await insertMember(db, { role: 'AD' });
beforeEach(async () => {
  asAdmin = await signedInAs(portal.db, admin);
});

type As = Awaited<ReturnType<typeof signedInAs>>;
const leave = (as: As, given: object = {}) => portal.post('/api/auth/data/deletion', { posts: 'keep', ...given }, as);
const signIn = (email: string) => portal.post('/api/auth/login', { email, password }, { remoteAddress: '10.8.0.1' });
const rowOf = (id: string) =>
  portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const makeDue = (id: string) =>
  portal.db
    .updateTable('account_deletions')
    .set({ due_at: new Date(0) })
    .where('member_id', '=', id)
    .execute();
const carryOutDue = async () => {
  const failures: unknown[] = [];
  return { count: await service.carryOutDue((error) => failures.push(error)), failures };
};

async function aPerson(given: Parameters<typeof insertMember>[1] = {}) {
  const member = await insertMember(portal.db, {
    addressed_as: 'woman',
    bio: 'نبذة',
    phone: '0550 10 20 30',
    ...given,
  });
  return { member, as: await signedInAs(portal.db, member) };
}

test('a member asks to leave, is signed out everywhere, and is told until when it may come back', async () => {
  const { member, as } = await aPerson();
  const elsewhere = await signedInAs(portal.db, member);
  const { status, body, cookies } = await leave(as);
  expect(status).toBe(200);
  expect(Math.round((Date.parse(body.dueAt) - Date.now()) / 86_400_000)).toBe(14);
  expect(cookies.find(({ name }) => name === 'sid')?.value).toBe('');
  for (const session of [as, elsewhere]) expect((await portal.get('/api/auth/session', session)).status).toBe(401);
  expect((await readMails(portal.db, member.email))[0]?.text).toContain('بعد 14 يومًا');
  expect(await carryOutDue()).toEqual({ count: 0, failures: [] });
  expect((await rowOf(member.id)).name).toBe(member.name);
});

test('a member who signs in before that stays, and is told so', async () => {
  const { member, as } = await aPerson();
  await leave(as);
  expect((await signIn(member.email)).status).toBe(201);
  expect((await readMails(portal.db, member.email)).at(-1)?.subject).toBe('أُلغي طلب حذف حسابك');
  const { deletions } = (await portal.get('/api/dashboard/deletions?limit=100', asAdmin)).body;
  expect(deletions.map(({ id }: { id: string }) => id)).not.toContain(member.id);
  await makeDue(member.id);
  expect(await carryOutDue()).toEqual({ count: 0, failures: [] });
  expect((await rowOf(member.id)).deleted_at).toBeNull();
});

test.each([
  ['no wish for its posts', { posts: undefined }, ['posts']],
  ['another wish than there is', { posts: 'sell' }, ['posts']],
])('with %s nothing is asked for', async (_, given, fields) => {
  const { member, as } = await aPerson();
  const { status, body } = await leave(as, given);
  expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
  expect((await portal.get('/api/auth/session', as)).status).toBe(200);
  expect(
    await portal.db.selectFrom('account_deletions').selectAll().where('member_id', '=', member.id).execute(),
  ).toEqual([]);
});

test('a stranger with an old session cannot delete the account, and its member can after the password', async () => {
  const { member, as } = await aPerson();
  const authenticated_at = new Date(Date.now() - limits.recentAuthenticationMinutes * 60_000);
  await portal.db.updateTable('sessions').set({ authenticated_at }).where('member_id', '=', member.id).execute();
  expect(await leave(as)).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
  expect((await portal.post('/api/auth/reauthenticate', { password }, as)).status).toBe(200);
  expect((await leave(as)).status).toBe(200);
});

async function aPublisher() {
  const { member, as } = await aPerson();
  const profile = { name: member.name, email: member.email, password: '', confirmPassword: '', avatar: await aPhoto() };
  const { body: saved } = await portal.put(`/api/auth/update/${member.id}`, aForm(profile), as);
  const form = aForm({ title: 'حملة', content: '<p>نص</p>', type: 'Post', author: member.id, image: await aPhoto() });
  const { body: published } = await portal.post('/api/post', form, as);
  const former = published.post.image;
  const edited = aForm({ title: 'حملة', content: '<p>نص</p>', type: 'Post', image: await aPhoto() });
  const { body } = await portal.put(`/api/post/${published.post.id}`, edited, as);
  return { member, as, avatar: saved.member.avatar, post: body.post, former };
}
const statusOf = async (url: string) => (await portal.app.inject(url)).statusCode;

test('after the two weeks the person is gone, and its posts stay by a former member', async () => {
  const { member, as, avatar, post, former } = await aPublisher();
  await insertTrashed(portal.db, { id: member.id, office_id: member.office_id });
  await insertDraft(portal.db, { id: member.id, office_id: member.office_id });
  await insertRow(portal.db, 'office_followers', { email: member.email.toUpperCase() });
  await leave(as);
  await makeDue(member.id);
  expect(await carryOutDue()).toEqual({ count: 1, failures: [] });
  expect(await rowOf(member.id)).toMatchObject({
    name: 'عضو سابق',
    addressed_as: 'man',
    email: '',
    phone: '',
    password_hash: '',
    avatar_hash: null,
    bio: '',
    about: '',
    is_active: false,
    last_seen_at: null,
    deleted_at: expect.any(Date),
  });
  const followers = portal.db.selectFrom('office_followers').select('id').where('email', 'ilike', member.email);
  expect(await followers.execute()).toEqual([]);
  expect(await statusOf(avatar)).toBe(404);
  const { body } = await portal.get(`/api/post/${post.id}`);
  expect(body).toMatchObject({ title: 'حملة', author: { name: 'عضو سابق', avatar: null } });
  expect([await statusOf(body.image), await statusOf(former)]).toEqual([200, 404]);
  const revisions = portal.db.selectFrom('post_revisions').select('version').where('post_id', '=', post.id);
  expect(await revisions.execute()).toEqual([]);
  const posts = portal.db.selectFrom('posts').select('id').where('author_id', '=', member.id);
  expect(await posts.execute()).toEqual([{ id: post.id }]);
  expect((await signIn(member.email)).status).toBe(401);
  expect((await readMails(portal.db, member.email)).map(({ subject }) => subject)).toEqual(['حُذف حسابك']);
});

test('an address that the person had asked for goes too, and the mails to it, unless it is another member’s', async () => {
  const [own, taken] = [await aPerson(), await aPerson()];
  for (const { member, as } of [own, taken]) {
    const fields = { name: member.name, email: `new-${member.email}`, password: '', confirmPassword: '' };
    expect((await portal.put(`/api/auth/update/${member.id}`, aForm(fields), as)).status).toBe(200);
    await leave(as);
    await makeDue(member.id);
  }
  await insertMember(portal.db, { email: `new-${taken.member.email}` });
  expect(await carryOutDue()).toEqual({ count: 2, failures: [] });
  expect((await rowOf(own.member.id)).pending_email).toBeNull();
  expect(await readMails(portal.db, `new-${own.member.email}`)).toEqual([]);
  expect(await readMails(portal.db, `new-${taken.member.email}`)).toHaveLength(1);
});

test('what a stranger asked for stays, whose address a member typed and never confirmed', async () => {
  const { member, as } = await aPerson({ is_email_confirmed: false });
  const { email, office_id } = member;
  await portal.db.insertInto('office_followers').values({ office_id, email, confirmed_at: new Date() }).execute();
  const event = await insertPost(portal.db, admin, { type: 'Ad' });
  await insertEvent(portal.db, event);
  await insertVisitorAtEvent(portal.db, event.id, { email });
  await leave(as);
  await makeDue(member.id);
  expect((await carryOutDue()).count).toBe(1);
  for (const table of ['office_followers', 'event_visitors'] as const)
    expect(await portal.db.selectFrom(table).select('email').where('email', '=', email).execute()).toEqual([{ email }]);
});

test('the mails to the address of the person go, in whatever letters it was written', async () => {
  const { member, as } = await aPerson();
  await insertRow(portal.db, 'mails', { recipient: member.email.toUpperCase() });
  await leave(as);
  await makeDue(member.id);
  expect((await carryOutDue()).count).toBe(1);
  expect(await readMails(portal.db, member.email.toUpperCase())).toEqual([]);
});

test('a member who wishes so takes its posts along, with their pictures', async () => {
  const { member, as, avatar, post, former } = await aPublisher();
  await leave(as, { posts: 'delete' });
  await makeDue(member.id);
  await carryOutDue();
  expect((await portal.get(`/api/post/${post.id}`)).status).toBe(404);
  expect(await Promise.all([avatar, post.image, former].map(statusOf))).toEqual([404, 404, 404]);
});

test('the address of a person who left is free again', async () => {
  const { member, as } = await aPerson();
  await leave(as);
  await makeDue(member.id);
  await carryOutDue();
  const newcomer = { name: 'سلمى', email: member.email, password, office: (await insertOffice(portal.db)).id };
  expect((await portal.post('/api/auth/signup', newcomer)).status).toBe(201);
});

test('the last administrator cannot leave; of two who leave at the same moment one stays', async () => {
  expect(await leave(asAdmin)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const second = await aPerson({ role: 'AD' });
  const replies = await Promise.all([leave(asAdmin), leave(second.as)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await portal.db.deleteFrom('account_deletions').execute();
  await portal.db.updateTable('members').set({ role: 'OM' }).where('id', '=', second.member.id).execute();
});

test('an administrator who became the last one since is not deleted, and the others are', async () => {
  const other = await aPerson();
  await insertDeletion(portal.db, admin.id, new Date(0));
  await insertDeletion(portal.db, other.member.id, new Date(1));
  const { count, failures } = await carryOutDue();
  expect([count, failures]).toEqual([1, [expect.objectContaining({ statusCode: 409 })]]);
  expect((await rowOf(admin.id)).deleted_at).toBeNull();
  await portal.db.deleteFrom('account_deletions').execute();
});

describe('an administrator', () => {
  test('sees who asked to leave, the one due first at the top, page by page', async () => {
    await portal.db.deleteFrom('account_deletions').execute();
    const [late, soon] = [await aPerson(), await aPerson()];
    await insertDeletion(portal.db, late.member.id, new Date(Date.now() + 9_000_000));
    await insertDeletion(portal.db, soon.member.id, new Date(Date.now() + 1_000_000));
    const first = await portal.get('/api/dashboard/deletions?limit=1', asAdmin);
    expect(first.headers['x-total-count']).toBe('2');
    expect(first.body.deletions).toMatchObject([{ id: soon.member.id, name: soon.member.name, posts: 'keep' }]);
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    expect((await portal.get(next, asAdmin)).body.deletions).toMatchObject([{ id: late.member.id }]);
  });

  test('carries one out at once, and the audit names nobody', async () => {
    const { member, as } = await aPerson();
    await leave(as);
    expect((await portal.post(`/api/dashboard/deletions/${member.id}/carry-out`, undefined, asAdmin)).status).toBe(200);
    expect((await rowOf(member.id)).name).toBe('عضو سابق');
    const entries = portal.db.selectFrom('audit_entries').select(['act', 'subject_name', 'details']);
    expect(await entries.where('subject', '=', member.id).execute()).toEqual([
      { act: 'member.erased', subject_name: '', details: {} },
    ]);
  });

  test('takes one back for a member who cannot sign in, and the member is told', async () => {
    const { member, as } = await aPerson();
    await leave(as);
    expect((await portal.delete(`/api/dashboard/deletions/${member.id}`, asAdmin)).status).toBe(200);
    await makeDue(member.id);
    expect((await carryOutDue()).count).toBe(0);
    expect((await readMails(portal.db, member.email)).at(-1)?.subject).toBe('أُلغي طلب حذف حسابك');
  });

  test.each(['carry-out', ''])('is told that there is no such request (%s)', async (act) => {
    const { member } = await aPerson();
    for (const id of [member.id, randomUUID(), 'x']) {
      const url = `/api/dashboard/deletions/${id}${act && '/'}${act}`;
      expect((await portal.call(act ? 'POST' : 'DELETE', url, asAdmin)).status).toBe(404);
    }
  });

  test('cannot delete the last administrator through another’s list', async () => {
    await insertDeletion(portal.db, admin.id);
    expect(await portal.post(`/api/dashboard/deletions/${admin.id}/carry-out`, undefined, asAdmin)).toMatchObject({
      status: 409,
    });
    await portal.db.deleteFrom('account_deletions').execute();
  });
});

test('an operator reads how many accounts were deleted', async () => {
  const { member } = await aPerson();
  await insertDeletion(portal.db, member.id, new Date(0));
  const logged: unknown[] = [];
  const log = { info: (line: unknown) => logged.push(line), error: (line: unknown) => logged.push(line) };
  await sweepPersonalData({ db: portal.db, deletionsService: service, log });
  expect(logged).toContainEqual(expect.objectContaining({ accountDeletions: 1 }));
});

test("of staff who left the replies to visitors stay without its name, and what it took care of is anybody's", async () => {
  const { member, as } = await aPerson({ role: 'AD' });
  const { id } = await insertMessage(portal.db, { assignee_id: member.id });
  await insertRow(portal.db, 'contact_replies', { message_id: id, author_id: member.id, text: 'أهلا بك' });
  await leave(as);
  await makeDue(member.id);
  expect(await carryOutDue()).toEqual({ count: 1, failures: [] });
  const { contactMessage } = (await portal.get(`/api/dashboard/messages/${id}`, asAdmin)).body;
  expect(contactMessage).toMatchObject({
    assignee: null,
    replies: [{ text: 'أهلا بك', author: { name: 'عضو سابق' } }],
  });
});
