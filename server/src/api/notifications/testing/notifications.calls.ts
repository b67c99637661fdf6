import type { CallInputs } from '../../../../test/calls.ts';
import { insertNotification } from '../../../../test/factories.ts';

export const calls: CallInputs = {
  'PUT /api/notifications/choices': () => ({ payload: { choices: [] } }),
  'PUT /api/notifications/:id/read': async ({ db, member, callerId }) => ({
    params: { id: await insertNotification(db, callerId || member.id) },
  }),
};
