import type { Role } from '../members/members.contract.ts';

export const canReadSecurityLog = (viewer: { role: Role }) => viewer.role === 'AD';
