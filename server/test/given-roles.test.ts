import { randomUUID } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import type { Role } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import { aForm } from './a-form.ts';
import { openTestApp } from './build-test-app.ts';
import { insertApplicant, insertMember, insertOffice, password, signedInAs } from './factories.ts';
import { readMails } from './read-mails.ts';

/** Calls by which a member has a role it did not have, or may use it again, and what an administrator gives by them. */
const table = `
  call                                       OM  OP  SG  AD
  POST /api/dashboard/member                201 403 403 403
  POST /api/dashboard/members/import        403 403   -   -
  PUT  /api/dashboard/member                403 403 403 403
  PUT  /api/dashboard/member/:id            200 403 403 403
  POST /api/dashboard/members/bulk          200 403 403 403
  POST /api/dashboard/member/:id/invitation 200 403 403 403
  POST /api/dashboard/applicants/:id/approve 200 403 403 403
`;
const roles = ['OM', 'OP', 'SG', 'AD'] as const;
const cases = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([method, path, ...statuses]) =>
    roles.map((role, index) => [`${method} ${path}`, role, statuses[index] ?? ''] as const),
  )
  .filter(([, , status]) => status !== '-');

let admin: Awaited<ReturnType<typeof insertMember>>;
let other: typeof admin;
let asAdmin: Awaited<ReturnType<typeof signedInAs>>;

const portal = await openTestApp();
const officeId = (await insertOffice(portal.db)).id;
beforeEach(async () => {
  await portal.db.updateTable('members').set({ is_active: false }).where('role', '=', 'AD').execute();
  admin = await insertMember(portal.db, { role: 'AD' });
  other = await insertMember(portal.db, { role: 'AD' });
  asAdmin = await signedInAs(portal.db, admin);
});

/** The password was given eleven minutes ago. */
const ageSession = () =>
  portal.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - (limits.recentAuthenticationMinutes + 1) * 60_000) })
    .where('member_id', '=', admin.id)
    .execute();

const someone = (role: Role, given = {}) => insertMember(portal.db, { role, office_id: officeId, ...given });
const anEmail = () => `${randomUUID()}@portal.example`;

const calls: Record<string, (role: Role) => Promise<{ status: number; body: { code?: string } }>> = {
  'POST /api/dashboard/member': (role) => {
    const details = { name: 'أمين', email: anEmail(), phone: '0550 10 20 30', role, officeId, password };
    return portal.post('/api/dashboard/member', aForm(details), asAdmin);
  },
  'POST /api/dashboard/members/import': (role) => {
    const file = Buffer.from(`الاسم,البريد,الهاتف,الصفة\nأمين,${anEmail()},0550102030,${roleName({ role })}`);
    return portal.post('/api/dashboard/members/import', aForm({ isTrial: 'false', officeId, file }), asAdmin);
  },
  'PUT /api/dashboard/member': async (role) => {
    const { id } = await someone(role === 'OM' ? 'OP' : 'OM');
    return portal.put('/api/dashboard/member', { id, role }, asAdmin);
  },
  'PUT /api/dashboard/member/:id': async (role) => {
    const { id } = await someone(role, { is_active: false, admitted_at: new Date() });
    return portal.put(`/api/dashboard/member/${id}`, undefined, asAdmin);
  },
  'POST /api/dashboard/members/bulk': async (role) => {
    const { id } = await someone(role, { is_active: false, admitted_at: new Date() });
    return portal.post('/api/dashboard/members/bulk', { ids: [id], action: 'activate' }, asAdmin);
  },
  'POST /api/dashboard/member/:id/invitation': async (role) => {
    const { id } = await someone(role, { must_change_password: true });
    return portal.post(`/api/dashboard/member/${id}/invitation`, undefined, asAdmin);
  },
  'POST /api/dashboard/applicants/:id/approve': async (role) => {
    const { id } = await insertApplicant(portal.db, { role, is_email_confirmed: true });
    return portal.post(`/api/dashboard/applicants/${id}/approve`, undefined, asAdmin);
  },
};
const callFor = (call: string, role: Role) => {
  const send = calls[call];
  if (!send) throw new Error(`no request for ${call}`);
  return send(role);
};

test.each(cases)(
  '%s for an %s is answered %s to an administrator who gave its password long ago',
  async (call, role, status) => {
    await ageSession();
    const reply = await callFor(call, role);
    expect([reply.status, reply.body.code]).toEqual([
      Number(status),
      status === '403' ? 'reauthentication_required' : undefined,
    ]);
    expect(await readMails(portal.db, other.email)).toEqual([]);
  },
);

const toldOf = cases.filter(([call]) => !call.endsWith('/invitation'));
test.each(toldOf)(
  '%s for an %s is told to the other administrators where the role is one of trust',
  async (call, role) => {
    const { status } = await callFor(call, role);
    expect([200, 201]).toContain(status);
    const mails = await readMails(portal.db, other.email);
    if (role === 'OM') expect(mails).toEqual([]);
    else expect(mails).toMatchObject([{ text: expect.stringContaining(`: ${roleName({ role })}. المكتب: `) }]);
    expect(await readMails(portal.db, admin.email)).toEqual([]);
  },
);

test('a list that asks for the password leaves nobody in a half: sent again after it, all of it is done', async () => {
  const ids = await Promise.all(
    (['OM', 'OP', 'OM'] as const).map(
      async (role) => (await someone(role, { is_active: false, admitted_at: new Date() })).id,
    ),
  );
  const activate = () => portal.post('/api/dashboard/members/bulk', { ids, action: 'activate' }, asAdmin);
  await ageSession();
  expect((await activate()).body.code).toBe('reauthentication_required');
  await portal.post('/api/auth/reauthenticate', { password }, asAdmin);
  const { body } = await activate();
  expect(body.results).toEqual(ids.map((id) => ({ id, ok: true })));
});
