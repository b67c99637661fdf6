import type { CallInputs } from '../../../../test/calls.ts';
import { insertMessage } from '../../../../test/factories.ts';

export const calls: CallInputs = {
  'POST /api/auth/contact': () => ({ payload: { name: 'سلمى', email: '0555 10 20 30', message: 'سؤال' } }),
  '/api/dashboard/messages/:id': async ({ db }) => ({ params: { id: (await insertMessage(db)).id } }),
  'POST /api/dashboard/messages/:id/reply': () => ({ payload: { text: 'أهلا بك' } }),
  'PUT /api/dashboard/messages/:id': () => ({ payload: { state: 'read' } }),
};
