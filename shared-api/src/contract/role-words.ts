import type { FormOfAddress } from './form-of-address.contract.ts';
import type { Role } from './members.contract.ts';

type Person = { addressedAs?: FormOfAddress };
type InRole = Person & { role: Role };

/** Apart from the others: bylines need no other, and the home page pays for every letter. */
const secretaryGeneral = { label: 'الامين العام', man: 'الأمين العام', woman: 'الأمينة العامة' };

const words: Record<Role, Record<FormOfAddress, string>> = {
  AD: { man: 'مسؤول البوابة', woman: 'مسؤولة البوابة' },
  SG: secretaryGeneral,
  OP: { man: 'رئيس مكتب', woman: 'رئيسة مكتب' },
  OM: { man: 'عضو', woman: 'عضوة' },
};

/** What a role is called in sentences, and in lists for staff, who tell administrators from members. */
export const roleName = ({ role, addressedAs = 'man' }: InRole) => words[role][addressedAs];

/** The label of spec, section 6, unless the secretary-general is a woman. */
export const secretaryGeneralLabel = ({ addressedAs }: Person) =>
  addressedAs === 'woman' ? secretaryGeneral.woman : secretaryGeneral.label;

/** How the role of a person is shown: any other than SG and OP is an ordinary member (spec, section 6). */
export const roleLabel = (person: InRole) => {
  if (person.role === 'SG') return secretaryGeneralLabel(person);
  return roleName(person.role === 'OP' ? person : { ...person, role: 'OM' });
};
