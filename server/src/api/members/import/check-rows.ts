import { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import { AddMemberForm, Role, type Viewer } from 'shared-api/contract/members/members.contract';
import { rolesToImport, scopeOf } from 'shared-api/contract/members/members.policy';
import type { ImportColumn, ImportField } from 'shared-api/contract/members/members-import.contract';
import { roleLabel, roleName } from 'shared-api/contract/members/role-words';
import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';
import * as v from 'valibot';
import { fieldSentence, importErrors } from '../../../messages.ts';
import { fieldErrors } from '../../../platform/http/validation.ts';
import type { Row } from './read-table.ts';

export type ImportedMember = { name: string; email: string; phone: string; officeId: string } & RoleOfRow;
/** With the member it stands for, or what to correct in it. */
export type CheckedRow = Row & { name: string; member?: ImportedMember; sentences: string[] };
type Office = { id: string; name: string };
type Context = { viewer: Viewer; offices: Office[]; officeId: string };

export const requiredFields = ['name', 'email', 'phone'] as const satisfies ImportField[];

const Person = v.pick(AddMemberForm, requiredFields);

type RoleOfRow = { role: Role; addressedAs: FormOfAddress };

/** A word for a woman says how she is addressed as well. */
const roleOfWord = new Map<string, RoleOfRow>(
  Role.options.flatMap((role) => {
    const words = {
      man: [role, roleLabel({ role }), roleName({ role })],
      woman: [roleName({ role, addressedAs: 'woman' })],
    };
    return FormOfAddress.options.flatMap((addressedAs) =>
      words[addressedAs].map((word) => [normaliseForSearch(word), { role, addressedAs }] as const),
    );
  }),
);
const ordinary: RoleOfRow = { role: 'OM', addressedAs: 'man' };

/** Spreadsheets take a phone number for a number and drop its first nought. */
const withNought = (phone: string) => (/^[5-7]\d{8}$/.test(phone) ? `0${phone}` : phone);

function valuesOf(cells: string[], columns: ImportColumn[]) {
  const values: Partial<Record<ImportField, string>> = {};
  columns.forEach(({ field }, place) => {
    if (field) values[field] = cells[place] ?? '';
  });
  return values;
}

/** Reads the rows one after the other: a row is compared with those before it. */
export function rowChecker(columns: ImportColumn[], { viewer, offices, officeId }: Context) {
  const officeOfName = new Map(offices.map((office) => [normaliseForSearch(office.name), office.id]));
  const rowOfEmail = new Map<string, number>();
  const roles = rolesToImport(viewer);
  const scope = scopeOf(viewer);

  function findRole(word = '') {
    const found = word ? roleOfWord.get(normaliseForSearch(word)) : ordinary;
    return found && roles.includes(found.role) ? found : undefined;
  }

  function findOffice(name = '') {
    const id = name ? officeOfName.get(normaliseForSearch(name)) : officeId;
    return !scope || id === scope ? id : undefined;
  }

  /** The row that has the same e-mail address; this one from now on, where there is none. */
  function findSame(email: string, number: number) {
    const same = rowOfEmail.get(email.toLowerCase());
    if (same === undefined) rowOfEmail.set(email.toLowerCase(), number);
    return same;
  }

  return ({ number, cells }: Row): CheckedRow => {
    const { name = '', familyName = '', email = '', phone = '', role: word, office } = valuesOf(cells, columns);
    const person = { name: `${name} ${familyName}`.trim(), email, phone: withNought(phone) };
    const parsed = v.safeParse(Person, person);
    const role = findRole(word);
    const inOffice = findOffice(office);
    const same = parsed.success ? findSame(email, number) : undefined;
    const sentences = [
      ...(parsed.issues ? Object.values(fieldErrors(parsed.issues)) : []),
      ...(role ? [] : [importErrors.role(roles.map((each) => roleName({ role: each })))]),
      ...(inOffice ? [] : [office ? importErrors.office : fieldSentence('officeId', 'missing')]),
      ...(same === undefined ? [] : [importErrors.same(same)]),
    ];
    const checked = { number, cells, name: person.name, sentences };
    if (!parsed.success || !role || !inOffice || sentences.length > 0) return checked;
    return { ...checked, member: { ...parsed.output, ...role, officeId: inOffice } };
  };
}
