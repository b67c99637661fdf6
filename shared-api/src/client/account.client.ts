import { http } from 'shared-api/client/http';
import type { PasswordResetRequest, SignUpRequest } from '../contract/account.contract.ts';
import type { SessionSeen } from '../contract/session.contract.ts';
import type { Page } from './read-page.ts';

type Message = { message: string };

/** Signs up: the account waits for the head of its office. @throws ApiError 400 with `fields`, 409 e-mail taken, 429 */
export const signUp = async (request: SignUpRequest) =>
  (await http()).post('auth/signup', { json: request }).json<Message>();

/** Has a link to choose a new password mailed, if there is such an account. @throws ApiError 400 with `fields`, 429 */
export const forgotPassword = async (email: string) =>
  (await http()).post('auth/password/forgot', { json: { email } }).json<Message>();

/** Sets a new password with a mailed token, which works once. @throws ApiError 400 with `fields` */
export const resetPassword = async (request: PasswordResetRequest) =>
  (await http()).post('auth/password/reset', { json: request }).json<Message>();

/** Confirms an e-mail with a mailed token, which works once. @throws ApiError 400 with `fields` */
export const confirmEmail = async (token: string) =>
  (await http()).post('auth/email/confirm', { json: { token } }).json<Message>();

/** Has the confirmation link mailed again, if that e-mail waits for it. @throws ApiError 429 */
export const resendConfirmation = async (email: string) =>
  (await http()).post('auth/email/resend', { json: { email } }).json<Message>();

/** Where the member is signed in, the session used last first. @throws ApiError 401 */
export async function fetchSessions(signal: AbortSignal): Promise<Page<SessionSeen>> {
  const { sessions } = await (await http()).get('auth/sessions', { signal }).json<{ sessions: SessionSeen[] }>();
  return { items: sessions, next: null, total: sessions.length };
}

/** Ends one session of the member. @throws ApiError 401, 404 */
export const endSession = async (id: string) => (await http()).delete(`auth/sessions/${id}`).json<Message>();

/** Ends every session of the member but this browser's. @throws ApiError 401 */
export const endOtherSessions = async () => (await http()).delete('auth/sessions').json<Message>();
