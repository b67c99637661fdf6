import { isSameAddress } from '../../platform/credentials/is-same-address.ts';
import type { Transaction } from '../../platform/database/db.ts';
import type { RequestSource } from '../../platform/http/actor.ts';
import { type MailMessage, nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { securityRepository } from '../security/security.repository.ts';
import { confirmNewEmail, emailChangeRequested } from './account.messages.ts';
import type { LockedMember } from './account.repository.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';

export type KnownEmail = { email: string; pendingEmail: string | null };

/** Whether somebody has to prove that it is the member's: it is neither its address nor the one that waits. */
export const isNewEmail = ({ email, pendingEmail }: KnownEmail, wanted: string) =>
  !isSameAddress(wanted, email) && !isSameAddress(wanted, pendingEmail ?? '');

type Request = {
  /** Another than the member's present one. */
  to: string;
  source: RequestSource;
};

/** What happens to an account. An address that nobody confirmed may be a stranger's, who is mailed within the bounds of forms. */
export async function mailPresentAddress(
  transaction: Transaction,
  mailsService: MailsService,
  { id, isEmailConfirmed: isConfirmed }: LockedMember,
  mail: MailMessage,
) {
  const addressees = await recipients.choose(transaction, 'account_change', [{ to: mail.to, about: id, isConfirmed }]);
  for (const { stopAllPath } of addressees) await mailsService.queue(transaction, { ...mail, stopAllPath });
}

/** Mails the new address a link that confirms it, and tells the present one. The member's address changes with the link. */
export async function requestEmailChange(
  transaction: Transaction,
  mailsService: MailsService,
  known: LockedMember,
  { to, source }: Request,
) {
  const { id: memberId, email: present } = known;
  const newEmail = known.isEmailConfirmed ? to : undefined; // what nobody confirmed may be a stranger's mailbox
  const toPresent = emailChangeRequested({ to: present, name: nameInMail(known), newEmail });
  await mailPresentAddress(transaction, mailsService, known, toPresent);
  for (const { stopAllPath } of await recipients.choose(transaction, 'confirm_email', [{ to, about: memberId }])) {
    const token = await memberTokensRepository.issue(transaction, memberId, 'confirm_email', to);
    await mailsService.queue(transaction, { ...confirmNewEmail({ to, token }), stopAllPath });
  }
  await securityRepository.record(transaction, { kind: 'email_change_requested', memberId, source });
}
