import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import type { CallInputs, Subject } from '../../../../test/calls.ts';
import { password, someone } from '../../../../test/factories.ts';
import { memberTokensRepository } from '../member-tokens.repository.ts';

async function tokenFor({ db, member }: Subject, purpose: LinkPurpose) {
  const issue = db.transaction().execute((tx) => memberTokensRepository.issue(tx, member.id, purpose, member.email));
  return (await issue).token;
}

const aPasswordFor = (purpose: LinkPurpose) => async (subject: Subject) => ({
  payload: { token: await tokenFor(subject, purpose), password, confirmPassword: password },
});

const mailKeyOf = async ({ db, member }: Subject) =>
  (await db.selectFrom('members').select('mail_key').where('id', '=', member.id).executeTakeFirstOrThrow()).mail_key;

export const calls: CallInputs = {
  'POST /api/auth/signup': ({ member }) => ({ payload: { ...someone(), password, office: member.office_id } }),
  'POST /api/auth/password/forgot': ({ member }) => ({ payload: { email: member.email } }),
  'POST /api/auth/password/reset': aPasswordFor('reset_password'),
  'POST /api/auth/invitation/accept': aPasswordFor('invitation'),
  'POST /api/auth/email/confirm': async (subject) => ({ payload: { token: await tokenFor(subject, 'confirm_email') } }),
  'POST /api/auth/email/resend': ({ member }) => ({ payload: { email: member.email } }),
  'POST /api/auth/mails/stop': async (subject) => ({ payload: { key: await mailKeyOf(subject) } }),
  'POST /api/auth/link': () => ({ payload: { token: 'spent', purpose: 'invitation' } }),
};
