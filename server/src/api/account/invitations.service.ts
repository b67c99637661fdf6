import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { awaitsInvitation, canManageMember } from 'shared-api/contract/members/members.policy';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { invitationNotSent, noInvitation, tooManyInvitations } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import { takeWithin } from '../../platform/limits/take-within.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { actOn } from '../audit/act-on.ts';
import { givesOwnRole, memberEntry, memberTarget } from '../members/member-target.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import type { InvitedMember } from '../members/members.repository.ts';
import { securityRepository } from '../security/security.repository.ts';
import { invitation } from './account.messages.ts';
import { accountRepository } from './account.repository.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';

const invitationsOfDay = { name: 'invitations', minutes: 24 * 60 };

/** By the office of each who will be invited, before anybody is added. @throws Rejection 429 where one of them has no more today */
async function countInvitations(transaction: Transaction, ...officeIds: string[]) {
  const { within, retryAfterSeconds } = await takeWithin(transaction, invitationsOfDay, officeIds, {
    keyOf: (officeId) => officeId,
    pointsFor: () => accountLimits.invitationsForOffice,
  });
  if (within.length < officeIds.length) throw tooManyInvitations(retryAfterSeconds);
}

type Parts = { db: Db; mailsService: MailsService };

export function invitationsService({ db, mailsService }: Parts) {
  const { linkMailsForEmail: points, linkMailWindowMinutes: minutes } = accountLimits;
  const perMember = rateLimiter(db, { name: 'invitation', points, minutes });

  /**
   * Mails each of them a link to choose a password with, and ends the link of before; but not who may not be mailed now.
   * @returns whom it mailed
   */
  async function invite(transaction: Transaction, actor: Actor, ...members: InvitedMember[]) {
    const addressees = members.map((member) => ({ ...member, to: member.email, about: member.memberId }));
    const invited = await recipients.choose(transaction, 'invitation', addressees);
    if (invited.length === 0) return [];
    const ids = invited.map(({ memberId }) => memberId);
    await memberTokensRepository.discard(transaction, ids, 'invitation');
    const issued = await memberTokensRepository.issueAll(transaction, 'invitation', invited);
    const mails = issued.map(({ to, officeName: office, token, stopAllPath }) => ({
      ...invitation({ to, office, token }),
      stopAllPath,
    }));
    await mailsService.queue(transaction, ...mails);
    const details = { by: actor.viewer.name };
    const events = ids.map((memberId) => ({ kind: 'invited' as const, memberId, source: actor, details }));
    await securityRepository.record(transaction, ...events);
    return invited;
  }

  return {
    countInvitations,
    invite,

    /** To a member who was added and never signed in, at the address it is being given where staff corrects it. @throws Rejection 409 to any other and where nothing may be mailed now, 429 */
    async inviteAgain(actor: Actor, id: string) {
      await countUse(perMember, `${actor.viewer.id} ${id}`);
      return actOn(db, actor, memberTarget(id, canManageMember, givesOwnRole), async (transaction, row) => {
        const result = toPrivateMember(row);
        if (!awaitsInvitation(result)) throw noInvitation();
        await countInvitations(transaction, row.officeId);
        // the present address of who is being corrected may be another person's
        const known = await accountRepository.lock(transaction, id);
        const invited = { ...row, email: known?.pendingEmail ?? row.email };
        if ((await invite(transaction, actor, invited)).length === 0) throw invitationNotSent();
        return { result, entry: memberEntry('member.invited', row) };
      });
    },
  };
}
export type InvitationsService = ReturnType<typeof invitationsService>;
