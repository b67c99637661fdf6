import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';

const portal = await openTestApp();

const activeAdmins = () =>
  portal.db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'AD')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .execute();

type As = Awaited<ReturnType<typeof signedInAs>>;
const acts: [string, (id: string, as: As) => Promise<{ status: number }>][] = [
  ['demote', (id, as) => portal.put('/api/dashboard/member', { id, role: 'OM' }, as)],
  ['deactivate', (id, as) => portal.put(`/api/dashboard/member/${id}`, undefined, as)],
  ['delete', (id, as) => portal.delete(`/api/dashboard/member/${id}`, as)],
];

test.each(acts)('of administrators who %s each other at the same moment one stays', async (_, act) => {
  for (let round = 0; round < 5; round += 1) {
    await portal.db.updateTable('members').set({ role: 'OM' }).execute();
    const admins: { id: string }[] = [];
    for (let index = 0; index < 3; index += 1) admins.push(await insertMember(portal.db, { role: 'AD' }));
    const signedIn = await Promise.all(admins.map((each) => signedInAs(portal.db, each)));
    const replies = await Promise.all(
      signedIn.map((as, index) => act(admins[(index + 1) % admins.length]?.id ?? '', as)),
    );
    expect((await activeAdmins()).length).toBeGreaterThanOrEqual(1);
    expect(replies.filter(({ status }) => status === 200).length).toBe(3 - (await activeAdmins()).length);
    expect(replies.every(({ status }) => [200, 401, 403, 404].includes(status))).toBe(true);
  }
});

test('clicks at the same moment cancel out, and each is counted', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const { id } = await insertMember(portal.db);
  const as = await signedInAs(portal.db, admin);
  const toggled = await Promise.all(
    Array.from({ length: 8 }, () => portal.put(`/api/dashboard/member/${id}`, undefined, as)),
  );
  const states = toggled.map(({ body }) => body.member.Active);
  expect(states.filter(Boolean)).toHaveLength(4);
  const { is_active } = await portal.db
    .selectFrom('members')
    .select('is_active')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(is_active).toBe(true);
  const acts = await portal.db.selectFrom('audit_entries').select('act').where('subject', '=', id).execute();
  expect(acts.filter(({ act }) => act === 'member.deactivated')).toHaveLength(4);
});

test('the head of an office who is transferred meanwhile acts no more on the one it left', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const { id } = await insertMember(portal.db, { office_id: head.office_id });
  const as = await signedInAs(portal.db, head);
  const away = await insertMember(portal.db);
  await portal.db.updateTable('members').set({ office_id: away.office_id }).where('id', '=', head.id).execute();
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, as)).status).toBe(403);
});

test('an administrator whose time without a second factor ends while its form is on the way adds nobody', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const as = await signedInAs(portal.db, admin);
  const details = { name: 'أمين بوعلام', email: `${randomUUID()}@portal.example`, phone: '0550 10 20 30', role: 'OM' };
  const form = new Response(aForm({ ...details, officeId: admin.office_id, password }));
  const bytes = Buffer.from(await form.clone().arrayBuffer());
  async function* send() {
    yield bytes.subarray(0, 100);
    const second_factor_due_at = new Date(Date.now() - 60_000);
    await portal.db.updateTable('members').set({ second_factor_due_at }).where('id', '=', admin.id).execute();
    yield bytes.subarray(100);
  }
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  const payload = Readable.from(send());
  const reply = await portal.call('POST', '/api/dashboard/member', { ...as, headers, payload });
  expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
});

test('the kept numbers of members are those one would count', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const as = await signedInAs(portal.db, admin);
  const members = [];
  for (let index = 0; index < 4; index += 1) members.push(await insertMember(portal.db));
  const [one, two, three, four] = members.map(({ id }) => id);
  await Promise.all([
    portal.put(`/api/dashboard/member/${one}`, undefined, as),
    portal.put('/api/dashboard/member', { id: two, role: 'OP' }, as),
    portal.delete(`/api/dashboard/member/${three}`, as),
    portal.put(`/api/dashboard/member/${four}/office`, { officeId: admin.office_id }, as),
  ]);
  await portal.db
    .deleteFrom('members')
    .where('id', '=', three ?? '')
    .execute();
  const kept = await portal.db.selectFrom('member_counts').selectAll().where('total', '!=', 0).execute();
  const counted = await portal.db
    .selectFrom('members')
    .select((eb) => ['office_id', 'role', 'is_active', eb.fn.countAll<string>().as('total')])
    .where('deleted_at', 'is', null)
    .groupBy(['office_id', 'role', 'is_active'])
    .execute();
  const inOrder = (rows: object[]) => rows.map((each) => JSON.stringify(each)).toSorted();
  expect(inOrder(kept)).toEqual(inOrder(counted.map((each) => ({ ...each, total: Number(each.total) }))));
});
