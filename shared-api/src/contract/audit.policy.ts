import type { Role } from './members/members.contract.ts';

/** The network an entry's action came from. */
export const canSeeAddresses = (viewer: { role: Role }) => viewer.role === 'AD';
