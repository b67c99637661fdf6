import type { Role } from './members.contract.ts';

const labels: Partial<Record<Role, string>> = { SG: 'الامين العام', OP: 'رئيس مكتب' };

/** How a role is shown: any other than SG and OP is an ordinary member (spec, section 6). */
export const roleLabel = (role: Role) => labels[role] ?? 'عضو';
