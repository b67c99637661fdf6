import type { CallInputs, Subject } from '../../../../test/calls.ts';
import { insertRow } from '../../../../test/insert-row.ts';
import { toMailedToken } from '../../../platform/credentials/mailed-token.ts';

/** @returns what the mails of a follower carry */
async function aToken({ db, member }: Subject, purpose: 'confirm' | 'stop') {
  const { id } = await insertRow(db, 'office_followers', { office_id: member.office_id });
  const follower = await db
    .selectFrom('office_followers')
    .select(['id', 'secret'])
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  return toMailedToken(follower, purpose);
}

export const calls: CallInputs = {
  'POST /api/followers': ({ member }) => ({ payload: { email: member.email, office: member.office_id } }),
  'GET /api/followers/link': async (subject) => ({
    query: { t: await aToken(subject, 'confirm'), purpose: 'confirm' },
  }),
  'POST /api/followers/confirm': async (subject) => ({ payload: { t: await aToken(subject, 'confirm') } }),
  'POST /api/followers/stop': async (subject) => ({ payload: { t: await aToken(subject, 'stop') } }),
};
