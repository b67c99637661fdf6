import { openTestApp } from '../../../test/build-test-app.ts';
import { insertApplicant, insertMember, password, signedInAs } from '../../../test/factories.ts';
import { rejections } from '../../messages.ts';
import { mailsRepository } from '../../platform/mail/mails.repository.ts';

const applicant = (given = {}) => insertApplicant(portal.db, { office_id: head.office_id, ...given });
const waiting = async () => {
  const { headers, body } = await portal.get('/api/dashboard/applicants', asHead);
  const ids = body.members.map(({ id }: { id: string }) => id);
  expect(headers['x-total-count']).toBe(String(ids.length));
  return ids;
};
const mailsTo = (recipient: string) =>
  portal.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', recipient).execute();

const portal = await openTestApp();
const head = await insertMember(portal.db, { role: 'OP' });
const asHead = await signedInAs(portal.db, head);

test('the head of an office reads who waits to be let in, and nobody else', async () => {
  const { db, get } = portal;
  const other = await insertMember(db, { role: 'OP' });
  const { office_id } = other;
  const one = await insertApplicant(db, { office_id });
  await insertApplicant(db, { office_id, refused_at: new Date() });
  await insertApplicant(db, { office_id, admitted_at: new Date() });
  await insertApplicant(db, { office_id, deleted_at: new Date() });
  await insertApplicant(db);
  const { body } = await get('/api/dashboard/applicants', await signedInAs(db, other));
  expect(body.members).toMatchObject([{ id: one.id }]);
});

test('an applicant who is approved is told by mail and signs in', async () => {
  const { id, email } = await applicant();
  const reply = await portal.post(`/api/dashboard/applicants/${id}/approve`, undefined, asHead);
  expect(reply).toMatchObject({ status: 200, body: { member: { id, Active: true }, message: expect.any(String) } });
  expect(await mailsTo(email)).toMatchObject([{ subject: 'تم تفعيل حسابك' }]);
  expect((await portal.post('/api/auth/login', { email, password })).status).toBe(201);
  expect(await waiting()).not.toContain(id);
});

type Decision = { confirmUnproven?: boolean };
const waysIn: [string, (id: string, decision: Decision) => Promise<{ status: number; message: string }>][] = [
  [
    'approved',
    async (id, decision) => {
      const { status, body } = await portal.post(`/api/dashboard/applicants/${id}/approve`, decision, asHead);
      return { status, message: body.message };
    },
  ],
  [
    'activated',
    async (id, decision) => {
      const { status, body } = await portal.put(`/api/dashboard/member/${id}`, decision, asHead);
      return { status, message: body.message };
    },
  ],
  [
    'activated among many',
    async (id, decision) => {
      const many = { ids: [id], action: 'activate', ...decision };
      const { results } = (await portal.post('/api/dashboard/members/bulk', many, asHead)).body;
      return results[0].ok ? { status: 200, message: '' } : { status: 409, message: results[0].message };
    },
  ],
];

test.each(waysIn)('an applicant whose e-mail is not confirmed is %s by a second decision only', async (_, decide) => {
  const { id, email } = await applicant({ is_email_confirmed: false });
  const isActive = async () =>
    (await portal.db.selectFrom('members').select('is_active').where('id', '=', id).executeTakeFirstOrThrow())
      .is_active;
  for (const decision of [{}, { confirmUnproven: false }])
    expect(await decide(id, decision)).toEqual({ status: 409, message: rejections.emailUnconfirmed });
  expect([await isActive(), await mailsTo(email)]).toEqual([false, []]);
  expect((await decide(id, { confirmUnproven: true })).status).toBe(200);
  expect(await isActive()).toBe(true);
});

test('a member who was let in once is activated again without a second decision', async () => {
  const { id } = await applicant({ is_email_confirmed: false, admitted_at: new Date() });
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, asHead)).status).toBe(200);
});

test('an applicant who is rejected is told why and does not wait any longer', async () => {
  const { id, email } = await applicant();
  const reject = { reason: 'لست طالبًا في هذه الولاية' };
  const reply = await portal.post(`/api/dashboard/applicants/${id}/refuse`, reject, asHead);
  expect(reply).toMatchObject({ status: 200, body: { member: { id, Active: false } } });
  expect(await mailsTo(email)).toMatchObject([{ text: expect.stringContaining(reject.reason) }]);
  expect((await portal.post('/api/auth/login', { email, password })).status).toBe(403);
  expect(await waiting()).not.toContain(id);
});

