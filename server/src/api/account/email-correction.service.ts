import { canCorrectEmails } from 'shared-api/contract/members/members.policy';
import { isSameAddress } from '../../platform/credentials/is-same-address.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { emailTaken, linkNotMailed, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { actOn } from '../audit/act-on.ts';
import { memberEntry, memberTarget } from '../members/member-target.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { securityRepository } from '../security/security.repository.ts';
import { emailBeingCorrected, emailCorrected } from './account.messages.ts';
import { accountRepository, type LockedMember } from './account.repository.ts';
import { accountThrottle } from './account-throttle.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';
import { mailPresentAddress } from './request-email-change.ts';

/** For members whose address was misspelt by who added them, or by themselves. */
export function emailCorrectionService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const throttle = accountThrottle(db);

  /** @throws Rejection 409 where the bounds of mails, or its reader, let nothing be sent to the address now */
  async function mailBoth(transaction: Transaction, known: LockedMember, to: string) {
    const [chosen] = await recipients.choose(transaction, 'invitation', [{ to, about: known.id }]);
    if (!chosen) throw linkNotMailed();
    // the invitation of before may be in the hands of who reads the wrong mailbox
    await memberTokensRepository.discard(transaction, [known.id], 'invitation');
    const token = await memberTokensRepository.issue(transaction, known.id, 'invitation', to);
    await mailsService.queue(transaction, { ...emailCorrected({ to, token }), stopAllPath: chosen.stopAllPath });
    const present = emailBeingCorrected({ to: known.email, name: nameInMail(known) });
    await mailPresentAddress(transaction, mailsService, known, present);
  }

  return {
    /**
     * Mails the address a link: who opens it chooses a password, and the address is the member's. The present address takes
     * a correction back. @returns the member, and whether a link was mailed
     * @throws Rejection 403, 404, 409 when it is another member's or nothing can be mailed there now, 429
     */
    async correct(actor: Actor, id: string, email: string) {
      await throttle.countLinkMail(email, actor.address);
      const taken = await accountRepository.find(db, email);
      if (taken && taken.id !== id) throw emailTaken();
      return actOn(db, actor, memberTarget(id, canCorrectEmails), async (transaction, row) => {
        const known = await accountRepository.lock(transaction, id);
        if (!known) throw notFound();
        const isKept = isSameAddress(email, known.email);
        const result = { member: toPrivateMember(row), isMailed: !isKept };
        await accountRepository.update(transaction, id, { pending_email: isKept ? null : email });
        if (isKept) return { result };
        await mailBoth(transaction, known, email);
        const details = { by: actor.viewer.name };
        const event = { kind: 'email_change_requested' as const, memberId: id, source: actor, details };
        await securityRepository.record(transaction, event);
        return { result, entry: memberEntry('member.email_corrected', row) };
      });
    },
  };
}
export type EmailCorrectionService = ReturnType<typeof emailCorrectionService>;
