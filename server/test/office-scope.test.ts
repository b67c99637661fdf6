/** @jest-environment node */
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { insertApplicant, insertMember, insertMessage, insertOffice, insertPost, signedInAs } from './factories.ts';

/** The head of one office and everything of another: by no call is any of it seen or touched. */
let portal: TestApp;
let asHead: Awaited<ReturnType<typeof signedInAs>>;
let theirs: { office: string; member: string; applicant: string; post: string; message: string; admin: string };

const secret = 'سرّ المكتب الآخر';

beforeAll(async () => {
  portal = await buildTestApp();
  asHead = await signedInAs(portal.db, await insertMember(portal.db, { role: 'OP' }));
  const office_id = (await insertOffice(portal.db, { name: `مكتب ${secret}` })).id;
  const admin = await insertMember(portal.db, { role: 'AD', office_id, name: secret });
  const member = await insertMember(portal.db, { office_id, name: secret });
  const applicant = await insertApplicant(portal.db, { office_id, name: secret });
  const post = await insertPost(portal.db, member, { title: secret });
  const message = await insertMessage(portal.db);
  const asAdmin = await signedInAs(portal.db, admin);
  await portal.put(`/api/dashboard/member/${member.id}`, undefined, asAdmin);
  await portal.put(`/api/dashboard/messages/${message.id}`, { state: 'read' }, asAdmin);
  await portal.get('/api/dashboard/offices', asAdmin);
  theirs = {
    office: office_id,
    member: member.id,
    applicant: applicant.id,
    post: post.id,
    message: message.id,
    admin: admin.id,
  };
});
afterAll(() => portal.close());

test.each([
  ['audit', ''],
  ['audit', '?subject={member}'],
  ['audit', '?actor={admin}'],
  ['audit', '?act=message.marked'],
  ['members', ''],
  ['members', '?office={office}'],
  ['members', '?q=سر&active=false&sort=name'],
  ['members', '?role=AD'],
  ['members.csv', ''],
  ['members.csv', '?office={office}'],
  ['applicants', ''],
  ['applicants', '?office={office}'],
  ['posts', ''],
  ['posts', '?office={office}'],
  ['posts', '?author={member}'],
  ['posts', '?q=سر'],
  ['offices', ''],
])('the head of another office reads nothing of it in %s%s', async (list, query) => {
  const filled = query.replace(/\{(\w+)\}/g, (_, name: keyof typeof theirs) => theirs[name]);
  const { statusCode, headers, body } = await portal.app.inject({
    url: encodeURI(`/api/dashboard/${list}${filled}`),
    ...asHead,
  });
  expect(statusCode).toBe(200);
  expect(body).not.toContain(secret);
  for (const id of Object.values(theirs)) expect(body).not.toContain(id);
  if (query !== '') expect(headers['x-total-count'] ?? '0').toBe('0');
});

test('the head of another office reads no figures of it', async () => {
  const { body } = await portal.get('/api/dashboard/statics', asHead);
  expect(body).toMatchObject({ totalOffices: 1, totalMembers: 1, totalPosts: 0 });
});

const reason = { reason: 'سبب' };
test.each([
  ['PUT', 'member/{member}', undefined, 403],
  ['DELETE', 'member/{member}', undefined, 403],
  ['PUT', 'member', { id: '{member}', role: 'OM' }, 403],
  ['PUT', 'member/{member}/office', { officeId: '{office}' }, 403],
  ['POST', 'applicants/{applicant}/approve', undefined, 403],
  ['POST', 'applicants/{applicant}/refuse', reason, 403],
  ['POST', 'members/bulk', { ids: ['{member}', '{applicant}', '{admin}'], action: 'delete' }, 200],
  ['PUT', 'office/{office}/active', undefined, 403],
  ['DELETE', 'post/{post}', reason, 403],
  ['GET', 'messages', undefined, 403],
  ['PUT', 'messages/{message}', { state: 'new' }, 403],
] as const)('the head of another office touches nothing by %s %s', async (method, path, payload, status) => {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: keyof typeof theirs) => theirs[name] ?? all);
  const before = await everything();
  const reply = await portal.call(method, `/api/dashboard/${fill(path)}`, {
    ...(payload && { payload: JSON.parse(fill(JSON.stringify(payload))) }),
    ...asHead,
  });
  expect(reply.status).toBe(status);
  if (status === 200) expect(reply.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, false, false]);
  expect(await everything()).toEqual(before);
});

const everything = async () => ({
  members: await portal.db
    .selectFrom('members')
    .selectAll()
    .where('office_id', '=', theirs.office)
    .orderBy('id')
    .execute(),
  offices: await portal.db.selectFrom('offices').selectAll().where('id', '=', theirs.office).execute(),
  posts: await portal.db.selectFrom('posts').selectAll().where('office_id', '=', theirs.office).execute(),
  messages: await portal.db.selectFrom('contact_messages').selectAll().execute(),
  audit: await portal.db.selectFrom('audit_entries').selectAll().orderBy('at').execute(),
});
