import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, signedInAs } from '../../../test/factories.ts';

let portal: TestApp;
let ours: { id: string };
let head: { id: string; office_id: string };
let admin: { id: string };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const statistics = async (member?: { id: string }) =>
  portal.get('/api/dashboard/statics', member && (await signedInAs(portal.db, member)));

async function openPortal() {
  portal = await buildTestApp();
  ours = await insertOffice(portal.db);
  const theirs = await insertOffice(portal.db);
  const created_at = daysAgo(900);
  head = await insertMember(portal.db, { role: 'OP', office_id: ours.id, created_at });
  admin = await insertMember(portal.db, { role: 'AD', office_id: theirs.id, created_at });
  await insertMember(portal.db, { office_id: ours.id, created_at });
  await insertMember(portal.db, { office_id: ours.id });
  await insertMember(portal.db, { office_id: ours.id, deleted_at: new Date() });
  await insertPost(portal.db, head, { published_at: daysAgo(900) });
  await insertPost(portal.db, head);
}

describe('an organisation of two offices', () => {
  beforeAll(openPortal);
  afterAll(() => portal.close());

  test('an administrator reads the figures of the whole organisation', async () => {
    expect(await statistics(admin)).toMatchObject({
      status: 200,
      body: { totalOffices: 2, totalMembers: 4, memberGrowthRate: 33.3, totalPosts: 2, postGrowthRate: 100 },
    });
  });

  test('the head of an office reads those of its own', async () => {
    expect((await statistics(head)).body).toMatchObject({ totalOffices: 1, totalMembers: 3, memberGrowthRate: 50 });
  });

  test('the series ends with this month and holds twelve', async () => {
    const { series } = (await statistics(admin)).body;
    expect(series).toHaveLength(12);
    expect(series.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), members: 1, posts: 1 });
    expect(
      series.slice(0, -1).every(({ members, posts }: { members: number; posts: number }) => members + posts === 0),
    ).toBe(true);
  });
});

describe('an organisation that grows', () => {
  beforeAll(openPortal);
  afterAll(() => portal.close());

  test('a member who came thirty days ago to the hour is part of the growth, an hour earlier is not', async () => {
    const office = await insertOffice(portal.db);
    const created_at = daysAgo(900);
    const chief = await insertMember(portal.db, { role: 'OP', office_id: office.id, created_at });
    await insertMember(portal.db, { office_id: office.id, created_at: daysAgo(30 - 1 / 24) });
    await insertPost(portal.db, chief, { published_at: daysAgo(30 + 1 / 24) });
    await insertPost(portal.db, chief, { published_at: daysAgo(30 - 1 / 24) });
    const figures = { totalMembers: 2, memberGrowthRate: 100, totalPosts: 2, postGrowthRate: 100 };
    expect((await statistics(chief)).body).toMatchObject(figures);
    await insertMember(portal.db, { office_id: office.id, created_at: daysAgo(30 + 1 / 24) });
    expect((await statistics(chief)).body).toMatchObject({ totalMembers: 3, memberGrowthRate: 50 });
  });

  test.each(['SG', 'OM'] as const)('a member of role %s may not', async (role) => {
    const member = await insertMember(portal.db, { role, deleted_at: null, office_id: ours.id });
    expect(await statistics(member)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a visitor may not', async () => {
    expect(await statistics()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});
