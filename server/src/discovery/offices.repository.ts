import type { Db } from '../platform/database/db.ts';

export const openOfficesRepository = {
  /** One that is open. */
  find: (db: Db, id: string) =>
    db.selectFrom('offices').select('name').where('id', '=', id).where('is_active', '=', true).executeTakeFirst(),
};
