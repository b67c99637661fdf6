import { AddMemberForm, type Viewer } from 'shared-api/contract/members/members.contract';
import { rolesToImport, scopeOf } from 'shared-api/contract/members/members.policy';
import type { ImportColumn, ImportField } from 'shared-api/contract/members/members-import.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import * as v from 'valibot';
import { fieldSentence, importErrors } from '../../../messages.ts';
import { fieldErrors } from '../../../platform/http/validation.ts';
import { officeFinder } from './office-of-word.ts';
import type { Row } from './read-table.ts';
import { findRoleOfWord, type RoleOfRow } from './role-of-word.ts';

export type ImportedMember = { name: string; email: string; phone: string; officeId: string } & RoleOfRow;
/** With the member it stands for, or what to correct in it; the e-mail address may be somebody's in either case. */
export type CheckedRow = Row & { name: string; email?: string; member?: ImportedMember; sentences: string[] };
type Office = { id: string; name: string };
type Context = { viewer: Viewer; offices: Office[]; officeId: string };

export const requiredFields = ['name', 'email', 'phone'] as const satisfies ImportField[];

const Person = v.pick(AddMemberForm, requiredFields);

/** What is wrong with each field, and what to write instead. */
const sentencesOf = (person: Record<string, string>, errors: Record<string, string>) =>
  Object.entries(errors).map(([field, sentence]) => {
    const example = person[field] && importErrors.examples[field];
    return example ? `${sentence} ${example}` : sentence;
  });

function valuesOf(cells: string[], columns: ImportColumn[]) {
  const values: Partial<Record<ImportField, string>> = {};
  columns.forEach(({ field }, place) => {
    if (field) values[field] = cells[place] ?? '';
  });
  return values;
}

/** Reads the rows one after the other: a row is compared with those before it. */
export function rowChecker(columns: ImportColumn[], { viewer, offices, officeId }: Context) {
  const findOfficeOfWord = officeFinder(offices);
  const rowOfEmail = new Map<string, number>();
  const roles = rolesToImport(viewer);
  const scope = scopeOf(viewer);

  function findRole(word?: string) {
    const found = findRoleOfWord(word);
    return found && roles.includes(found.role) ? found : undefined;
  }

  function findOffice(name = '') {
    const id = name ? findOfficeOfWord(name) : officeId;
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
    const person = { name: `${name} ${familyName}`.trim(), email, phone };
    const parsed = v.safeParse(Person, person);
    const role = findRole(word);
    const inOffice = findOffice(office);
    const same = parsed.success ? findSame(parsed.output.email, number) : undefined;
    const sentences = [
      ...(cells.some((cell) => cell.includes('\ufffd')) ? [importErrors.lostLetters] : []),
      ...(parsed.issues ? sentencesOf(person, fieldErrors(parsed.issues)) : []),
      ...(role ? [] : [importErrors.role(roles.map((each) => roleName({ role: each })))]),
      ...(inOffice ? [] : [office ? importErrors.office : fieldSentence('officeId', 'missing')]),
      ...(same === undefined ? [] : [importErrors.same(same)]),
    ];
    const address = v.safeParse(Person.entries.email, email);
    const checked = { number, cells, name: person.name, sentences, ...(address.success && { email: address.output }) };
    if (!parsed.success || !role || !inOffice || sentences.length > 0) return checked;
    return { ...checked, member: { ...parsed.output, ...role, officeId: inOffice } };
  };
}
