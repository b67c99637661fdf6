import type { PrivateMember } from '../contract/members/members.contract.ts';
import { useSession } from '../session/session.store.ts';

/** The session as it stands once it was read: this member's, or a visitor's. It is a new one, also of the same member. */
export function signInAs(member: PrivateMember | null) {
  useSession.setState({ status: 'failed', isAuthenticated: false, member: null }, true);
  if (member) useSession.setState({ status: 'succeeded', isAuthenticated: true, member }, true);
}
