import { setTimeout as pause } from 'node:timers/promises';
import { fieldSentence } from '../../messages.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import type { Db } from '../../platform/database/db.ts';
import { emailTaken, linkSpent, validationFailed } from '../../platform/errors.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { applicantWaiting } from '../mails/applicant-waiting.ts';
import { confirmEmail } from '../mails/confirm-email.ts';
import { resetPassword } from '../mails/reset-password.ts';
import { signUpReceived } from '../mails/sign-up-received.ts';
import { refuseTakenEmail } from '../members/refuse-taken-email.ts';
import { sessionRepository } from '../session/session.repository.ts';
import { accountRepository } from './account.repository.ts';
import type { AccountThrottle } from './account-throttle.ts';
import { memberTokensRepository } from './member-tokens.repository.ts';

type Parts = { db: Db; mails: MailsService; passwords: PasswordCheck; throttle: AccountThrottle };
type SignUp = { name: string; email: string; password: string; office: string };
type Office = { id: string; name: string };

/** Longer than either way takes: the time must not tell which e-mails exist. */
const evenMs = 200;

const hashInTurn = (passwords: PasswordCheck, password: string) => passwords.inTurn(() => hashPassword(password));

async function mailNewcomer(db: Db, mails: MailsService, member: { id: string } & SignUp, office: Office) {
  const { email: to, name } = member;
  const token = await memberTokensRepository(db).issue(member.id, 'confirm_email');
  const heads = await accountRepository(db).listHeads(office.id);
  await mails.queue(
    db,
    signUpReceived({ to, name, office: office.name, token }),
    ...heads.map(({ email }) => applicantWaiting({ to: email, applicant: name, office: office.name })),
  );
}

export function accountService({ db, mails, passwords, throttle }: Parts) {
  const accounts = accountRepository(db);

  async function mailResetLink(email: string) {
    const member = await accounts.find(email);
    if (!member) return;
    await db.transaction().execute(async (transaction) => {
      const token = await memberTokensRepository(transaction).issue(member.id, 'reset_password');
      await mails.queue(transaction, resetPassword({ to: member.email, name: member.name, token }));
    });
  }

  async function mailConfirmationLink(email: string) {
    const member = await accounts.find(email);
    if (!member || member.isEmailConfirmed) return;
    await db.transaction().execute(async (transaction) => {
      const token = await memberTokensRepository(transaction).issue(member.id, 'confirm_email');
      await mails.queue(transaction, confirmEmail({ to: member.email, name: member.name, token }));
    });
  }

  return {
    async signUp(newcomer: SignUp, address: string) {
      await throttle.countSignUp(address);
      const office = await accounts.findActiveOffice(newcomer.office);
      if (!office) throw validationFailed({ office: fieldSentence('office', 'unknown') });
      if (await accounts.find(newcomer.email)) throw emailTaken();
      const passwordHash = await hashInTurn(passwords, newcomer.password);
      const { name, email } = newcomer;
      const add = (transaction: Db) =>
        refuseTakenEmail(() => accountRepository(transaction).add({ name, email, passwordHash, officeId: office.id }));
      await db.transaction().execute(async (transaction) => {
        const { id } = await add(transaction);
        await mailNewcomer(transaction, mails, { id, ...newcomer }, office);
      });
    },

    async forgotPassword(email: string, address: string) {
      await throttle.countLinkMail(email, address);
      await Promise.all([mailResetLink(email), pause(evenMs)]);
    },

    async resetPassword(token: string, password: string) {
      if (!(await memberTokensRepository(db).isValid(token, 'reset_password'))) throw linkSpent();
      const passwordHash = await hashInTurn(passwords, password);
      await db.transaction().execute(async (transaction) => {
        const tokens = memberTokensRepository(transaction);
        const memberId = await tokens.spend(token, 'reset_password');
        const isSet = memberId && (await accountRepository(transaction).setPassword(memberId, passwordHash));
        if (!isSet) throw linkSpent();
        await tokens.discard(memberId, 'reset_password');
        await sessionRepository(transaction).removeAll(memberId);
      });
    },

    async confirmEmail(token: string) {
      await db.transaction().execute(async (transaction) => {
        const memberId = await memberTokensRepository(transaction).spend(token, 'confirm_email');
        if (!memberId) throw linkSpent();
        await accountRepository(transaction).confirmEmail(memberId);
      });
    },

    async resendConfirmation(email: string, address: string) {
      await throttle.countLinkMail(email, address);
      await Promise.all([mailConfirmationLink(email), pause(evenMs)]);
    },
  };
}
export type AccountService = ReturnType<typeof accountService>;
