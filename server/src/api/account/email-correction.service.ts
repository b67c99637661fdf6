import { canCorrectEmails } from 'shared-api/contract/members.policy';
import type { Db } from '../../platform/database/db.ts';
import { emailTaken, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actOn } from '../audit/act-on.ts';
import { memberEntry, memberTarget } from '../members/member-target.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { accountRepository } from './account.repository.ts';
import { accountThrottle } from './account-throttle.ts';
import { isNewEmail, requestEmailChange } from './request-email-change.ts';

/** For members whose address was misspelt by who added them, or by themselves. */
export function emailCorrectionService({ db, mailsService }: { db: Db; mailsService: MailsService }) {
  const throttle = accountThrottle(db);

  return {
    /** Mails the address a link by which it becomes the member's. @throws Refusal 403, 404, 409 when it is another's, 429 */
    async correct(actor: Actor, id: string, email: string) {
      await throttle.countLinkMail(email, actor.address);
      const taken = await accountRepository.find(db, email);
      if (taken && taken.id !== id) throw emailTaken();
      return actOn(db, actor, memberTarget(id, canCorrectEmails), async (transaction, row) => {
        const known = await accountRepository.lock(transaction, id);
        if (!known) throw notFound();
        if (!isNewEmail(known, email)) return { result: toPrivateMember(row) };
        await accountRepository.update(transaction, id, { pending_email: email });
        const details = { by: actor.viewer.name };
        await requestEmailChange(transaction, mailsService, known, {
          to: email,
          source: actor,
          details,
        });
        return { result: toPrivateMember(row), entry: memberEntry('member.email_corrected', row) };
      });
    },
  };
}
export type EmailCorrectionService = ReturnType<typeof emailCorrectionService>;
