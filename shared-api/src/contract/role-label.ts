import type { Role } from './members.contract.ts';

/** How a role is shown: any other than SG and OP is an ordinary member (spec, section 6). */
export const roleLabel = (role: Role) => (role === 'SG' ? 'الامين العام' : role === 'OP' ? 'رئيس مكتب' : 'عضو');
