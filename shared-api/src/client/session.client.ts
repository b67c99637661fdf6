import { http } from 'shared-api/client/http';
import type { PrivateMember } from '../contract/members.contract.ts';
import type { SignInRequest } from '../contract/session.contract.ts';

/** The signed-in member. @throws ApiError 401 when nobody is signed in */
export async function fetchSession(): Promise<PrivateMember> {
  const { member } = await (await http()).get('auth/session').json<{ member: PrivateMember }>();
  return member;
}

/** Opens a session. @throws ApiError 401 wrong pair, 403 not activated yet, 429 too many failures */
export const signIn = async (request: SignInRequest) =>
  (await http()).post('auth/login', { json: request }).json<{ message: string; member: PrivateMember }>();

/** Ends the session. @throws ApiError */
export const signOut = async () => (await http()).post('auth/logout').json<{ message: string }>();
