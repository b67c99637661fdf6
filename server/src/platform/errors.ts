import type { HeldBackBy } from 'shared-api/contract/accounts/session.policy';
import { importLimits } from 'shared-api/contract/members/import-limits';
import type { ErrorCode, ErrorReply } from 'shared-api/contract/wire/errors.contract';
import { serverLimits } from '../limits.ts';
import { refusals } from '../messages.ts';

type Current = NonNullable<ErrorReply['current']>;
type Extras = { fields?: Record<string, string>; retryAfterSeconds?: number; current?: Current; gone?: true };

/** A request the server understood and declines. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
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
  new Refusal(400, 'validation_failed', refusals.validationFailed, { fields });
export const profileRefused = (fields: Record<string, string> = {}) =>
  new Refusal(400, 'validation_failed', refusals.profileRefused, { fields });
export const linkSpent = () =>
  new Refusal(400, 'validation_failed', refusals.linkSpent, { fields: { token: refusals.linkSpent } });
export const invitationSpent = () =>
  new Refusal(400, 'validation_failed', refusals.invitationSpent, { fields: { token: refusals.invitationSpent } });
export const wrongCode = () =>
  new Refusal(400, 'validation_failed', refusals.wrongCode, { fields: { code: refusals.wrongCode } });
export const passkeyRefused = () => new Refusal(400, 'validation_failed', refusals.passkeyRefused);
export const lastFactor = () => new Refusal(409, 'conflict', refusals.lastFactor);
export const tooManyPasskeys = () => new Refusal(409, 'conflict', refusals.tooManyPasskeys);
export const hasTotpAlready = () => new Refusal(409, 'conflict', refusals.hasTotpAlready);
export const signInSpent = () => new Refusal(401, 'unauthenticated', refusals.signInSpent);
export const unknownOffice = () => validationFailed({ officeId: refusals.unknownOffice });
export const unauthenticated = () => new Refusal(401, 'unauthenticated', refusals.unauthenticated);
export const wrongPair = () => new Refusal(401, 'unauthenticated', refusals.wrongPair);
export const forbidden = () => new Refusal(403, 'forbidden', refusals.forbidden);
export const inactiveAccount = () => new Refusal(403, 'inactive_account', refusals.inactiveAccount);
export const reauthenticationRequired = () =>
  new Refusal(403, 'reauthentication_required', refusals.reauthenticationRequired);
/** To staff that may not work as staff yet. */
export const heldBack = (by: HeldBackBy) => new Refusal(403, by, refusals.heldBack[by]);
export const wrongPassword = (field = 'password') =>
  new Refusal(400, 'validation_failed', refusals.wrongPassword, { fields: { [field]: refusals.wrongPassword } });
export const badOrigin = () => new Refusal(403, 'bad_origin', refusals.badOrigin);
export const notFound = () => new Refusal(404, 'not_found', refusals.notFound);
/** It was public and was deleted: its page answers 410. */
export const postGone = () => new Refusal(404, 'not_found', refusals.postGone, { gone: true });
export const emailTaken = () =>
  new Refusal(409, 'conflict', refusals.emailTaken, { fields: { email: refusals.emailTaken } });
export const emailTakenMeanwhile = () => new Refusal(409, 'conflict', refusals.emailTakenMeanwhile);
export const officeNameTaken = () => new Refusal(409, 'conflict', refusals.officeNameTaken);
export const ownAccount = () => new Refusal(409, 'conflict', refusals.ownAccount);
export const lastAdmin = () => new Refusal(409, 'conflict', refusals.lastAdmin);
export const noApplicant = () => new Refusal(409, 'conflict', refusals.noApplicant);
export const emailUnproven = () => new Refusal(409, 'conflict', refusals.emailUnproven);
export const refusalMailed = () => new Refusal(409, 'conflict', refusals.refusalMailed);
export const tooManyDrafts = () => new Refusal(409, 'conflict', refusals.tooManyDrafts);
export const eventTakesNobody = () => new Refusal(409, 'conflict', refusals.eventTakesNobody);
export const eventForMembers = () => new Refusal(403, 'forbidden', refusals.eventForMembers);
export const visitorLinkSpent = () =>
  new Refusal(400, 'validation_failed', refusals.visitorLinkSpent, { fields: { token: refusals.visitorLinkSpent } });
export const pinMoved = () => new Refusal(409, 'conflict', refusals.pinMoved);
export const noInvitation = () => new Refusal(409, 'conflict', refusals.noInvitation);
export const linkNotMailed = () => new Refusal(409, 'conflict', refusals.linkNotMailed);
export const invitationNotSent = () => new Refusal(409, 'conflict', refusals.invitationNotSent);
export const noEmailAddress = () => new Refusal(409, 'conflict', refusals.noEmailAddress);
const changedMeanwhile = (current: Current) => new Refusal(409, 'conflict', refusals.changedMeanwhile, { current });
export const noCsvFile = () => validationFailed({ file: refusals.noCsvFile });
export const tooManyRows = () => validationFailed({ file: refusals.tooManyRows(importLimits.rows) });
export const unreadableRow = (row: number) => validationFailed({ file: refusals.unreadableRow(row) });
export const tooManyColumns = () => validationFailed({ file: refusals.tooManyColumns(importLimits.columns) });
export const tooLarge = () => new Refusal(413, 'too_large', refusals.tooLarge);
export const unsupportedMedia = () => new Refusal(415, 'unsupported_media', refusals.unsupportedMedia);
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Refusal(429, 'too_many_requests', refusals.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
export const dailyLimit = (retryAfterSeconds: number) =>
  new Refusal(429, 'too_many_requests', refusals.dailyLimit, { retryAfterSeconds });
export const tooManyInvitations = (retryAfterSeconds: number) =>
  new Refusal(429, 'too_many_requests', refusals.tooManyInvitations, { retryAfterSeconds });
export const internal = () => new Refusal(500, 'internal', refusals.internal);
export const unavailable = () =>
  new Refusal(503, 'unavailable', refusals.unavailable, {
    retryAfterSeconds: serverLimits.retryAfterSeconds,
  });

/** Nothing can be written: the disk, a quota or the database's own disk is full, or the disk is read-only. */
export const storageFull = () =>
  new Refusal(503, 'unavailable', refusals.storageFull, {
    retryAfterSeconds: serverLimits.retryAfterSeconds,
  });

/** @throws Refusal 409 with the row as it stands, when its version is not the one seen; a request without a version is not checked */
export function refuseChanged(seenVersion: number | undefined, current: Current & { version: number }) {
  if (seenVersion !== undefined && seenVersion !== current.version) throw changedMeanwhile(current);
}
