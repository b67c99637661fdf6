import { sql } from 'kysely';
import type { OfficeKind } from 'shared-api/contract/offices/offices.contract';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';

const officeColumns = [
  'offices.id',
  'offices.name',
  'offices.kind',
  'offices.is_active as isActive',
  'offices.cover_hash as coverHash',
  'offices.shows_contacts as showsContacts',
  'offices.email',
  'offices.phone',
  'offices.address',
  'offices.hours',
  'offices.version',
] as const;

export type OfficeDetails = {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | null | undefined;
  hours?: string | null | undefined;
  coverHash?: string | undefined;
};

/** Columns for the given fields; undefined ones stay unchanged. */
const toColumns = ({ name, email, phone, address, hours, coverHash }: OfficeDetails) => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(address !== undefined && { address }),
  ...(hours !== undefined && { hours }),
  ...(coverHash !== undefined && { cover_hash: coverHash }),
});

const offices = (db: Db) => db.selectFrom('offices').select(officeColumns).limit(sql.lit(serverLimits.maxOffices));

const officeNames = (db: Db) =>
  db.selectFrom('offices').select(['id', 'name', 'cover_hash as coverHash']).limit(sql.lit(serverLimits.maxOffices));

export const officesRepository = {
  /** All of them, or the one that is given. */
  list: (db: Db, id?: string) =>
    offices(db)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute(),

  listActive: (db: Db) => officeNames(db).where('is_active', '=', true).execute(),

  listOfKind: (db: Db, kind: OfficeKind) => officeNames(db).where('kind', '=', kind).execute(),

  find: (db: Db, id: string) => offices(db).where('id', '=', id).executeTakeFirst(),

  findNational: (db: Db) => offices(db).where('kind', '=', 'national').executeTakeFirst(),

  lock: (transaction: Transaction, id: string) =>
    offices(transaction).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  add: (transaction: Transaction, details: OfficeDetails & { name: string }) =>
    transaction
      .insertInto('offices')
      .values({ kind: 'provincial', ...toColumns(details), name: details.name })
      .returning(officeColumns)
      .executeTakeFirstOrThrow(),

  edit: (transaction: Transaction, id: string, details: OfficeDetails) =>
    transaction
      .updateTable('offices')
      .set({ ...toColumns(details), id })
      .where('id', '=', id)
      .returning(officeColumns)
      .executeTakeFirstOrThrow(),

  /** One statement: two clicks at the same moment cancel out. */
  toggleActive: (transaction: Transaction, id: string) =>
    transaction
      .updateTable('offices')
      .set({ is_active: sql`not is_active` })
      .where('id', '=', id)
      .returning(officeColumns)
      .executeTakeFirstOrThrow(),
};
export type OfficeRow = NonNullable<Awaited<ReturnType<typeof officesRepository.find>>>;
