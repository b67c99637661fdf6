import type { PrivateMember } from '../contract/members.contract.ts';
import { useSession } from '../session/session.store.ts';

/** The session as it stands once it was read: this member's, or a visitor's. */
export const signInAs = (member: PrivateMember | null) =>
  useSession.setState(
    member
      ? { status: 'succeeded', isAuthenticated: true, member }
      : { status: 'failed', isAuthenticated: false, member: null },
    true,
  );
