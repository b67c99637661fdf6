import { importLimits } from 'shared-api/contract/import-limits';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { importColumns } from './import-columns.ts';

const fieldsOf = (headings: string[]) => importColumns({ headings, rows: [] }).map(({ field }) => field);

test('whoever imports a list finds its columns known, however their headings are decorated', () => {
  expect(fieldsOf(['N°', ' Nom ', 'PRÉNOM *', 'E-mail:', 'رَقْم الهـاتف', 'ملاحظات'])).toEqual([
    null,
    'familyName',
    'name',
    'email',
    'phone',
    null,
  ]);
});

test('nobody waits for a file whose headings are letters with thousands of accents', () => {
  const accents = '\u0315'.repeat(importLimits.rowBytes / 4) + '\u0300'.repeat(importLimits.rowBytes / 4);
  expect(cpuMs(() => fieldsOf([`e${accents}`]))).toBeLessThan(maxCpuMs);
});
