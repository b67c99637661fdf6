import type { InjectOptions } from 'fastify';
import { archivedTables } from '../src/api/catalogue.ts';
import { aForm } from './a-form.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { requestOf } from './calls.ts';
import {
  insertApplicant,
  insertMember,
  insertMessage,
  insertOffice,
  insertPost,
  insertTrashed,
  signedInAs,
} from './factories.ts';
import { insertRow, listReferences } from './insert-row.ts';
import { permissions } from './permissions-table.ts';

/** The head of one office and everything of another: by no call is any of it seen or touched. */
let portal: TestApp;
let asHead: Awaited<ReturnType<typeof signedInAs>>;
let ownOffice: string;
let ids: { office: string; member: string; applicant: string; post: string; message: string; admin: string };

const secret = 'سرّ المكتب الآخر';
/** What nothing else contains: the ids in the rows of the other office, and the random texts that fill them. */
const identifying: string[] = [];

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
  await insertTrashed(portal.db, member, { title: secret, trashed_by: admin.id });
  const message = await insertMessage(portal.db);
  // audit entries are hash-chained and cannot be inserted; the requests below write some
  const ofMembers = (await listReferences(portal.db)).filter(
    ({ table, parent }) => parent === 'members' && table !== 'audit_entries',
  );
  for (const { table, columns, targets } of ofMembers) {
    const row = await insertRow(portal.db, table, { [columns[targets.indexOf('id')] ?? '']: member.id });
    for (const value of Object.values(row))
      if (typeof value === 'string' && value.length >= 32) identifying.push(value);
  }
  const asAdmin = await signedInAs(portal.db, admin);
  await portal.put(`/api/dashboard/member/${member.id}`, undefined, asAdmin);
  await portal.put(`/api/dashboard/messages/${message.id}`, { state: 'read' }, asAdmin);
  await portal.get('/api/dashboard/offices', asAdmin);
  ids = {
    office: office_id,
    member: member.id,
    applicant: applicant.id,
    post: post.id,
    message: message.id,
    admin: admin.id,
  };
});
afterAll(() => portal.close());

const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: keyof typeof ids) => ids[name] ?? all);

/** Calls of staff, and how a head of another office is answered. */
const callsOfStaff = permissions.flatMap(([who, status, call]) =>
  who === 'OP' && call.includes(' /api/dashboard/') ? [[call, status] as const] : [],
);
const lists = callsOfStaff.flatMap(([call, status]) =>
  call.startsWith('GET ') && status === 200 ? [call.replace('GET /api/dashboard/', '')] : [],
);
const searches = [
  ['audit', '?subject={member}'],
  ['audit', '?actor={admin}'],
  ['audit', '?act=message.marked'],
  ['members', '?office={office}'],
  ['members', '?q=سر&active=false&sort=name'],
  ['members', '?role=AD'],
  ['members.csv', '?office={office}'],
  ['members.csv', '?q=سر'],
  ['applicants', '?office={office}'],
  ['applicants', '?q=سر'],
  ['posts', '?office={office}'],
  ['posts', '?author={member}'],
  ['posts', '?q=سر'],
] as const;

test.each([...lists.map((list) => [list, ''] as const), ...searches])(
  'the head of another office reads nothing of it in %s%s',
  async (list, query) => {
    const asHead = await signedInAs(portal.db, await insertMember(portal.db, { role: 'OP' }));
    const { statusCode, headers, body } = await portal.app.inject({
      url: encodeURI(`/api/dashboard/${list}${fill(query)}`),
      ...asHead,
    });
    expect(statusCode).toBe(200);
    expect(body).not.toContain(secret);
    expect([...Object.values(ids), ...identifying].filter((text) => body.includes(text))).toEqual([]);
    if (query !== '') expect(headers['x-total-count'] ?? '0').toBe('0');
  },
);

test('the head of another office reads no figures of it, of no month', async () => {
  const { body } = await portal.get('/api/dashboard/statics', asHead);
  expect(body).toMatchObject({ totalOffices: 1, totalMembers: 1, totalPosts: 0 });
  expect(body.series.at(-1)).toMatchObject({ members: 1, posts: 0 });
});

const everything = () =>
  Promise.all(archivedTables.map(({ table }) => portal.db.selectFrom(table).selectAll().execute()));

/** Expects that the request changes nothing. @returns the reply */
async function expectUnchanged(request: InjectOptions) {
  const before = await everything();
  const reply = await portal.app.inject({ ...request, ...asHead });
  expect(await everything()).toEqual(before);
  return reply;
}

const rejected = callsOfStaff.filter(([, status]) => status >= 400);

test.each(rejected)('the head of another office touches nothing by %s', async (call, status) => {
  const member = await insertMember(portal.db, { office_id: ids.office });
  const request = await requestOf(call, { ...portal, member, otherOfficeId: ownOffice, callerId: '' });
  expect((await expectUnchanged(request)).statusCode).toBe(status);
});

test('a head cannot activate an applicant of another office through the switch of members', async () => {
  const reply = await expectUnchanged({ method: 'PUT', url: `/api/dashboard/member/${ids.applicant}` });
  expect(reply.statusCode).toBe(403);
});

test.each(['activate', 'deactivate', 'delete'])('the head of another office cannot %s many of it', async (action) => {
  const payload = { ids: [ids.member, ids.applicant, ids.admin], action };
  const reply = await expectUnchanged({ method: 'POST', url: '/api/dashboard/members/bulk', payload });
  const results = reply.json().results.map(({ ok }: { ok: boolean }) => ok);
  expect([reply.statusCode, results]).toEqual([200, [false, false, false]]);
});

test('the head of another office imports nobody into it', async () => {
  const file = Buffer.from(`الاسم,البريد,الهاتف,المكتب\nأمين,amine@portal.example,0550 10 20 30,مكتب ${secret}`);
  const payload = aForm({ isTrial: 'false', officeId: ids.office, file });
  const reply = await expectUnchanged({ method: 'POST', url: '/api/dashboard/members/import', payload });
  const { added, faulty } = reply.json();
  expect([reply.statusCode, added, faulty]).toEqual([201, 0, 1]);
});

test('every call of staff that a head may make has a test of its own here', () => {
  const allowed = callsOfStaff.filter(([call, status]) => status < 300 && !call.startsWith('GET '));
  const tested = ['POST /api/dashboard/members/bulk', 'POST /api/dashboard/members/import'];
  expect(allowed.map(([call]) => call)).toEqual(tested);
});
