import { AuditReply } from 'shared-api/contract/audit.contract';
import * as v from 'valibot';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, signedInAs } from '../../../test/factories.ts';

const read = async (as: typeof asAdmin, query = '') => {
  const { status, body } = await portal.get(`/api/dashboard/audit${query}`, as);
  expect(status).toBe(200);
  return v.parse(AuditReply, body).entries;
};

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD', name: 'كريم' });
const head = await insertMember(portal.db, { role: 'OP' });
const asAdmin = await signedInAs(portal.db, admin);
const asHead = await signedInAs(portal.db, head);

test('it is told who did what to whom, when and from which network', async () => {
  const { id } = await insertMember(portal.db, { office_id: head.office_id, name: 'سلمى' });
  const from = { remoteAddress: '203.0.113.77' };
  await portal.put('/api/dashboard/member', { id, role: 'OP' }, { ...asAdmin, ...from });
  const [entry] = await read(asAdmin);
  expect(entry).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actor: { id: admin.id, name: 'كريم', role: 'AD' },
    act: 'member.role_changed',
    subject: { kind: 'member', id, name: 'سلمى' },
    details: { from: 'OM', to: 'OP', address: '203.0.113.0/24' },
  });
  expect(Date.now() - Date.parse(entry?.at ?? '')).toBeLessThan(60_000);
  expect((await read(asHead))[0]?.details).toEqual({ from: 'OM', to: 'OP' });
});

test('an act that fails half-way leaves no entry, and an entry that fails undoes its act', async () => {
  const { id } = await insertMember(portal.db, { office_id: head.office_id });
  await portal.db.schema.alterTable('audit_entries').renameTo('elsewhere').execute();
  const { status } = await portal.put(`/api/dashboard/member/${id}`, undefined, asHead);
  await portal.db.schema.alterTable('elsewhere').renameTo('audit_entries').execute();
  expect(status).toBe(500);
  const member = await portal.db.selectFrom('members').select('is_active').where('id', '=', id).executeTakeFirst();
  expect(member?.is_active).toBe(true);
});

test('a move is read by the heads of both offices', async () => {
  const there = await insertOffice(portal.db);
  const otherHead = await insertMember(portal.db, { role: 'OP', office_id: there.id });
  const { id } = await insertMember(portal.db, { office_id: head.office_id });
  await portal.put(`/api/dashboard/member/${id}/office`, { officeId: there.id }, asAdmin);
  const asOther = await signedInAs(portal.db, otherHead);
  for (const as of [asHead, asOther, asAdmin]) {
    expect(await read(as, `?subject=${id}`)).toMatchObject([{ act: 'member.moved', details: { to: there.name } }]);
  }
});

test('an administrator who gives the same role or the same office again leaves no entry', async () => {
  const { id, office_id } = await insertMember(portal.db, { office_id: head.office_id, role: 'OM' });
  const role = await portal.put('/api/dashboard/member', { id, role: 'OM' }, asAdmin);
  const office = await portal.put(`/api/dashboard/member/${id}/office`, { officeId: office_id }, asAdmin);
  const member = { id, role: 'OM', office: { id: office_id } };
  expect([role, office]).toMatchObject([
    { status: 200, body: { member } },
    { status: 200, body: { member } },
  ]);
  expect(office.body.member.version).toBe(role.body.member.version);
  expect(await read(asAdmin, `?subject=${id}`)).toEqual([]);
});

test('entries are narrowed by actor, subject and act, and come page by page', async () => {
  const { id } = await insertMember(portal.db, { office_id: head.office_id });
  for (let times = 0; times < 3; times += 1) await portal.put(`/api/dashboard/member/${id}`, undefined, asHead);
  expect(await read(asAdmin, `?actor=${head.id}&subject=${id}`)).toHaveLength(3);
  expect(await read(asAdmin, `?act=member.activated&subject=${id}`)).toHaveLength(1);
  const first = await portal.get(`/api/dashboard/audit?subject=${id}&limit=2`, asAdmin);
  expect([first.body.entries.length, first.headers['x-total-count']]).toEqual([2, '3']);
  const next = String(first.headers.link).match(/<(.+)>/)?.[1] ?? '';
  const second = await portal.get(next, asAdmin);
  expect(second.body.entries).toHaveLength(1);
  expect(second.headers.link).toBeUndefined();
  expect((await portal.get('/api/dashboard/audit?act=nothing', asAdmin)).status).toBe(400);
});
