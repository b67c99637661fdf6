import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { managedOfficeColumns } from './offices.repository.ts';

export type OfficeDetails = {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  coverHash: string | undefined;
};

/** Only what was given: what is undefined stays as it is. */
const toColumns = ({ name, email, phone, coverHash }: OfficeDetails) => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(coverHash !== undefined && { cover_hash: coverHash }),
});

/** What staff does to offices. Every call is part of somebody's transaction. */
export const managedOfficesRepository = {
  lock: (transaction: Db, id: string) =>
    transaction
      .selectFrom('offices')
      .select(managedOfficeColumns)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  add: (transaction: Db, details: OfficeDetails & { name: string }) =>
    transaction
      .insertInto('offices')
      .values({ kind: 'provincial', ...toColumns(details), name: details.name })
      .returning(managedOfficeColumns)
      .executeTakeFirstOrThrow(),

  edit: (transaction: Db, id: string, details: OfficeDetails) =>
    transaction
      .updateTable('offices')
      .set({ ...toColumns(details), id })
      .where('id', '=', id)
      .returning(managedOfficeColumns)
      .executeTakeFirstOrThrow(),

  /** One statement: two clicks at the same moment cancel out. */
  toggleActive: (transaction: Db, id: string) =>
    transaction
      .updateTable('offices')
      .set({ is_active: sql`not is_active` })
      .where('id', '=', id)
      .returning(managedOfficeColumns)
      .executeTakeFirstOrThrow(),
};
