import type { HeldBackBy } from 'shared-api/contract/accounts/session.policy';
import { importLimits } from 'shared-api/contract/members/import-limits';
import type { FileKind } from 'shared-api/contract/pictures/file-kind';
import type { ErrorCode, ErrorReply } from 'shared-api/contract/wire/errors.contract';
import * as pictureWords from 'shared-api/contract/words/picture-words';
import { serverLimits } from '../limits.ts';
import { rejections } from '../messages.ts';

type Current = NonNullable<ErrorReply['current']>;
type Extras = { fields?: Record<string, string>; retryAfterSeconds?: number; current?: Current; gone?: true };

/** A request the server understood and declines. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly extras: Extras;

  constructor(statusCode: number, code: ErrorCode, message: string, extras: Extras = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.extras = extras;
  }
}

export const validationFailed = (fields: Record<string, string> = {}) =>
  new Rejection(400, 'validation_failed', rejections.validationFailed, { fields });
export const profileRejected = (fields: Record<string, string> = {}) =>
  new Rejection(400, 'validation_failed', rejections.profileRejected, { fields });
export const linkExpired = () =>
  new Rejection(400, 'validation_failed', rejections.linkExpired, { fields: { token: rejections.linkExpired } });
export const invitationExpired = () =>
  new Rejection(400, 'validation_failed', rejections.invitationExpired, {
    fields: { token: rejections.invitationExpired },
  });
export const wrongCode = () =>
  new Rejection(400, 'validation_failed', rejections.wrongCode, { fields: { code: rejections.wrongCode } });
export const passkeyRejected = () => new Rejection(400, 'validation_failed', rejections.passkeyRejected);
export const lastFactor = () => new Rejection(409, 'conflict', rejections.lastFactor);
export const tooManyPasskeys = () => new Rejection(409, 'conflict', rejections.tooManyPasskeys);
export const hasTotpAlready = () => new Rejection(409, 'conflict', rejections.hasTotpAlready);
export const signInExpired = () => new Rejection(401, 'unauthenticated', rejections.signInExpired);
export const unknownOffice = () => validationFailed({ officeId: rejections.unknownOffice });
export const unauthenticated = () => new Rejection(401, 'unauthenticated', rejections.unauthenticated);
export const wrongPair = () => new Rejection(401, 'unauthenticated', rejections.wrongPair);
export const forbidden = () => new Rejection(403, 'forbidden', rejections.forbidden);
export const inactiveAccount = () => new Rejection(403, 'inactive_account', rejections.inactiveAccount);
export const reauthenticationRequired = () =>
  new Rejection(403, 'reauthentication_required', rejections.reauthenticationRequired);
/** To staff that may not work as staff yet. */
export const heldBack = (by: HeldBackBy) => new Rejection(403, by, rejections.heldBack[by]);
export const wrongPassword = (field = 'password') =>
  new Rejection(400, 'validation_failed', rejections.wrongPassword, { fields: { [field]: rejections.wrongPassword } });
export const badOrigin = () => new Rejection(403, 'bad_origin', rejections.badOrigin);
export const notFound = () => new Rejection(404, 'not_found', rejections.notFound);
/** It was public and was deleted: its page answers 410. */
export const postGone = () => new Rejection(404, 'not_found', rejections.postGone, { gone: true });
/** The link of a mail to a follower: its page answers 410. */
export const followerLinkExpired = () =>
  new Rejection(404, 'not_found', rejections.followerLinkExpired, { gone: true });
/** The link of a mail of a form to its reader, in whole or in part: its page answers 410. */
export const recipientLinkCut = () => new Rejection(404, 'not_found', rejections.recipientLinkCut, { gone: true });
export const emailTaken = () =>
  new Rejection(409, 'conflict', rejections.emailTaken, { fields: { email: rejections.emailTaken } });
