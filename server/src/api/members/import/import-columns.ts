import type { ImportColumn, ImportField } from 'shared-api/contract/members/members-import.contract';
import { labelKey } from './label-key.ts';

/** What lists of members call their columns, in Arabic, French and English; each stands for all that `labelKey` finds the same. */
const headings: Record<ImportField, string[]> = {
  name: [
    'الاسم',
    'الاسم الكامل',
    'الاسم واللقب',
    'اللقب والاسم',
    'اسم ولقب',
    'الاسم والنسب',
    'الاسم الشخصي',
    'اسم العضو',
    'prénom',
    'prénoms',
    'prénom(s)',
    'nom complet',
    'nom et prénom',
    'nom et prénoms',
    'nom et prénom(s)',
    'noms et prénoms',
    'prénom et nom',
    'nom du membre',
    'name',
    'full name',
    'first name',
    'given name',
  ],
  familyName: [
    'اللقب',
    'النسب',
    'اسم العائلة',
    'الاسم العائلي',
    'nom de famille',
    'last name',
    'surname',
    'family name',
  ],
  email: [
    'البريد',
    'البريد الإلكتروني',
    'عنوان البريد',
    'عنوان البريد الإلكتروني',
    'الإيميل',
    'email',
    'e-mail',
    'mail',
    'courriel',
    'courrier électronique',
    'adresse e-mail',
    'adresse email',
    'adresse mail',
    'adresse électronique',
    'adresse de courriel',
    'adresse de messagerie',
    'email address',
    'e-mail address',
  ],
  phone: [
    'الهاتف',
    'الهاتف النقال',
    'الهاتف المحمول',
    'الهاتف الجوال',
    'النقال',
    'المحمول',
    'الجوال',
    'الموبايل',
    'téléphone',
    'tél',
    'téléphone mobile',
    'téléphone portable',
    'tél mobile',
    'tél portable',
    'mobile',
    'portable',
    'gsm',
    'phone',
    'mobile phone',
    'cell phone',
  ],
  role: ['الصفة', 'الدور', 'المنصب', 'الوظيفة', 'المهمة', 'rôle', 'fonction', 'qualité', 'position'],
  office: [
    'المكتب',
    'الولاية',
    'المكتب الولائي',
    'مكتب الولاية',
    'اسم المكتب',
    'bureau',
    'wilaya',
    'bureau de wilaya',
    'code wilaya',
    'office',
  ],
};

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [labelKey(name), field as ImportField])),
);

/** « Nom » alone is the whole name, and beside « Prénom » the family's. */
function guessFields(names: string[]): (ImportField | null)[] {
  const keys = names.map(labelKey);
  const nom = keys.some((key) => /^prenoms?( s)?$/.test(key)) ? 'familyName' : 'name';
  const taken = new Set<ImportField>();
  return keys.map((key) => {
    const field = key === 'nom' || key === 'noms' ? nom : fieldOf.get(key);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** How far down headings may stand below a title, and by how many names or cells they are known. */
const rowsLookedAt = 10;
const namesOfHeadings = 2;
const cellsOfHeadings = 3;

const count = (cells: unknown[]) => cells.filter(Boolean).length;

/**
 * Which of the rows holds the headings: the one with most names of fields, or else the first that is wide below titles, which
 * fill one cell.
 */
export function findHeadings(rows: { cells: string[] }[]): number {
  const first = rows.slice(0, rowsLookedAt).map(({ cells }) => cells);
  const names = first.map((cells) => count(guessFields(cells)));
  const most = Math.max(...names);
  if (most >= namesOfHeadings) return names.indexOf(most);
  const wide = first.findIndex((cells) => count(cells) >= cellsOfHeadings);
  return first.slice(0, wide).every((cells) => count(cells) === 1) ? Math.max(wide, 0) : 0;
}

type Table = { headings: string[]; rows: { cells: string[] }[] };

/** Each column with what it holds: as `chosen` says, or else by its heading. */
export function importColumns({ headings: names, rows }: Table, chosen?: (ImportField | '')[]): ImportColumn[] {
  const fields = chosen ? names.map((_, place) => chosen[place] || null) : guessFields(names);
  return names.map((heading, place) => ({
    heading,
    example: rows.find(({ cells }) => cells[place])?.cells[place] ?? '',
    field: fields[place] ?? null,
  }));
}
