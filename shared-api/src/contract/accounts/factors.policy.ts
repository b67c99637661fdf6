import type { Role } from '../members/members.contract.ts';
import { isTrustedRole } from '../members/members.policy.ts';

/** Who works on others' data, or speaks for the organisation: a password alone is not enough where it can be required. */
export const needsSecondFactor = (member: { role: Role }) => isTrustedRole(member.role);

export const canResetFactors = (viewer: { role: Role }) => viewer.role === 'AD';

/** Its time to set up a second factor is over: until it has one it reads what everybody reads. */
export const isSecondFactorOverdue = ({ secondFactorDueAt: dueAt }: { secondFactorDueAt: string | null }) =>
  dueAt !== null && new Date(dueAt) <= new Date();
