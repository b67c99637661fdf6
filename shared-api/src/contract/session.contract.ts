import * as v from 'valibot';
import { limits } from './limits.ts';
import { PrivateMember } from './members.contract.ts';
import { Timestamp } from './reply.contract.ts';
import { comparedText, EmailAddress } from './text.contract.ts';

/** POST /auth/login. `name` and `office` are accepted for older clients, and ignored. */
export const SignInRequest = v.object({
  email: v.pipe(comparedText(limits.email[1]), v.trim(), v.nonEmpty()),
  password: v.pipe(comparedText(limits.password[1]), v.nonEmpty()),
  name: v.optional(comparedText(limits.name[1])),
  office: v.optional(comparedText(limits.name[1])),
});
export type SignInRequest = v.InferInput<typeof SignInRequest>;

/** What the sign-in window checks before it sends a SignInRequest: no account has an address that is none. */
export const SignInForm = v.object({ email: EmailAddress, password: SignInRequest.entries.password });

/** GET /auth/session */
export const SessionReply = v.object({ member: PrivateMember });

/** One place where a member is signed in. */
export const SessionSeen = v.object({
  id: v.string(),
  /** The session of this request. */
  current: v.boolean(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  /** What the browser said of itself. */
  agent: v.string(),
  /** The network it was opened from; empty where that is not known. */
  address: v.string(),
});
export type SessionSeen = v.InferOutput<typeof SessionSeen>;
/** GET /auth/sessions: where the member is signed in, the one used last first. */
export const SessionsReply = v.object({ sessions: v.array(SessionSeen) });
