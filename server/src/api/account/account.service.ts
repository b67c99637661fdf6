import { setTimeout as pause } from 'node:timers/promises';
import type { LinkPurpose, LinkRequest, SignUpRequest } from 'shared-api/contract/accounts/account.contract';
import type { SecurityKind } from 'shared-api/contract/accounts/security.contract';
import type * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import { fieldSentence } from '../../messages.ts';
import { isSameAddress } from '../../platform/credentials/is-same-address.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { rejectGuessable } from '../../platform/credentials/reject-guessable.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import {
  emailTaken,
  emailTakenMeanwhile,
  invitationExpired,
  linkExpired,
  type Rejection,
  validationFailed,
} from '../../platform/errors.ts';
import type { RequestSource } from '../../platform/http/actor.ts';
import { type MailMessage, nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { accountChanged } from '../factors/factors.messages.ts';
import type { FactorsService } from '../factors/factors.service.ts';
import { membersRepository } from '../members/members.repository.ts';
import { rejectTakenEmail } from '../members/reject-taken-email.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { securityRepository } from '../security/security.repository.ts';
import { sessionRepository } from '../session/session.repository.ts';
import { signInThrottle } from '../session/sign-in-throttle.ts';
import {
  applicantWaiting,
  confirmEmail,
  confirmNewEmail,
  type MailedToken,
  resetPassword,
  signUpReceived,
} from './account.messages.ts';
import { accountRepository, ownPassword } from './account.repository.ts';
import { accountThrottle } from './account-throttle.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';
import type { KnownEmail } from './request-email-change.ts';

type Parts = { db: Db; mailsService: MailsService; passwords: PasswordCheck; factorsService: FactorsService };
type SignUp = v.InferOutput<typeof SignUpRequest>;
type Member = { id: string; name: string; email: string };
type Reader = Member & { isEmailConfirmed: boolean };
type NewPassword = { token: string; password: string };
type PasswordLink = {
  purpose: LinkPurpose;
  kind: SecurityKind;
  expired: () => Rejection;
  changes?: { is_email_confirmed: true };
};
type LinkTemplate = (details: { to: string; name: string | undefined; token: MailedToken }) => MailMessage;

/** Whether a link for a password that was mailed to `address` is of use: it went to the member's address or, an invitation, to the one that waits. */
const isForAddress = ({ email, pendingEmail }: KnownEmail, address: string, purpose: LinkPurpose) =>
  isSameAddress(address, email) || (purpose === 'invitation' && isSameAddress(address, pendingEmail ?? ''));

export function accountService({ db, mailsService, passwords, factorsService }: Parts) {
  const throttle = accountThrottle(db);

  const hashLimited = (password: string) => passwords.limited(() => hashPassword(password));

  const mailLink = (member: Reader, purpose: 'reset_password' | 'confirm_email', template: LinkTemplate) =>
    db.transaction().execute(async (transaction) => {
      const { id, email: to, isEmailConfirmed: isConfirmed } = member;
      for (const { stopAllPath } of await recipients.choose(transaction, purpose, [{ to, about: id, isConfirmed }])) {
        const token = await memberTokensRepository.issue(transaction, id, purpose, to);
        await mailsService.queue(transaction, { ...template({ to, name: nameInMail(member), token }), stopAllPath });
      }
    });

  async function mailResetLink(email: string, source: RequestSource) {
    const member = await accountRepository.find(db, email);
    await securityRepository.record(db, { kind: 'password_reset_requested', memberId: member?.id, source });
    if (member) await mailLink(member, 'reset_password', resetPassword);
  }

  async function mailConfirmationLink(email: string) {
    const member = await accountRepository.find(db, email);
    if (member?.isEmailConfirmed) return;
    if (member) return mailLink(member, 'confirm_email', confirmEmail);
    for (const { id, name } of await accountRepository.listWaitingFor(db, email))
      await mailLink({ id, name, email, isEmailConfirmed: false }, 'confirm_email', confirmNewEmail);
  }

  async function mailNewcomer(
    transaction: Transaction,
    { id, name, email: to }: Member,
    office: { id: string; name: string },
  ) {
    for (const { stopAllPath } of await recipients.choose(transaction, 'confirm_email', [{ to, about: id }])) {
      const token = await memberTokensRepository.issue(transaction, id, 'confirm_email', to);
      await mailsService.queue(transaction, {
        ...signUpReceived({ to, office: office.name, token }),
        stopAllPath,
      });
    }
    const heads = await accountRepository.listHeads(transaction, office.id);
    await mailsService.queue(
      transaction,
      ...heads.map(({ email }) => applicantWaiting({ to: email, applicant: name, office: office.name })),
    );
  }

  /**
   * With the token of a mailed link. Ends every session and every other link, and no browser is known any more: the old
   * password may be known to somebody else. An invitation to the address that waits makes it the member's. Returns the
   * member's id.
   */
  async function setPassword({ token, password }: NewPassword, source: RequestSource, link: PasswordLink) {
    const holder = await memberTokensRepository.findHolder(db, token, link.purpose);
    if (!holder) throw link.expired();
    rejectGuessable(password, holder);
    const changes = { ...ownPassword(await hashLimited(password)), ...link.changes };
    const { id, email } = await changeInTransaction(async (transaction) => {
      const member = await accountRepository.lock(transaction, holder.id);
      const expired = await memberTokensRepository.spend(transaction, token, link.purpose);
      if (!member || !expired || !isForAddress(member, expired.email, link.purpose)) throw link.expired();
      const { id, email: to } = member;
      if (!isSameAddress(expired.email, to)) await changeEmail(transaction, member, expired.email, source);
      await accountRepository.update(transaction, id, changes);
      await memberTokensRepository.discard(transaction, [id], 'reset_password', 'invitation');
      await recipients.allowNext(transaction, 'reset_password', { to, about: id });
      await membersRepository.endSessions(transaction, id);
      await sessionRepository.forgetDevices(transaction, id);
      await securityRepository.record(transaction, { kind: link.kind, memberId: id, source });
      if (link.purpose === 'reset_password')
        await mailsService.queue(
          transaction,
          accountChanged({ to, name: nameInMail(member), change: 'password_changed' }),
        );
      return member;
    });
    await signInThrottle(db).forgive(email);
    await factorsService.forgiveWrongCodes(id);
    return id;
  }

  /** @throws Rejection 409 when another member has the address meanwhile */
  const changeInTransaction = <Result>(change: (transaction: Transaction) => Promise<Result>) =>
    rejectTakenEmail(() => db.transaction().execute(change), emailTakenMeanwhile);

  async function confirmPresent(transaction: Transaction, { id }: Member, source: RequestSource) {
    await accountRepository.update(transaction, id, { is_email_confirmed: true });
    await securityRepository.record(transaction, { kind: 'email_confirmed', memberId: id, source });
    return false;
  }

  async function changeEmail(transaction: Transaction, member: Reader, email: string, source: RequestSource) {
    const { id, email: to } = member;
    await accountRepository.update(transaction, id, { email, pending_email: null, is_email_confirmed: true });
    await securityRepository.record(transaction, { kind: 'email_changed', memberId: id, source });
    await mailsService.queue(transaction, accountChanged({ to, name: nameInMail(member), change: 'email_changed' }));
    return true;
  }

  return {
    async signUp({ name, email, password, addressedAs, office: officeId, consent }: SignUp, address: string) {
      await throttle.countSignUp(address);
      rejectGuessable(password, { name, email });
      const office = await officesRepository.find(db, officeId);
      if (!office?.isActive) throw validationFailed({ office: fieldSentence('office', 'unknown') });
      if (await accountRepository.find(db, email)) throw emailTaken();
      const passwordHash = await hashLimited(password);
      await rejectTakenEmail(() =>
        db.transaction().execute(async (transaction) => {
          const { id } = await accountRepository.add(transaction, {
            name,
            email,
            passwordHash,
            addressedAs,
            officeId,
            consent,
          });
          await mailNewcomer(transaction, { id, name, email }, office);
          await notificationsRepository.record(transaction, { kind: 'applicant', memberId: id, officeId: office.id });
        }),
      );
    },

    /** A link for a password is worth nothing once the member has another address than it was mailed to. */
    async linkWorks({ token, purpose }: LinkRequest) {
      const holder = await memberTokensRepository.findHolder(db, token, purpose);
      return holder !== undefined && (purpose === 'confirm_email' || isForAddress(holder, holder.mailedTo, purpose));
    },

    async forgotPassword(email: string, source: RequestSource) {
      await throttle.countLinkMail(email, source.address);
      await Promise.all([mailResetLink(email, source), pause(serverLimits.linkReplyMs)]);
    },

    resetPassword: (given: NewPassword, source: RequestSource) =>
      setPassword(given, source, { purpose: 'reset_password', kind: 'password_reset', expired: linkExpired }),

    /** The link came by mail: so the e-mail is the member's, whose id is returned. */
    acceptInvitation: (given: NewPassword, source: RequestSource) =>
      setPassword(given, source, {
        purpose: 'invitation',
        kind: 'invitation_accepted',
        expired: invitationExpired,
        changes: { is_email_confirmed: true },
      }),

    /** Whether the account has another address by that. @throws Rejection 400, 409 when another member has it */
    async confirmEmail(token: string, source: RequestSource) {
      const holder = await memberTokensRepository.findHolder(db, token, 'confirm_email');
      if (!holder) throw linkExpired();
      return changeInTransaction(async (transaction) => {
        const member = await accountRepository.lock(transaction, holder.id);
        const expired = await memberTokensRepository.spend(transaction, token, 'confirm_email');
        if (!member || !expired) throw linkExpired();
        if (isSameAddress(expired.email, member.email)) return confirmPresent(transaction, member, source);
        // it may have asked for yet another one since
        if (!isSameAddress(expired.email, member.pendingEmail ?? '')) throw linkExpired();
        return changeEmail(transaction, member, expired.email, source);
      });
    },

    async resendConfirmation(email: string, address: string) {
      await throttle.countLinkMail(email, address);
      await Promise.all([mailConfirmationLink(email), pause(serverLimits.linkReplyMs)]);
    },
  };
}
export type AccountService = ReturnType<typeof accountService>;
