import type { Role } from './members.contract.ts';

/** What each role is called in sentences and lists for staff, who tell administrators from members. */
export const roleNames: Record<Role, string> = {
  AD: 'مسؤول البوابة',
  SG: 'الأمين العام',
  OP: 'رئيس مكتب',
  OM: 'عضو',
};
