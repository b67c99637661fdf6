import * as v from 'valibot';
import { limits } from '../limits.ts';
import { PrivateMember } from '../members/members.contract.ts';
import { EmailAddress, toEmailAddress } from '../text/email-address.contract.ts';
import { comparedText } from '../text/text.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { FactorMethod, PasskeyResponse } from './factors.contract.ts';

/** POST /auth/login. `name` and `office` are accepted for older clients, and ignored. */
export const SignInRequest = v.object({
  email: v.pipe(comparedText(limits.email[1]), v.transform(toEmailAddress), v.nonEmpty()),
  password: v.pipe(comparedText(limits.password[1]), v.nonEmpty()),
  name: v.optional(comparedText(limits.name[1])),
  office: v.optional(comparedText(limits.name[1])),
});
export type SignInRequest = v.InferInput<typeof SignInRequest>;

/** How a session was opened: by password, by password and a code, or by a passkey. */
export const SignInMethod = v.picklist(['password', 'password_and_code', 'passkey']);
export type SignInMethod = v.InferOutput<typeof SignInMethod>;

/** 202 of POST /auth/login: the password was right, and one of `methods` must follow. */
export const SecondFactorReply = v.object({ next: v.literal('second_factor'), methods: v.array(FactorMethod) });
export type SecondFactorReply = v.InferOutput<typeof SecondFactorReply>;

/** POST /auth/reauthenticate: the password, or a passkey. */
export const ReauthenticateRequest = v.union([
  v.object({ password: SignInRequest.entries.password }),
  v.object({ response: PasskeyResponse }),
]);
export type ReauthenticateRequest = v.InferInput<typeof ReauthenticateRequest>;

/** A form that is but a button. */
export const NoFields = v.object({});

/** The form that asks for the password again. */
export const PasswordForm = v.object({ password: SignInRequest.entries.password });

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
  method: SignInMethod,
});
export type SessionSeen = v.InferOutput<typeof SessionSeen>;
/** GET /auth/sessions: where the member is signed in, the one used last first. */
export const SessionsReply = v.object({ sessions: v.array(SessionSeen) });
