import type { Role } from '../members/members.contract.ts';

/** Sees who asked for its account to be deleted, and carries it out earlier or takes it back in the member's name. */
export const canManageDeletions = (viewer: { role: Role }) => viewer.role === 'AD';

/** Without one such member nobody could run the portal: the last does not leave. */
export const mustRemain = (member: { role: Role }) => member.role === 'AD';
