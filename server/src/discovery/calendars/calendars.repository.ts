import type { Db } from '../../platform/database/db.ts';

export const calendarsRepository = {
  /** One that is open. */
  findOffice: (db: Db, id: string) =>
    db.selectFrom('offices').select('name').where('id', '=', id).where('is_active', '=', true).executeTakeFirst(),
};
