import type { CallInputs } from '../../../../test/calls.ts';
import { insertDataExport, insertDeletion } from '../../../../test/factories.ts';

export const calls: CallInputs = {
  'GET /api/auth/data/export': async ({ db, callerId }) => void (callerId && (await insertDataExport(db, callerId))),
  'POST /api/auth/data/deletion': () => ({ payload: { posts: 'keep' } }),
  '/api/dashboard/deletions/:id': async ({ db, member: { id } }) => {
    await insertDeletion(db, id);
    return { params: { id } };
  },
};
