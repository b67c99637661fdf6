import type { ImportColumn, ImportField } from 'shared-api/contract/members/members-import.contract';
import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';
import { hasTooManyMarks } from 'shared-api/contract/text/text.contract';
import type { Table } from './read-table.ts';

/** What lists of members call their columns, in Arabic, French and English. */
const headings: Record<ImportField, string[]> = {
  name: [
    'الاسم',
    'الاسم الكامل',
    'الاسم واللقب',
    'اسم العضو',
    'prénom',
    'nom complet',
    'nom et prénom',
    'name',
    'full name',
    'first name',
  ],
  familyName: ['اللقب', 'اسم العائلة', 'nom de famille', 'last name', 'surname', 'family name'],
  email: [
    'البريد',
    'البريد الإلكتروني',
    'الإيميل',
    'email',
    'e-mail',
    'mail',
    'courriel',
    'adresse e-mail',
    'adresse mail',
    'adresse électronique',
  ],
  phone: [
    'الهاتف',
    'رقم الهاتف',
    'الهاتف النقال',
    'الجوال',
    'téléphone',
    'tél',
    'mobile',
    'numéro de téléphone',
    'phone',
    'phone number',
  ],
  role: ['الصفة', 'الدور', 'المنصب', 'rôle', 'fonction', 'role'],
  office: ['المكتب', 'الولاية', 'مكتب', 'bureau', 'wilaya', 'office'],
};

const withoutAccents = (text: string) =>
  hasTooManyMarks(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const normalise = (heading: string) =>
  normaliseForSearch(withoutAccents(heading))
    .replace(/[\s:*._-]+/g, ' ')
    .trim();

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [normalise(name), field as ImportField])),
);

/** « Nom » alone is the whole name, and beside « Prénom » the family's. */
function guessFields(names: string[]): (ImportField | null)[] {
  const normalised = names.map(normalise);
  const nom = normalised.includes('prenom') ? 'familyName' : 'name';
  const taken = new Set<ImportField>();
  return normalised.map((name) => {
    const field = name === 'nom' ? nom : fieldOf.get(name);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Each column with what it holds: as `chosen` says, or else by its heading. */
export function importColumns({ headings: names, rows }: Table, chosen?: (ImportField | '')[]): ImportColumn[] {
  const fields = chosen ? names.map((_, place) => chosen[place] || null) : guessFields(names);
  return names.map((heading, place) => ({
    heading,
    example: rows.find(({ cells }) => cells[place])?.cells[place] ?? '',
    field: fields[place] ?? null,
  }));
}
