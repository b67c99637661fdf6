import { limits } from 'shared-api/contract/limits';
import { awaitsInvitation, canManageMember } from 'shared-api/contract/members.policy';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { noInvitation } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actOn } from '../audit/act-on.ts';
import { memberEntry, memberTarget } from '../members/member-target.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import type { ManagedMember } from '../members/members.repository.ts';
import { securityRepository } from '../security/security.repository.ts';
import { invitation } from './account.messages.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';

type Parts = { db: Db; mailsService: MailsService };

export function invitationsService({ db, mailsService }: Parts) {
  const { linkMailsForEmail: points, linkMailWindowMinutes: minutes } = limits;
  const perMember = rateLimiter(db, { name: 'invitation', points, minutes });

  /** Mails a link to choose a password with; the links of earlier invitations end. */
  async function invite(transaction: Transaction, actor: Actor, row: ManagedMember) {
    const { memberId, email: to, memberName: name, officeName: office } = row;
    await memberTokensRepository.discard(transaction, memberId, 'invitation');
    const token = await memberTokensRepository.issue(transaction, memberId, 'invitation', to);
    await mailsService.queue(transaction, invitation({ to, name, office, token }));
    const details = { by: actor.viewer.name };
    await securityRepository.record(transaction, { kind: 'invited', memberId, source: actor, details });
  }

  return {
    invite,

    /** To a member who was added and never signed in. @throws Refusal 409 to any other, 429 */
    async inviteAgain(actor: Actor, id: string) {
      await countUse(perMember, `${actor.viewer.id} ${id}`);
      return actOn(db, actor, memberTarget(id, canManageMember), async (transaction, row) => {
        const result = toPrivateMember(row);
        if (!awaitsInvitation(result)) throw noInvitation();
        await invite(transaction, actor, row);
        return { result, entry: memberEntry('member.invited', row) };
      });
    },
  };
}
export type InvitationsService = ReturnType<typeof invitationsService>;
