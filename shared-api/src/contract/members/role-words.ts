import type { FormOfAddress } from './form-of-address.contract.ts';
import type { Role } from './members.contract.ts';

type Person = { addressedAs?: FormOfAddress };
type InRole = Person & { role: Role };

/** Each role apart: a page brings the words that it needs, and the home page pays for every letter. */
const secretaryGeneral = { man: 'الأمين العام', woman: 'الأمينة العامة' };
const headOfOffice = { man: 'رئيس مكتب', woman: 'رئيسة مكتب' };
const ordinaryMember = { man: 'عضو', woman: 'عضوة' };
const words: Record<Role, Record<FormOfAddress, string>> = {
  AD: { man: 'مسؤول البوابة', woman: 'مسؤولة البوابة' },
  SG: secretaryGeneral,
  OP: headOfOffice,
  OM: ordinaryMember,
};

/** What a role is called in sentences, and in lists for staff, who tell administrators from members. */
export const roleName = ({ role, addressedAs = 'man' }: InRole) => words[role][addressedAs];

export const secretaryGeneralName = ({ addressedAs = 'man' }: Person) => secretaryGeneral[addressedAs];

/** The label of spec, section 6, also of a woman. */
export const secretaryGeneralLabel = 'الامين العام';

/** The labels of spec, section 6: an administrator is shown as an ordinary member. */
const labels: Record<Role, string> = {
  AD: ordinaryMember.man,
  SG: secretaryGeneralLabel,
  OP: headOfOffice.man,
  OM: ordinaryMember.man,
};

export const roleLabel = ({ role }: { role: Role }) => labels[role];
