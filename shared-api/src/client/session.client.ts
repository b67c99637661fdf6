import { http } from 'shared-api/client/http';
import type { SessionSeen } from '../contract/accounts/session.contract.ts';
import type { PrivateMember } from '../contract/members/members.contract.ts';
import type { Page } from './read-page.ts';

/** The signed-in member. @throws ApiError 401 when nobody is signed in */
export async function fetchSession(signal: AbortSignal): Promise<PrivateMember> {
  const { member } = await (await http()).get('auth/session', { signal }).json<{ member: PrivateMember }>();
  return member;
}

/** Ends the session. @throws ApiError */
export const signOut = async () => (await http()).post('auth/logout').json<{ message: string }>();

/** Where the member is signed in, the session used last first. @throws ApiError 401 */
export async function fetchSessions(signal: AbortSignal): Promise<Page<SessionSeen>> {
  const { sessions } = await (await http()).get('auth/sessions', { signal }).json<{ sessions: SessionSeen[] }>();
  return { items: sessions, next: null, total: sessions.length };
}

/** Ends one session of the member. @throws ApiError 401, 404 */
export const endSession = async (id: string) =>
  (await http()).delete(`auth/sessions/${id}`).json<{ message: string }>();

/** Ends every session of the member but this browser's. @throws ApiError 401 */
export const endOtherSessions = async () => (await http()).delete('auth/sessions').json<{ message: string }>();
