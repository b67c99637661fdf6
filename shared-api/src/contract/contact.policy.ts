import type { Role } from './members/members.contract.ts';

export const canReadMessages = (viewer: { role: Role }) => viewer.role === 'AD';
