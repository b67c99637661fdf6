import type { ManagedOffice, Office } from 'shared-api/contract/offices/offices.contract';
import { coverUrl } from '../../platform/pictures/picture-urls.ts';
import type { OfficeRow } from './offices.repository.ts';
import { otherNamesOf } from './wilayas.ts';

const contactsOf = ({ email, phone, address, hours }: OfficeRow) => ({ email, phone, address, hours });

export const toOffice = (row: OfficeRow): Office => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  isActive: row.isActive,
  cover: coverUrl(row.coverHash, 'large'),
  ...(row.showsContacts && contactsOf(row)),
});

/** As staff sees it: its contacts too, shown or not. */
export const toManagedOffice = (row: OfficeRow): ManagedOffice => ({
  ...toOffice(row),
  ...contactsOf(row),
  otherNames: otherNamesOf(row.name),
  version: row.version,
});

const collator = new Intl.Collator('ar');

/** In Arabic alphabetical order, which the database's own order is not. */
export const inArabicOrder = <T extends { name: string }>(offices: T[]) =>
  offices.toSorted((a, b) => collator.compare(a.name, b.name));
