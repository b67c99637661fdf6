import * as v from 'valibot';
import { limits } from './limits.ts';
import { PrivateMember } from './members.contract.ts';
import { OfficeName } from './offices.contract.ts';
import { boundedText, EmailAddress, Password } from './text.contract.ts';

/** POST /auth/login. `name` and `office` are accepted for older clients, and ignored. */
export const SignInRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  name: v.optional(v.string()),
  office: v.optional(v.string()),
});
export type SignInRequest = v.InferInput<typeof SignInRequest>;

/** What the sign-in window checks before it sends a SignInRequest: no account has an address that is none. */
export const SignInForm = v.object({ email: EmailAddress, password: SignInRequest.entries.password });

/** POST /auth/signup */
export const SignUpRequest = v.object({
  name: boundedText(limits.name),
  email: EmailAddress,
  password: Password,
  /** Id of the office that will activate the account. */
  office: v.pipe(v.string(), v.nonEmpty()),
});
export type SignUpRequest = v.InferInput<typeof SignUpRequest>;

/** GET /auth/session */
export const SessionReply = v.object({ member: PrivateMember });
/** POST /auth/login */
export const SignInReply = v.object({ message: v.string(), member: PrivateMember });
/** GET /auth/offices: the active ones. */
export const OfficesReply = v.object({ offices: v.array(OfficeName) });
/** One place where a member is signed in. */
export const SessionSeen = v.object({
  id: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  /** What the browser said of itself. */
  agent: v.string(),
});
export type SessionSeen = v.InferOutput<typeof SessionSeen>;
/** GET /auth/sessions: where the member is signed in, the one used last first. */
export const SessionsReply = v.object({ sessions: v.array(SessionSeen) });
/** Any call that answers with a sentence alone. */
export const MessageReply = v.object({ message: v.string() });
