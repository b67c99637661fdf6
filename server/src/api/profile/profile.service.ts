import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { ProfileRequest } from 'shared-api/contract/profile.contract';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Db } from '../../platform/database/db.ts';
import { emailTaken } from '../../platform/errors.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { PicturesRepository } from '../../platform/pictures/pictures.repository.ts';
import { renderPicture } from '../../platform/pictures/render-picture.ts';
import { accountRepository } from '../account/account.repository.ts';
import { memberTokensRepository } from '../account/member-tokens.repository.ts';
import { confirmEmail } from '../mails/confirm-email.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { refuseTakenEmail } from '../members/refuse-taken-email.ts';
import { sessionRepository } from '../session/session.repository.ts';
import { profileRepository } from './profile.repository.ts';

type Parts = { db: Db; mails: MailsService; passwords: PasswordCheck; pictures: PicturesRepository };
type Edit = { viewer: PrivateMember; token: string; fields: ProfileRequest; picture: Buffer | undefined };

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function profileService({ db, mails, passwords, pictures }: Parts) {
  /** What takes time is done before the transaction begins. */
  async function prepare({ viewer, fields: { name, email, phone, bio, about, password }, picture }: Edit) {
    const password_hash = password && (await passwords.inTurn(() => hashPassword(password)));
    const avatar_hash = picture && (await pictures.add(await renderPicture(picture, 'avatar')));
    return {
      name,
      email,
      ...(!isSameAddress(email, viewer.email) && { is_email_confirmed: false }),
      ...(phone !== undefined && { phone }),
      ...(bio !== undefined && { bio }),
      ...(about !== undefined && { about }),
      ...(password_hash && { password_hash, must_change_password: false }),
      ...(avatar_hash && { avatar_hash }),
    };
  }

  /** Whoever knew the old one is out, whichever link of ours they hold. */
  async function lockOutOthers(transaction: Db, { viewer, token }: Edit) {
    await sessionRepository(transaction).removeOthers(viewer.id, hashOfToken(token));
    await memberTokensRepository(transaction).discard(viewer.id, 'reset_password');
  }

  /** The links that went to the old address are worth nothing any more. */
  async function askForConfirmation(transaction: Db, { viewer, fields }: Edit) {
    const tokens = memberTokensRepository(transaction);
    await tokens.discard(viewer.id, 'confirm_email', 'reset_password');
    const token = await tokens.issue(viewer.id, 'confirm_email');
    await mails.queue(transaction, confirmEmail({ to: fields.email, name: fields.name, token }));
  }

  return {
    /** The member as it is now. @throws Refusal 409, 413, 415; then nothing is saved */
    async update(edit: Edit) {
      const { viewer, fields } = edit;
      const holder = await accountRepository(db).find(fields.email);
      if (holder && holder.id !== viewer.id) throw emailTaken();
      const changes = await prepare(edit);
      await db.transaction().execute(async (transaction) => {
        await refuseTakenEmail(() => profileRepository(transaction).update(viewer.id, changes));
        if (!isSameAddress(fields.email, viewer.email)) await askForConfirmation(transaction, edit);
        if (fields.password) await lockOutOthers(transaction, edit);
      });
      return toPrivateMember(await profileRepository(db).get(viewer.id));
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
