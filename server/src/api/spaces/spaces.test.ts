import { MemberReply } from 'shared-api/contract/members/members.contract';
import { OfficeSpaceReply, SecretaryGeneralReply } from 'shared-api/contract/offices/spaces.contract';
import * as v from 'valibot';
import { buildTestApp, openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost } from '../../../test/factories.ts';
import { serverLimits } from '../../limits.ts';

const portal = await openTestApp();

const named = (body: { name: string }[]) => body.map(({ name }) => name);

test('an organisation that has just begun has neither a secretary-general nor a national office to show', async () => {
  const begun = await buildTestApp();
  expect((await begun.get('/api/org/secretary-general')).body).toEqual({ info: null, posts: [], total: 0 });
  expect((await begun.get('/api/org/national-office')).status).toBe(404);
  await begun.close();
});

test('the secretary-general is the active one appointed last, with its pinned posts however old', async () => {
  await insertMember(portal.db, { role: 'SG', role_since: new Date('2100-01-01') });
  await insertMember(portal.db, { role: 'SG', role_since: new Date('2102-01-01'), is_active: false });
  const current = await insertMember(portal.db, {
    role: 'SG',
    role_since: new Date('2101-01-01'),
    bio: 'سيرة',
    addressed_as: 'woman',
  });
  await insertPost(portal.db, current, { title: 'قديم', is_pinned: true, published_at: new Date('2020-01-01') });
  await insertPost(portal.db, current, { title: 'جديد' });
  const { info, posts } = v.parse(SecretaryGeneralReply, (await portal.get('/api/org/secretary-general')).body);
  expect(info).toMatchObject({ id: current.id, email: current.email, bio: 'سيرة', addressedAs: 'woman' });
  expect(posts.map(({ title, pinned }) => [title, pinned])).toEqual([
    ['جديد', false],
    ['قديم', true],
  ]);
});

test('a reader of posts with long texts gets the first of them, the pinned one among them, and how many there are', async () => {
  const author = await insertMember(portal.db, { role: 'SG', role_since: new Date('2103-01-01') });
  const content = `<p>${'ن'.repeat(serverLimits.maxTextOfPage * 0.4)}</p>`;
  await insertPost(portal.db, author, {
    title: 'قديم',
    is_pinned: true,
    published_at: new Date('2020-01-01'),
    content,
  });
  for (let day = 1; day <= 3; day += 1) await insertPost(portal.db, author, { content });
  const space = v.parse(SecretaryGeneralReply, (await portal.get('/api/org/secretary-general')).body);
  expect(space).toMatchObject({ total: 4, posts: [{ pinned: false }, { title: 'قديم', pinned: true }] });
  const office = await portal.get(`/api/org/provincial-offices/${author.office_id}`);
  expect([office.body.posts.length, office.body.totals.posts]).toEqual([2, 4]);
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', author.id).execute();
});

test('provincial offices come in Arabic alphabetical order', async () => {
  for (const name of ['وهران', 'البليدة', 'أدرار', 'إليزي', 'بجاية']) await insertOffice(portal.db, { name });
  const { body } = await portal.get('/api/org/provincial-offices');
  const ours = named(body.offices).filter((name) => !name.startsWith('مكتب'));
  expect(ours).toEqual(['أدرار', 'البليدة', 'إليزي', 'بجاية', 'وهران']);
  expect(Object.keys(body.offices[0])).toEqual(['id', 'name', 'otherNames', 'cover']);
});

test('an office shows its head first, hides who is not active or was deleted, and counts', async () => {
  const office = await insertOffice(portal.db);
  const member = await insertMember(portal.db, { office_id: office.id, name: 'عضو' });
  await insertMember(portal.db, { office_id: office.id, name: 'رئيس', role: 'OP' });
  await insertMember(portal.db, { office_id: office.id, name: 'منتظر', is_active: false });
  await insertMember(portal.db, { office_id: office.id, name: 'محذوف', deleted_at: new Date() });
  await insertPost(portal.db, member);
  await insertPost(portal.db, member);
  const { body } = await portal.get(`/api/org/provincial-offices/${office.id}?limit=1`);
  const reply = v.parse(OfficeSpaceReply, body);
  expect(named(reply.members)).toEqual(['رئيس']);
  expect(reply.posts).toHaveLength(1);
  expect(reply.totals).toEqual({ members: 2, posts: 2 });
  expect(reply.office).toMatchObject({ id: office.id, kind: 'provincial', email: 'o@portal.example' });
  expect(JSON.stringify(body.members)).not.toMatch(/@portal\.example/);
});

