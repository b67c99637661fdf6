import * as v from 'valibot';
import { OpenContactMessage } from '../contact.contract.ts';
import { PrivateMember } from '../members/members.contract.ts';
import { ManagedOffice } from '../offices/offices.contract.ts';
import { Draft } from '../posts/drafts.contract.ts';
import { Post } from '../posts/posts.contract.ts';

/** The closed list of rejections: a client may branch on these and nothing else. */
export const ErrorCode = v.picklist([
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'inactive_account',
  'bad_origin',
  /** The password was given too long ago for this: POST /auth/reauthenticate, and send the same again. */
  'reauthentication_required',
  /** Staff whose password was chosen by others. */
  'own_password_required',
  /** Staff whose time to set up a second factor is over. */
  'second_factor_required',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'unavailable',
  'internal',
]);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** The body of every reply that is not a success. */
export const ErrorReply = v.object({
  /** What the person is shown. */
  message: v.string(),
  code: ErrorCode,
  /** One sentence for each field that was rejected. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** What the call was about as it stands now; where it was changed meanwhile. */
  current: v.optional(v.union([PrivateMember, ManagedOffice, OpenContactMessage, Post, Draft])),
  /** With `not_found`: it was public, and was deleted. Its page answers 410. */
  gone: v.optional(v.literal(true)),
  /** Names the line in the server's log; only with `internal`. */
  requestId: v.optional(v.string()),
});
export type ErrorReply = v.InferOutput<typeof ErrorReply>;
