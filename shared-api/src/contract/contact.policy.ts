import type { Role } from './members.contract.ts';

export const canReadMessages = (viewer: { role: Role }) => viewer.role === 'AD';
