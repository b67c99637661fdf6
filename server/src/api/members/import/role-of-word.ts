import { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import { Role } from 'shared-api/contract/members/members.contract';
import { roleLabel, roleName } from 'shared-api/contract/members/role-words';
import { labelKey } from './label-key.ts';

export type RoleOfRow = { role: Role; addressedAs: FormOfAddress };

/** What lists of offices write beside the portal's own words. */
const usualWords: Partial<Record<Role, Record<FormOfAddress, string[]>>> = {
  OM: {
    man: [
      'عضو عادي',
      'عضو نشط',
      'عضو فاعل',
      'عضو المكتب',
      'منخرط',
      'membre',
      'membre actif',
      'membre ordinaire',
      'membre du bureau',
      'adhérent',
      'member',
    ],
    woman: ['عضوة عادية', 'عضوة نشطة', 'عضوة المكتب', 'منخرطة', 'membre active', 'adhérente'],
  },
  OP: {
    man: [
      'رئيس',
      'مسؤول المكتب',
      'responsable',
      'responsable du bureau',
      'responsable de bureau',
      'chef de bureau',
      'président',
      'président du bureau',
      'head of office',
    ],
    woman: ['رئيسة', 'مسؤولة المكتب', 'cheffe de bureau', 'présidente', 'présidente du bureau'],
  },
};

/** A word for a woman says how she is addressed as well. */
const roleOfWord = new Map<string, RoleOfRow>(
  Role.options.flatMap((role) => {
    const own = {
      man: [role, roleLabel({ role }), roleName({ role })],
      woman: [roleName({ role, addressedAs: 'woman' })],
    };
    return FormOfAddress.options.flatMap((addressedAs) =>
      [...own[addressedAs], ...(usualWords[role]?.[addressedAs] ?? [])].map(
        (word) => [labelKey(word), { role, addressedAs }] as const,
      ),
    );
  }),
);

/** Who has no word is an ordinary member; undefined for a word that names no role. */
export const findRoleOfWord = (word = ''): RoleOfRow | undefined =>
  word ? roleOfWord.get(labelKey(word)) : { role: 'OM', addressedAs: 'man' };
