import { importLimits } from 'shared-api/contract/members/import-limits';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { importColumns } from './import-columns.ts';

const fieldsOf = (headings: string[]) => importColumns({ headings, rows: [] }).map(({ field }) => field);

test('who imports a list finds its columns known, however their headings are decorated', () => {
  expect(fieldsOf(['N°', ' Nom ', 'PRÉNOM *', 'E-mail:', 'رَقْم الهـاتف', 'ملاحظات'])).toEqual([
    null,
    'familyName',
    'name',
    'email',
    'phone',
    null,
  ]);
});

test.each([
  ['name', ['الاسم و اللقب', 'اللقب والإسم', 'الاسم الكامل', 'Nom', 'NOM & PRÉNOM', 'Nom et Prénom(s)', 'Full name']],
  [
    'email',
    ['E-mail', 'Email', 'Courriel', 'Adresse de messagerie', 'البريد الالكتروني', 'بريد إلكتروني', 'Adresse e-mail'],
  ],
  [
    'phone',
    [
      'N° Tél',
      'الهاتف المحمول',
      'رقم الهاتف',
      'Téléphone',
      'N° de téléphone',
      'TEL.',
      'رقم الموبايل',
      'Tél. portable',
      'GSM',
    ],
  ],
  ['office', ['Wilaya', 'Bureau', 'ولاية', 'المكتب الولائي', 'Bureau de Wilaya', 'Code wilaya']],
  ['role', ['Fonction', 'الصِّفة', 'Qualité', 'المنصب', 'Rôle']],
])('who imports a list finds the column of the %s, whatever the list calls it', (field, names) => {
  expect(names.map((name) => [name, ...fieldsOf([name])])).toEqual(names.map((name) => [name, field]));
});

test.each(['', 'N°', 'ملاحظات', 'Observations', 'الوالد', 'اسم الأب', 'تاريخ الميلاد', 'الحالة', 'ما يجب تصحيحه'])(
  'who imports a list reads nothing out of the column %j',
  (heading) => expect(fieldsOf([heading])).toEqual([null]),
);

/** Marks of two kinds, which Unicode orders by exchanging each with each. */
const marks = (count: number) => '\u0315'.repeat(count / 2) + '\u0300'.repeat(count / 2);

test.each([
  ['a letter with thousands of accents', `e${marks(importLimits.rowBytes / 2)}`],
  ['letters with as many accents as are allowed', `e${marks(30)}`.repeat(importLimits.rowBytes / 61)],
])('nobody waits for a file whose heading is %s', (_, heading) => {
  expect(cpuMs(() => fieldsOf([heading]))).toBeLessThan(maxCpuMs);
});