test('a visitor sees the members of an office page by page, its head first, each of them once', async () => {
  const office = await insertOffice(portal.db);
  const cameAt = new Date('2026-03-01');
  for (const name of ['أ', 'ب', 'ج', 'د'])
    await insertMember(portal.db, { office_id: office.id, name, created_at: cameAt });
  await insertMember(portal.db, { office_id: office.id, name: 'رئيس', role: 'OP' });
  await insertMember(portal.db, { office_id: office.id, name: 'منتظر', is_active: false });
  const seen: string[] = [];
  let next: string | undefined = `/api/org/members?office=${office.id}&limit=2`;
  while (next) {
    const page = await portal.get(next);
    expect(page.headers['x-total-count']).toBe('5');
    seen.push(...named(page.body));
    next = /<(.*)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(seen[0]).toBe('رئيس');
  expect(seen.toSorted()).toEqual(['أ', 'ب', 'ج', 'د', 'رئيس'].toSorted());
});

test('an office may keep its contacts to itself', async () => {
  const office = await insertOffice(portal.db, { shows_contacts: false, address: 'دار الطالب', hours: 'صباحًا' });
  const { body } = await portal.get(`/api/org/provincial-offices/${office.id}`);
  for (const contact of ['email', 'phone', 'address', 'hours']) expect(body.office).not.toHaveProperty(contact);
});

test('the national office is not a provincial one', async () => {
  const national = await insertOffice(portal.db, { kind: 'national', name: 'المكتب الوطني' });
  const member = await insertMember(portal.db, { office_id: national.id });
  await insertPost(portal.db, member);
  const reply = v.parse(OfficeSpaceReply, (await portal.get('/api/org/national-office/')).body);
  expect(reply).toMatchObject({
    office: { id: national.id },
    members: [{ id: member.id }],
    totals: { members: 1, posts: 1 },
    posts: [{ title: 'حملة تبرع' }],
  });
  expect((await portal.get(`/api/org/provincial-offices/${national.id}`)).status).toBe(404);
});

test('a member is reached by its office, the secretary-general in person', async () => {
  const ofOffice = { email: 'office@portal.example', phone: '029 11', address: 'دار الطالب، أدرار', hours: null };
  const office = await insertOffice(portal.db, ofOffice);
  const member = await insertMember(portal.db, { office_id: office.id, phone: '0550 11' });
  const { body } = await portal.get(`/api/org/members/${member.id}`);
  const reply = v.parse(MemberReply, body);
  expect(reply).toMatchObject({
    member: { id: member.id },
    contact: ofOffice,
  });
  expect(JSON.stringify(body)).not.toContain(member.email);

  const general = await insertMember(portal.db, { role: 'SG', phone: '0550 12' });
  const { contact } = v.parse(MemberReply, (await portal.get(`/api/org/members/${general.id}`)).body);
  expect(contact).toEqual({ email: general.email, phone: '0550 12', address: null, hours: null });
});

test('a member of an office that keeps its contacts to itself shows none', async () => {
  const { id: office_id } = await insertOffice(portal.db, { shows_contacts: false });
  const { id } = await insertMember(portal.db, { office_id });
  expect((await portal.get(`/api/org/members/${id}`)).body.contact).toEqual({
    email: null,
    phone: null,
    address: null,
    hours: null,
  });
});

test.each([{ is_active: false }, { deleted_at: new Date() }])('a member who is %j is not found', async (given) => {
  const { id } = await insertMember(portal.db, given);
  expect((await portal.get(`/api/org/members/${id}`)).status).toBe(404);
});

test('an unknown office is not found', async () => {
  expect(await portal.get('/api/org/provincial-offices/nowhere')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('only active offices are offered to who signs up', async () => {
  const open = await insertOffice(portal.db);
  const closed = await insertOffice(portal.db, { is_active: false });
  const { body } = await portal.get('/api/auth/offices');
  expect(named(body.offices)).toContain(open.name);
  expect(named(body.offices)).not.toContain(closed.name);
  expect(body.offices[0]).toEqual({ id: expect.any(String), name: expect.any(String) });
});
