import { sql } from 'kysely';
import type { OfficeKind } from 'shared-api/contract/offices.contract';
import type { Db } from '../../platform/database/db.ts';

/** Far above any number of offices there will be; no list is without a bound. */
const mostOffices = 1_000;

const officeColumns = [
  'offices.id',
  'offices.name',
  'offices.kind',
  'offices.is_active as isActive',
  'offices.cover_hash as coverHash',
  'offices.shows_contacts as showsContacts',
  'offices.email',
  'offices.phone',
] as const;

/** What its staff sees besides. */
export const managedOfficeColumns = [...officeColumns, 'offices.version'] as const;

export function officesRepository(db: Db) {
  const selectNames = () =>
    db
      .selectFrom('offices')
      .select(['offices.id', 'offices.name', 'offices.cover_hash as coverHash'])
      .limit(sql.lit(mostOffices));

  return {
    /** All of them, or the one that is given. */
    listAll: (id?: string) =>
      db
        .selectFrom('offices')
        .select(managedOfficeColumns)
        .limit(sql.lit(mostOffices))
        .$if(id !== undefined, (query) => query.where('offices.id', '=', id ?? ''))
        .execute(),

    listActive: () => selectNames().where('offices.is_active', '=', true).execute(),

    listOfKind: (kind: OfficeKind) => selectNames().where('offices.kind', '=', kind).execute(),

    findNational: () =>
      db.selectFrom('offices').select(officeColumns).where('offices.kind', '=', 'national').executeTakeFirst(),

    findProvincial: (id: string) =>
      db
        .selectFrom('offices')
        .select(officeColumns)
        .where('offices.kind', '=', 'provincial')
        .where('offices.id', '=', id)
        .executeTakeFirst(),
  };
}
export type OfficesRepository = ReturnType<typeof officesRepository>;
