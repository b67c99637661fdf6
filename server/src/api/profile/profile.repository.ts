import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { MembersTable } from '../../platform/database/tables.ts';
import { memberColumns, privateMemberColumns } from '../members/members.repository.ts';

export function profileRepository(db: Db) {
  return {
    update: (id: string, changes: Updateable<MembersTable>) =>
      db.updateTable('members').set(changes).where('id', '=', id).execute(),

    get: (id: string) =>
      db
        .selectFrom('members')
        .innerJoin('offices', 'offices.id', 'members.office_id')
        .select([...memberColumns, ...privateMemberColumns])
        .where('members.id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
