import { randomUUID } from 'node:crypto';
import { aForm } from '../../../../test/a-form.ts';
import type { CallInputs } from '../../../../test/calls.ts';
import { someone } from '../../../../test/factories.ts';

export const calls: CallInputs = {
  '/api/org/provincial-offices/:id': ({ member }) => ({ params: { id: member.office_id } }),
  'POST /api/dashboard/office': () => ({ payload: aForm({ ...someone(), name: `مكتب ${randomUUID()}` }) }),
  'PUT /api/dashboard/office': ({ member }) => ({ payload: aForm({ id: member.office_id, phone: '029 10 20 30' }) }),
  '/api/dashboard/office/:id': ({ member }) => ({ params: { id: member.office_id } }),
};