test('nobody is approved or rejected twice', async () => {
  const { id, email } = await applicant();
  await portal.post(`/api/dashboard/applicants/${id}/approve`, undefined, asHead);
  for (const [verdict, payload] of [
    ['approve', undefined],
    ['refuse', { reason: 'سبب' }],
  ] as const) {
    const again = await portal.post(`/api/dashboard/applicants/${id}/${verdict}`, payload, asHead);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an applicant who is activated in the list of members is told so the first time', async () => {
  // the list of members is told so the first time', async () => {
  const { id, email } = await applicant();
  for (let clicks = 0; clicks < 3; clicks += 1) await portal.put(`/api/dashboard/member/${id}`, undefined, asHead);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await waiting()).not.toContain(id);
});

test('an applicant who was rejected can still be let in', async () => {
  const { id, email } = await applicant();
  await portal.post(`/api/dashboard/applicants/${id}/refuse`, { reason: 'سبب' }, asHead);
  expect((await portal.put(`/api/dashboard/member/${id}`, undefined, asHead)).body.member.Active).toBe(true);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'تم تفعيل حسابك' }]);
});

describe('a rejection that is taken back', () => {
  const upon = (version: number) => ({ ...asHead, headers: { 'if-match': `"${version}"` } });
  const reject = async (id: string): Promise<number> =>
    (await portal.post(`/api/dashboard/applicants/${id}/refuse`, { reason: 'سبب' }, asHead)).body.member.version;
  const undo = (id: string, version: number) => portal.delete(`/api/dashboard/applicants/${id}/refuse`, upon(version));
  const claim = () => mailsRepository.claim(portal.db, 60_000, 1);
  const makeDue = (id: string) =>
    portal.db
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .where('held_for', '=', id)
      .execute();
  const actsOn = async (id: string) =>
    (
      await portal.db.selectFrom('audit_entries').select('act').where('subject', '=', id).orderBy('number').execute()
    ).map(({ act }) => act);

  test('leaves the applicant waiting as before, who never hears of it', async () => {
    const { id, email } = await applicant();
    expect(await undo(id, await reject(id))).toMatchObject({ status: 200, body: { member: { id, Active: false } } });
    expect(await mailsTo(email)).toEqual([]);
    expect(await waiting()).toContain(id);
    expect(await actsOn(id)).toEqual(['applicant.refused', 'applicant.refusal_undone']);
  });

  test('once its mail is out stays as it is, and staff reads what to do', async () => {
    const { id, email } = await applicant();
    const version = await reject(id);
    expect((await claim())?.recipient).not.toBe(email);
    await makeDue(id);
    expect((await claim())?.recipient).toBe(email);
    expect(await undo(id, version)).toMatchObject({ status: 409, body: { message: rejections.rejectionMailed } });
    expect(await waiting()).not.toContain(id);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is not mailed on another try either, once the applicant is let in', async () => {
    const { id, email } = await applicant();
    await reject(id);
    await makeDue(id);
    expect((await claim())?.recipient).toBe(email);
    expect((await portal.put(`/api/dashboard/member/${id}`, undefined, asHead)).status).toBe(200);
    expect(await mailsTo(email)).toMatchObject([{ subject: 'تم تفعيل حسابك' }]);
  });

  test('is rejected where another changed the member meanwhile', async () => {
    const { id } = await applicant();
    const version = await reject(id);
    await portal.put(`/api/dashboard/member/${id}`, undefined, asHead);
    expect(await undo(id, version)).toMatchObject({ status: 409, body: { current: { id, Active: true } } });
  });

  test('can be rejected again, and that is mailed once', async () => {
    const { id, email } = await applicant();
    await undo(id, await reject(id));
    await reject(id);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is taken back once, by the first of two', async () => {
    const { id } = await applicant();
    const version = await reject(id);
    const replies = await Promise.all([undo(id, version), undo(id, version)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'ا'.repeat(1_001) }])(
  'a rejection has a reason',
  async (payload) => {
    const { id } = await applicant();
    const { status, body } = await portal.post(`/api/dashboard/applicants/${id}/refuse`, payload, asHead);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  },
);
