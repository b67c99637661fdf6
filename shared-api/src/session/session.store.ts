import { create } from 'zustand';
import { ApiError } from '../client/api-error.ts';
import { fetchSession, signIn as postSignIn, signOut as postSignOut } from '../client/session.client.ts';
import { signedInCookie } from '../contract/cookies.ts';
import type { PrivateMember } from '../contract/members.contract.ts';
import type { SignInRequest } from '../contract/session.contract.ts';

/** Who is signed in, in the four words of the spec's section 4. */
export type Session = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  isAuthenticated: boolean;
  member: PrivateMember | null;
  /** Why the session could not be read, or ended. */
  message?: string;
};

const nobody = { isAuthenticated: false, member: null } as const;
const somebody = (member: PrivateMember): Session => ({ status: 'succeeded', isAuthenticated: true, member });

const failed = (message: string): Session => ({ status: 'failed', ...nobody, message });
const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The one session of the page, read by every front end. */
export const useSession = create<Session>(() => ({ status: 'idle', ...nobody }));

/** A bad line signs nobody out who is known; the server's word alone does. */
function afterFailure(error: Error): Session {
  const known = useSession.getState();
  return known.member && !isOver(error) ? known : failed(error.message);
}

const otherTabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('session');
if (otherTabs) otherTabs.onmessage = () => void startSession();

const mayBeSignedIn = () => document.cookie.split('; ').includes(`${signedInCookie}=1`);

/** Counts changes of the session: the reply to a request that began before the last one is dropped. */
let changes = 0;

function settle(session: Session): void {
  changes += 1;
  useSession.setState(session, true);
}

/** Asks the server who is signed in; a browser without the `signed_in` cookie is a visitor and asks nothing. */
export async function startSession(): Promise<void> {
  if (!mayBeSignedIn()) return settle({ status: 'failed', ...nobody });
  changes += 1;
  const requestId = changes;
  // a member who is known stays on the screen while another tab's change is looked into
  if (useSession.getState().status === 'idle') useSession.setState({ status: 'loading' });
  const answer = await fetchSession().then(somebody, afterFailure);
  if (requestId === changes) settle(answer);
}

/** Signs in, here and in the other tabs of this browser. @throws ApiError 401, 403, 429 */
export async function signIn(request: SignInRequest): Promise<void> {
  const { member } = await postSignIn(request);
  settle(somebody(member));
  otherTabs?.postMessage('changed');
}

/** Signs out, here and in the other tabs of this browser; a session that had ended already is signed out too. @throws ApiError */
export async function signOut(): Promise<void> {
  await postSignOut().catch((error: unknown) => {
    if (!isOver(error)) throw error;
  });
  settle({ status: 'failed', ...nobody });
  otherTabs?.postMessage('changed');
}

/** Shows a visitor's portal to a member whose session the server no longer knows; `message` says why. */
export const endSession = (message: string) => useSession.setState(failed(message), true);

/** Shows the member who is signed in as the server now holds it; one who signed out meanwhile stays away. */
export const replaceMember = (member: PrivateMember) =>
  useSession.setState((session) => (session.member?.id === member.id ? { member } : session));
