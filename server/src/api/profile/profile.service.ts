import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { ProfileRequest } from 'shared-api/contract/profile.contract';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { refuseGuessable } from '../../platform/credentials/refuse-guessable.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { emailTaken, profileRefused, unauthenticated } from '../../platform/errors.ts';
import type { RequestSource } from '../../platform/http/actor.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { confirmEmail } from '../account/account.messages.ts';
import { accountRepository, ownPassword } from '../account/account.repository.ts';
import { memberTokensRepository } from '../account/member-tokens.repository.ts';
import { accountChanged } from '../factors/factors.messages.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { membersRepository } from '../members/members.repository.ts';
import { refuseTakenEmail } from '../members/refuse-taken-email.ts';
import { securityRepository } from '../security/security.repository.ts';
import { sessionRepository } from '../session/session.repository.ts';

type Parts = { db: Db; mailsService: MailsService; passwords: PasswordCheck; picturesService: PicturesService };
type Edit = {
  viewer: PrivateMember;
  token: string;
  source: RequestSource;
  fields: ProfileRequest;
  picture: Buffer | undefined;
};

export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Ends the other sessions and reset links: the old password may be known to somebody else. */
async function lockOutOthers(transaction: Transaction, { viewer, token, source }: Edit) {
  await sessionRepository.removeOthers(transaction, viewer.id, hashOfToken(token));
  await memberTokensRepository.discard(transaction, viewer.id, 'reset_password', 'invitation');
  await securityRepository.record(transaction, { kind: 'password_changed', memberId: viewer.id, source });
}

export function profileService({ db, mailsService, passwords, picturesService }: Parts) {
  /** What takes time is done before the transaction begins. */
  async function prepare({ viewer, fields: { name, email, phone, bio, about, password }, picture }: Edit) {
    if (password) refuseGuessable(password, { name, email }, profileRefused);
    const password_hash = password && (await passwords.limited(() => hashPassword(password)));
    const avatar_hash = await picturesService.addUpload(picture, 'avatar');
    return {
      name,
      email,
      ...(!isSameAddress(email, viewer.email) && { is_email_confirmed: false }),
      ...(phone !== undefined && { phone }),
      ...(bio !== undefined && { bio }),
      ...(about !== undefined && { about }),
      ...(password_hash && ownPassword(password_hash)),
      ...(avatar_hash && { avatar_hash }),
    };
  }

  /** The links that went to the old address are worth nothing any more. */
  async function askForConfirmation(transaction: Transaction, { viewer, source, fields: { name, email: to } }: Edit) {
    await memberTokensRepository.discard(transaction, viewer.id, 'confirm_email', 'reset_password', 'invitation');
    const token = await memberTokensRepository.issue(transaction, viewer.id, 'confirm_email');
    const toFormer = accountChanged({ to: viewer.email, name: viewer.name, change: 'email_changed' });
    await mailsService.queue(transaction, confirmEmail({ to, name, token }), toFormer);
    await securityRepository.record(transaction, { kind: 'email_changed', memberId: viewer.id, source });
  }

  return {
    /** The member as it is now. @throws Refusal 409, 413, 415; then nothing is saved */
    async update(edit: Edit) {
      const { viewer, fields } = edit;
      const holder = await accountRepository.find(db, fields.email);
      if (holder && holder.id !== viewer.id) throw emailTaken();
      const changes = await prepare(edit);
      await refuseTakenEmail(() =>
        db.transaction().execute(async (transaction) => {
          // its form may have taken minutes to arrive
          if (!(await sessionRepository.isOpen(transaction, hashOfToken(edit.token)))) throw unauthenticated();
          if (!(await accountRepository.update(transaction, viewer.id, changes))) throw unauthenticated();
          if (!isSameAddress(fields.email, viewer.email)) await askForConfirmation(transaction, edit);
          if (!fields.password) return;
          await lockOutOthers(transaction, edit);
          const { email: to, name } = viewer;
          await mailsService.queue(transaction, accountChanged({ to, name, change: 'password_changed' }));
        }),
      );
      const row = await membersRepository.find(db, viewer.id);
      if (!row) throw unauthenticated();
      return toPrivateMember(row);
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
