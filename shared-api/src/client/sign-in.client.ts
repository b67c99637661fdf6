import { http } from 'shared-api/client/http';
import type { SecondFactorRequest } from '../contract/accounts/factors.contract.ts';
import type { SecondFactorReply, SignInRequest } from '../contract/accounts/session.contract.ts';
import type { PrivateMember } from '../contract/members/members.contract.ts';

export type SignedIn = { message: string; member: PrivateMember };

/** Opens a session, or tells what must follow the password. @throws ApiError 401 wrong pair, 403 not activated yet, 429 too many failures */
export const signIn = async (request: SignInRequest) =>
  (await http()).post('auth/login', { json: request }).json<SignedIn | SecondFactorReply>();

/** The step after the password. @throws ApiError 400 wrong code, 401 when the password was given too long ago, 429 */
export const sendSecondFactor = async (request: SecondFactorRequest) =>
  (await http()).post('auth/second-factor', { json: request }).json<SignedIn>();

/** The password once more, for what asks for it. @throws ApiError 400 with `fields`, 429 */
export const reauthenticateByPassword = async (password: string) =>
  (await http()).post('auth/reauthenticate', { json: { password } }).json<{ message: string }>();

/** Has the member asked for its password if it was given too long ago. @throws ApiError 403 when it was not given */
export const confirmRecent = async () => (await http()).get('auth/reauthenticate').json<{ message: string }>();
