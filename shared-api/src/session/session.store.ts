import { countSession } from 'shared-api/client/http';
import { create } from 'zustand';
import { ApiError } from '../client/api-error.ts';
import { fetchSession, signOut as postSignOut } from '../client/session.client.ts';
import { signedInCookie } from '../contract/accounts/cookies.ts';
import type { PrivateMember } from '../contract/members/members.contract.ts';
import { allowMemberStorage, clearMemberStorage } from './member-storage.ts';

export {
  clearMemberStorage,
  isAnythingStoredFor,
  readForMember,
  removeForMember,
  storeForMember,
} from './member-storage.ts';

/** Who is signed in, in the four words of the spec's section 4. */
export type Session = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  isAuthenticated: boolean;
  member: PrivateMember | null;
  /** A sign-out is under way: what changes from now on is not asked for. */
  isEnding?: boolean;
  /** Why the session could not be read, or ended. */
  message?: string;
};

const nobody = { isAuthenticated: false, member: null } as const;
const somebody = (member: PrivateMember): Session => ({ status: 'succeeded', isAuthenticated: true, member });

const failed = (message: string): Session => ({ status: 'failed', ...nobody, message });
const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The one session of the page, read by every front end. */
export const useSession = create<Session>(() => ({ status: 'idle', ...nobody }));

const otherTabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('session');
type Announced = { signedOut?: string };
if (otherTabs)
  otherTabs.onmessage = ({ data: { signedOut } }: MessageEvent<Announced>) => {
    if (signedOut) clearMemberStorage(signedOut);
    void startSession();
  };
const announce = (announced: Announced) => otherTabs?.postMessage(announced);

/** Whether this browser has a session, as far as a page can know. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes(`${signedInCookie}=1`);

/** The request for the session that is under way; whatever changes the session meanwhile ends it. */
let request = new AbortController();

function settle(session: Session): void {
  request.abort();
  if (session.member) {
    countSession();
    allowMemberStorage(session.member.id);
  }
  useSession.setState(session, true);
}

/** Fetches who is signed in; without the `signed_in` cookie, or during a sign-out, there is no request. */
export async function startSession(): Promise<void> {
  if (useSession.getState().isEnding) return;
  if (!mayBeSignedIn()) return settle({ status: 'failed', ...nobody });
  request.abort();
  request = new AbortController();
  const { signal } = request;
  // a signed-in member stays on the screen while the session is fetched after another tab's change
  if (useSession.getState().status === 'idle') useSession.setState({ status: 'loading' });
  try {
    const member = await fetchSession(signal);
    if (!signal.aborted) settle(somebody(member));
  } catch (error) {
    if (!signal.aborted) afterFailure(error as Error);
  }
}

/** A failed request keeps the signed-in member; only a 401 signs out. */
function afterFailure(error: Error): void {
  const known = useSession.getState();
  if (isOver(error)) endSession(error.message);
  else settle(known.member ? known : failed(error.message));
}

/** A session that the server has opened, here and in the other tabs of this browser. */
export function enterSession(member: PrivateMember): void {
  settle(somebody(member));
  announce({});
}

/**
 * Signs out, here and in the other tabs of this browser, which keeps nothing for the member any more; a session that had
 * ended already is signed out too. Returns what the server said of it, where it was asked in time. @throws ApiError
 */
export async function signOut(): Promise<string | undefined> {
  const { member } = useSession.getState();
  useSession.setState({ isEnding: true });
  const reply = await postSignOut().catch((error: unknown) => {
    if (isOver(error)) return undefined;
    useSession.setState({ isEnding: false });
    throw error;
  });
  if (member) clearMemberStorage(member.id);
  settle({ status: 'failed', ...nobody });
  announce(member ? { signedOut: member.id } : {});
  return reply?.message;
}

/**
 * Signs out a member whose session the server no longer knows; `message` says why. The page drops the cookie itself: a
 * reply that did so could come after that of a sign-in, and end the new session.
 */
export function endSession(message: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no Cookie Store
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
  settle(failed(message));
}

/** Replaces the signed-in member by the server's reply; no effect after a sign-out. */
export function replaceMember(member: PrivateMember): void {
  if (useSession.getState().member?.id !== member.id) return;
  request.abort();
  useSession.setState({ member });
}
