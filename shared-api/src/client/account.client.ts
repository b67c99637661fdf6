import { http } from 'shared-api/client/http';
import type {
  LinkReply,
  LinkRequest,
  PasswordResetRequest,
  SignUpRequest,
} from '../contract/accounts/account.contract.ts';
import type { SecondFactorReply } from '../contract/accounts/session.contract.ts';
import type { SignedIn } from './sign-in.client.ts';

type Message = { message: string };

/** Whether a mailed link still works: it is spent by its use, and too old after a while. */
export async function fetchLinkWorks(request: LinkRequest, signal: AbortSignal): Promise<boolean> {
  const { works } = await (await http()).post('auth/link', { json: request, signal }).json<LinkReply>();
  return works;
}

/** Signs up: the account waits for the head of its office. @throws ApiError 400 with `fields`, 409 e-mail taken, 429 */
export const signUp = async (request: SignUpRequest) =>
  (await http()).post('auth/signup', { json: request }).json<Message>();

/** Has a link to choose a new password mailed, if there is such an account. @throws ApiError 400 with `fields`, 429 */
export const forgotPassword = async (email: string) =>
  (await http()).post('auth/password/forgot', { json: { email } }).json<Message>();

/** Sets a new password with a mailed token, which works once. @throws ApiError 400 with `fields` */
export const resetPassword = async (request: PasswordResetRequest) =>
  (await http()).post('auth/password/reset', { json: request }).json<Message>();

/**
 * Sets the password of a member whom staff added, with a mailed token, which works once. Opens a session, or tells what must
 * follow; neither for an account that nobody has activated. @throws ApiError 400 with `fields`
 */
export const acceptInvitation = async (request: PasswordResetRequest) =>
  (await http()).post('auth/invitation/accept', { json: request }).json<SignedIn | SecondFactorReply | Message>();

/** Confirms an e-mail with a mailed token, which works once. @throws ApiError 400 with `fields`, 409 when it is another member's by now */
export const confirmEmail = async (token: string) =>
  (await http()).post('auth/email/confirm', { json: { token } }).json<Message>();

/** Has the confirmation link mailed again, if that e-mail waits for it: a member's own, or one that a member asked for. @throws ApiError 429 */
export const resendConfirmation = async (email: string) =>
  (await http()).post('auth/email/resend', { json: { email } }).json<Message>();
