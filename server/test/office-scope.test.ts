import { aForm } from './a-form.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import {
  insertApplicant,
  insertMember,
  insertMessage,
  insertOffice,
  insertPost,
  insertTrashed,
  signedInAs,
} from './factories.ts';
import { callsOfTable } from './permissions-table.ts';

/** The head of one office and everything of another: by no call is any of it seen or touched. */
let portal: TestApp;
let asHead: Awaited<ReturnType<typeof signedInAs>>;
let ownOffice: string;
let theirs: { office: string; member: string; applicant: string; post: string; message: string; admin: string };

const secret = 'سرّ المكتب الآخر';

beforeAll(async () => {
  portal = await buildTestApp();
  const head = await insertMember(portal.db, { role: 'OP' });
  asHead = await signedInAs(portal.db, head);
  ownOffice = head.office_id;
  const office_id = (await insertOffice(portal.db, { name: `مكتب ${secret}` })).id;
  const admin = await insertMember(portal.db, { role: 'AD', office_id, name: secret });
  const member = await insertMember(portal.db, { office_id, name: secret });
  const applicant = await insertApplicant(portal.db, { office_id, name: secret });
  const post = await insertPost(portal.db, member, { title: secret });
  await insertTrashed(portal.db, member, { title: secret });
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

const fill = (text: string) =>
  text.replace('{own}', ownOffice).replace(/\{(\w+)\}/g, (all, name: keyof typeof theirs) => theirs[name] ?? all);

const lists = [
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
  ['members.csv', '?q=سر'],
  ['applicants', ''],
  ['applicants', '?office={office}'],
  ['applicants', '?q=سر'],
  ['posts', ''],
  ['posts', '?office={office}'],
  ['posts', '?author={member}'],
  ['posts', '?q=سر'],
  ['trash', ''],
  ['offices', ''],
] as const;

test.each(lists)('the head of another office reads nothing of it in %s%s', async (list, query) => {
  const asHead = await signedInAs(portal.db, await insertMember(portal.db, { role: 'OP' }));
  const { statusCode, headers, body } = await portal.app.inject({
    url: encodeURI(`/api/dashboard/${list}${fill(query)}`),
    ...asHead,
  });
  expect(statusCode).toBe(200);
  expect(body).not.toContain(secret);
  for (const id of Object.values(theirs)) expect(body).not.toContain(id);
  if (query !== '') expect(headers['x-total-count'] ?? '0').toBe('0');
});

test('the head of another office reads no figures of it, of no month', async () => {
  const { body } = await portal.get('/api/dashboard/statics', asHead);
  expect(body).toMatchObject({ totalOffices: 1, totalMembers: 1, totalPosts: 0 });
  expect(body.series.at(-1)).toMatchObject({ members: 1, posts: 0 });
});

const reason = { reason: 'سبب' };
const asMember = { name: 'أمين', email: 'amine@portal.example', phone: '0550 10 20 30', password: 'tadamon-1999' };
const asOffice = { name: 'اسم آخر', email: 'other@portal.example', phone: '0550 10 20 30' };
const all = ['{member}', '{applicant}', '{admin}'];

const acts = [
  ['PUT', 'member/{member}', undefined, 403],
  ['PUT', 'member/{applicant}', undefined, 403],
  ['DELETE', 'member/{member}', undefined, 403],
  ['DELETE', 'member/{member}/sessions', undefined, 403],
  ['POST', 'member/{member}/invitation', undefined, 403],
  ['PUT', 'member', { id: '{member}', role: 'OM' }, 403],
  ['PUT', 'member/{member}/email', { email: 'thief@portal.example' }, 403],
  ['PUT', 'member/{member}/office', { officeId: '{own}' }, 403],
  ['POST', 'member', aForm({ ...asMember, role: 'OM', officeId: '{office}' }), 403],
  ['POST', 'applicants/{applicant}/approve', undefined, 403],
  ['POST', 'applicants/{applicant}/refuse', reason, 403],
  ['DELETE', 'applicants/{applicant}/refuse', undefined, 403],
  ['POST', 'members/bulk', { ids: all, action: 'activate' }, 200],
  ['POST', 'members/bulk', { ids: all, action: 'deactivate' }, 200],
  ['POST', 'members/bulk', { ids: all, action: 'delete' }, 200],
  ['POST', 'office', aForm(asOffice), 403],
  ['PUT', 'office', aForm({ ...asOffice, id: '{office}' }), 403],
  ['PUT', 'office/{office}/active', undefined, 403],
  ['DELETE', 'post/{post}', reason, 403],
  ['GET', 'messages', undefined, 403],
  ['DELETE', 'member/{member}/factors', undefined, 403],
  ['GET', 'deletions', undefined, 403],
  ['POST', 'deletions/{member}/carry-out', undefined, 403],
  ['DELETE', 'deletions/{member}', undefined, 403],
  ['GET', 'security', undefined, 403],
  ['GET', 'security.csv', undefined, 403],
  ['GET', 'messages/{message}', undefined, 403],
  ['POST', 'messages/{message}/reply', { text: 'سرّ' }, 403],
  ['PUT', 'messages/{message}/assignee', undefined, 403],
  ['DELETE', 'messages/{message}/assignee', undefined, 403],
  ['PUT', 'messages/{message}', { state: 'new' }, 403],
] as const;

/** The same request with the ids of what is there. */
function fillAll(payload: object) {
  if (!(payload instanceof FormData)) return JSON.parse(fill(JSON.stringify(payload)));
  return aForm(Object.fromEntries([...payload].map(([name, value]) => [name, fill(String(value))])));
}

test.each(acts)('the head of another office touches nothing by %s %s', async (method, path, payload, status) => {
  const before = await everything();
  const reply = await portal.call(method, `/api/dashboard/${fill(path)}`, {
    ...(payload && { payload: fillAll(payload) }),
    ...asHead,
  });
  expect(reply.status).toBe(status);
  if (status === 200) expect(reply.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, false, false]);
  expect(await everything()).toEqual(before);
});

test('the head of another office imports nobody into it', async () => {
  const before = await everything();
  const file = Buffer.from(`الاسم,البريد,الهاتف,المكتب\nأمين,amine@portal.example,0550 10 20 30,مكتب ${secret}`);
  const form = aForm({ isTrial: 'false', officeId: theirs.office, file });
  const reply = await portal.post('/api/dashboard/members/import', form, asHead);
  expect([reply.status, reply.body.added, reply.body.faulty]).toEqual([201, 0, 1]);
  expect(await everything()).toEqual(before);
});

test('no call of staff was left out', () => {
  const called = [
    'POST /api/dashboard/members/import',
    ...lists.map(([list]) => `GET /api/dashboard/${list}`),
    'GET /api/dashboard/statics',
    ...acts.map(([method, path]) => `${method} /api/dashboard/${path.replace(/\{\w+\}/, ':id')}`),
  ];
  const ofStaff = callsOfTable.filter((call) => call.includes(' /api/dashboard/'));
  expect([...new Set(called)].toSorted()).toEqual(ofStaff.toSorted());
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