export const emailTakenMeanwhile = () => new Rejection(409, 'conflict', rejections.emailTakenMeanwhile);
export const officeNameTaken = () => new Rejection(409, 'conflict', rejections.officeNameTaken);
export const ownAccount = () => new Rejection(409, 'conflict', rejections.ownAccount);
export const lastAdmin = () => new Rejection(409, 'conflict', rejections.lastAdmin);
export const noApplicant = () => new Rejection(409, 'conflict', rejections.noApplicant);
export const emailUnconfirmed = () => new Rejection(409, 'conflict', rejections.emailUnconfirmed);
export const rejectionMailed = () => new Rejection(409, 'conflict', rejections.rejectionMailed);
export const tooManyDrafts = () => new Rejection(409, 'conflict', rejections.tooManyDrafts);
export const eventTakesNobody = () => new Rejection(409, 'conflict', rejections.eventTakesNobody);
export const eventIsOver = () => new Rejection(409, 'conflict', rejections.eventIsOver);
export const eventForMembers = () => new Rejection(403, 'forbidden', rejections.eventForMembers);
export const visitorLinkExpired = () =>
  new Rejection(400, 'validation_failed', rejections.visitorLinkExpired, {
    fields: { token: rejections.visitorLinkExpired },
  });
export const pinMoved = () => new Rejection(409, 'conflict', rejections.pinMoved);
export const noInvitation = () => new Rejection(409, 'conflict', rejections.noInvitation);
export const linkNotMailed = () => new Rejection(409, 'conflict', rejections.linkNotMailed);
export const invitationNotSent = () => new Rejection(409, 'conflict', rejections.invitationNotSent);
export const noEmailAddress = () => new Rejection(409, 'conflict', rejections.noEmailAddress);
const changedMeanwhile = (current: Current) => new Rejection(409, 'conflict', rejections.changedMeanwhile, { current });
export const noCsvFile = () => validationFailed({ file: rejections.noCsvFile });
export const tooManyRows = () => validationFailed({ file: rejections.tooManyRows(importLimits.rows) });
export const unreadableRow = (row: number) => validationFailed({ file: rejections.unreadableRow(row) });
export const tooManyColumns = () => validationFailed({ file: rejections.tooManyColumns(importLimits.columns) });
export const tooLarge = () => new Rejection(413, 'too_large', rejections.tooLarge);
export const tooLongPicture = () => new Rejection(413, 'too_large', pictureWords.tooLongPicture);
export const unsupportedMedia = () => new Rejection(415, 'unsupported_media', rejections.unsupportedMedia);
export const unreadPicture = (kind: FileKind) =>
  new Rejection(415, 'unsupported_media', pictureWords.unreadPicture(kind));
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Rejection(429, 'too_many_requests', rejections.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
export const dailyLimit = (retryAfterSeconds: number) =>
  new Rejection(429, 'too_many_requests', rejections.dailyLimit, { retryAfterSeconds });
export const eventChangesLimit = (retryAfterSeconds: number) =>
  new Rejection(429, 'too_many_requests', rejections.eventChangesLimit, { retryAfterSeconds });
export const eventReturnsLimit = (retryAfterSeconds: number) =>
  new Rejection(429, 'too_many_requests', rejections.eventReturnsLimit, { retryAfterSeconds });
export const tooManyInvitations = (retryAfterSeconds: number) =>
  new Rejection(429, 'too_many_requests', rejections.tooManyInvitations, { retryAfterSeconds });
export const internal = () => new Rejection(500, 'internal', rejections.internal);
export const unavailable = () =>
  new Rejection(503, 'unavailable', rejections.unavailable, {
    retryAfterSeconds: serverLimits.retryAfterSeconds,
  });

/** Nothing can be written: the disk, a quota or the database's own disk is full, or the disk is read-only. */
export const storageFull = () =>
  new Rejection(503, 'unavailable', rejections.storageFull, {
    retryAfterSeconds: serverLimits.retryAfterSeconds,
  });

/** @throws Rejection 409 with the row as it stands, when its version is not the one seen; a request without a version is not checked */
export function rejectChanged(seenVersion: number | undefined, current: Current & { version: number }) {
  if (seenVersion !== undefined && seenVersion !== current.version) throw changedMeanwhile(current);
}
