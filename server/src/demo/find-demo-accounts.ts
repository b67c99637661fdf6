import type { Db } from '../platform/database/db.ts';
import { demoAccountNames } from './demo-members.ts';

/** The accounts one can try the portal with; none where the demo data was not loaded. */
export const findDemoAccounts = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .select(['members.email', 'members.role', 'offices.name as office', 'members.is_active as isActive'])
    .where(
      'members.email',
      'in',
      demoAccountNames.map((name) => `${name}@portal.example`),
    )
    .orderBy('members.role')
    .execute();
