import { aForm } from '../../../../test/a-form.ts';
import type { CallInputs } from '../../../../test/calls.ts';
import { insertApplicant, insertMember, password, someone } from '../../../../test/factories.ts';
import { insertRow } from '../../../../test/insert-row.ts';

const aFile = () => Buffer.from(`الاسم,البريد,الهاتف\n${Object.values(someone())}`);

export const calls: CallInputs = {
  'GET /api/org/members': ({ member }) => ({ query: { office: member.office_id } }),
  '/api/org/members/:id': ({ member }) => ({ params: { id: member.id } }),
  'POST /api/dashboard/members/bulk': ({ member }) => ({ payload: { ids: [member.id], action: 'deactivate' } }),
  'POST /api/dashboard/members/import': ({ member }) => ({
    payload: aForm({ isTrial: 'false', officeId: member.office_id, file: aFile() }),
  }),
  'POST /api/dashboard/member': ({ member }) => ({
    payload: aForm({ ...someone(), role: 'OM', officeId: member.office_id, password }),
  }),
  'PUT /api/dashboard/member': ({ member }) => ({ payload: { id: member.id, role: 'OP' } }),
  '/api/dashboard/member/:id': ({ member }) => ({ params: { id: member.id } }),
  'POST /api/dashboard/member/:id/invitation': async ({ db, member: { office_id } }) => ({
    params: { id: (await insertMember(db, { office_id, must_change_password: true })).id },
  }),
  'PUT /api/dashboard/member/:id/email': () => ({ payload: { email: someone().email } }),
  'PUT /api/dashboard/member/:id/office': ({ otherOfficeId }) => ({ payload: { officeId: otherOfficeId } }),
  '/api/dashboard/applicants/:id': async ({ db, member: { office_id } }) => ({
    params: { id: (await insertApplicant(db, { office_id })).id },
  }),
  'POST /api/dashboard/applicants/:id/refuse': () => ({ payload: { reason: 'سبب' } }),
  'DELETE /api/dashboard/applicants/:id/refuse': async ({ db, member: { office_id } }) => {
    const { id, email } = await insertApplicant(db, { office_id });
    await insertRow(db, 'mails', { recipient: email, held_for: id });
    return { params: { id } };
  },
};
