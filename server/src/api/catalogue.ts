import type { Catalogue, PersonColumn, TableFacts, TableName } from '../platform/database/table-facts.ts';
import { limitTables } from '../platform/limits/limits.tables.ts';
import { type LeaverByMail, mailTables } from '../platform/mail/mail.tables.ts';
import { pictureTables } from '../platform/pictures/pictures.tables.ts';
import { registryTables } from '../platform/registry/registry.tables.ts';
import { accountTables } from './account/account.tables.ts';
import { auditTables } from './audit/audit.tables.ts';
import { contactTables } from './contact/contact.tables.ts';
import { factorTables } from './factors/factors.tables.ts';
import { followerTables } from './followers/followers.tables.ts';
import { frontEndTables } from './front-ends/front-ends.tables.ts';
import { memberTables } from './members/members.tables.ts';
import { notificationTables } from './notifications/notifications.tables.ts';
import { officeTables } from './offices/offices.tables.ts';
import { personalDataTables } from './personal-data/personal-data.tables.ts';
import { attendanceTables } from './posts/attendance/attendance.tables.ts';
import { eventVisitorTables } from './posts/event-visitors/event-visitors.tables.ts';
import { postTables } from './posts/posts.tables.ts';
import { pushTables } from './push/push.tables.ts';
import { securityTables } from './security/security.tables.ts';
import { sessionTables } from './session/session.tables.ts';

/** Every table of the database, each after those it refers to: in this order archives are read, and persons erased. */
const catalogue: Catalogue<LeaverByMail> = {
  ...pictureTables,
  ...officeTables,
  ...memberTables,
  ...accountTables,
  ...postTables,
  ...eventVisitorTables,
  ...attendanceTables,
  ...contactTables,
  ...auditTables,
  ...securityTables,
  ...followerTables,
  ...mailTables,
  ...factorTables,
  ...sessionTables,
  ...personalDataTables,
  ...notificationTables,
  ...pushTables,
  ...frontEndTables,
  ...registryTables,
  ...limitTables,
};

/** What holds of any table. */
type AnyFacts = TableFacts<'posts', LeaverByMail>;
export const tables = Object.entries(catalogue) as unknown as [TableName, AnyFacts][];

type AnyColumn = { table: TableName; column: string } & PersonColumn<'posts', LeaverByMail>;
/** Every column that names a person. */
export const personColumns: AnyColumn[] = tables.flatMap(([table, { person }]) =>
  person === 'none' ? [] : Object.entries(person).map(([column, facts]) => ({ table, column, ...facts })),
);

/** What an archive holds, each table after those it refers to. */
export const archivedTables = tables.flatMap(([table, { archive }]) =>
  archive === 'passing' ? [] : [{ table, ...archive }],
);
