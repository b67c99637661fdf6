import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { ProfileRequest } from 'shared-api/contract/members/profile.contract';
import { PersonName } from 'shared-api/contract/text/person-name.contract';
import { toLine } from 'shared-api/contract/text/typed-text';
import * as v from 'valibot';
import { fieldSentence } from '../../messages.ts';
import { isSameAddress } from '../../platform/credentials/is-same-address.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { rejectGuessable } from '../../platform/credentials/reject-guessable.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { emailTaken, profileRejected, unauthenticated } from '../../platform/errors.ts';
import type { RequestSource } from '../../platform/http/actor.ts';
import { nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { accountRepository, ownPassword } from '../account/account.repository.ts';
import { accountThrottle } from '../account/account-throttle.ts';
import { memberTokensRepository } from '../account/member-tokens.repository.ts';
import { isNewEmail, type KnownEmail, requestEmailChange } from '../account/request-email-change.ts';
import { accountChanged } from '../factors/factors.messages.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
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

/** The present address takes back the one that waits; in another spelling it stays confirmed. */
function emailColumns(wanted: string, known: KnownEmail, isRequested: boolean) {
  if (isRequested) return { pending_email: wanted };
  return isSameAddress(wanted, known.email) ? { email: wanted, pending_email: null } : {};
}

/** Names of before may hold signs that are taken away from what is sent. */
const isNameOf = (viewer: PrivateMember, name: string) => name === toLine(viewer.name);

/** A name from before the rule stays; another one has to keep to it. @throws Rejection 400 */
function rejectBadName({ viewer, fields: { name } }: Edit) {
  if (!isNameOf(viewer, name) && !v.is(PersonName, name))
    throw profileRejected({ name: fieldSentence('name', 'bad_name') });
}

/** Ends the other sessions and reset links: the old password may be known to somebody else. */
async function lockOutOthers(transaction: Transaction, { viewer, token, source }: Edit) {
  await sessionRepository.removeOthers(transaction, viewer.id, hashOfToken(token));
  await memberTokensRepository.discard(transaction, [viewer.id], 'reset_password', 'invitation');
  await securityRepository.record(transaction, { kind: 'password_changed', memberId: viewer.id, source });
}

export function profileService({ db, mailsService, passwords, picturesService }: Parts) {
  const throttle = accountThrottle(db);

  /** What takes time is done before the transaction begins. */
  async function prepare({ viewer, fields: { name, addressedAs, email, phone, bio, about, password }, picture }: Edit) {
    if (password)
      for (const address of [viewer.email, email]) rejectGuessable(password, { name, email: address }, profileRejected);
    const password_hash = password && (await passwords.limited(() => hashPassword(password)));
    const avatar_hash = await picturesService.addUpload(viewer.id, picture, 'avatar');
    return {
      name: isNameOf(viewer, name) ? viewer.name : name,
      ...(addressedAs && { addressed_as: addressedAs }),
      ...(phone !== undefined && { phone }),
      ...(bio !== undefined && { bio }),
      ...(about !== undefined && { about }),
      ...(password_hash && ownPassword(password_hash)),
      ...(avatar_hash && { avatar_hash }),
    };
  }

  /** @throws Rejection 409 when it is another member's, 429 */
  async function rejectUnavailable(email: string, { address }: RequestSource) {
    await throttle.countLinkMail(email, address);
    if (await accountRepository.find(db, email)) throw emailTaken();
  }

  return {
    /** The member as it is now. @throws Rejection 400, 409, 413, 415, 429; then nothing is saved */
    async update(edit: Edit) {
      const { viewer, fields, source } = edit;
      const { email: wanted } = fields;
      rejectBadName(edit);
      if (isNewEmail(viewer, wanted)) await rejectUnavailable(wanted, source);
      const changes = await prepare(edit);
      await db.transaction().execute(async (transaction) => {
        // its form may have taken minutes to arrive
        if (!(await sessionRepository.isOpen(transaction, hashOfToken(edit.token)))) throw unauthenticated();
        const known = await accountRepository.lock(transaction, viewer.id);
        if (!known) throw unauthenticated();
        const isRequested = isNewEmail(viewer, wanted) && isNewEmail(known, wanted);
        const emails = emailColumns(wanted, known, isRequested);
        await accountRepository.update(transaction, viewer.id, { ...changes, ...emails });
        if (isRequested) await requestEmailChange(transaction, mailsService, known, { to: wanted, source });
        if (!fields.password) return;
        await lockOutOthers(transaction, edit);
        const changed = { to: known.email, name: nameInMail(known), change: 'password_changed' as const };
        await mailsService.queue(transaction, accountChanged(changed));
      });
      const row = await sessionRepository.findActive(db, viewer.id);
      if (!row) throw unauthenticated();
      return toPrivateMember(row);
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
