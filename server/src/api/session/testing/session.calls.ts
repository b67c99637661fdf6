import { randomUUID } from 'node:crypto';
import type { CallInputs, Subject } from '../../../../test/calls.ts';
import { password, signedInAs } from '../../../../test/factories.ts';

async function aSession({ db, callerId }: Subject) {
  if (!callerId) return randomUUID();
  await signedInAs(db, { id: callerId });
  const newest = db.selectFrom('sessions').select('id').where('member_id', '=', callerId);
  return (await newest.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
}

export const calls: CallInputs = {
  'POST /api/auth/login': ({ member }) => ({ payload: { email: member.email, password } }),
  'POST /api/auth/reauthenticate': () => ({ payload: { password } }),
  'DELETE /api/auth/sessions/:id': async (subject) => ({ params: { id: await aSession(subject) } }),
};
