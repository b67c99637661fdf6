import type { Role } from './members.contract.ts';

/** Who works on others' data, or speaks for the organisation: a password alone is not enough where it can be required. */
export const needsSecondFactor = (member: { role: Role }) => member.role !== 'OM';

export const canResetFactors = (viewer: { role: Role }) => viewer.role === 'AD';
